//! 4: there is no map here (leave the place out: cards and endings are read on any page)
lost kite "Kite"
  "It would fly."
  option "Run with it" kind: gain near E heart 1
  option "Wish it wind" plain: become you cheerful
