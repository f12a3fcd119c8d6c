//! 4: 'set' is not possible here (let cards do what is possible on any page of any story)
lost kite "Kite"
  "It would fly."
  option "Run with it" kind: set kite
  option "Wish it wind" plain: become you cheerful
