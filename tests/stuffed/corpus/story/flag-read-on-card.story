//! 4: flags and counters belong to the pages of a story (use it in an entry of the story)
lost kite "Kite"
  "It would fly."
  option "Run with it" kind: if is light: gain you heart 1
  option "Wish it wind" plain: become you cheerful
