//! 4: all options do the same (let one of them bring something else)
lost kite "Kite"
  "It would fly."
  option "Run with it" kind: gain you heart 1
  option "Wish it wind" plain: gain you heart 1
