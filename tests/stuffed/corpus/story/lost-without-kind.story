//! 2: the card has 2 options, 0 of them kind (write 2 or 3 options, one of them kind; walking away is always offered besides)
lost kite "Kite"
  "It would fly."
  option "Run with it" sly: gain you heart 1
  option "Wish it wind" plain: become you cheerful
