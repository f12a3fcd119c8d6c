//! 1: the story has no page (write: page 1 "Title")
story small "Small" level 1
ending asleep
  "All sleep."
ending waking
  "One wakes."
ending lost
  "Nobody comes."
