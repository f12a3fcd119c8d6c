//! 6: there is a card 'kite' already (give it another name)
lost kite "Kite"
  "It would fly."
  option "Run with it" kind: gain you heart 1
  option "Wish it wind" plain: become you cheerful
lost kite "Kite"
  "It would fly."
  option "Run with it" kind: gain you heart 1
  option "Wish it wind" plain: become you cheerful
