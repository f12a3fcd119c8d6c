//! 2: the card has 1 options, 1 of them kind (write 2 or 3 options, one of them kind; walking away is always offered besides)
lost kite "Kite"
  "It would fly."
  option "Run with it" kind: gain you heart 1
