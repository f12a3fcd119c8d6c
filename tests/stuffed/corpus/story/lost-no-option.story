//! 5: this is no option (write only options below the text of a Lost card)
lost kite "Kite"
  "It would fly."
  option "Run with it" kind: gain you heart 1
  gain you heart 1
