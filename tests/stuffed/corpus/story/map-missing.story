//! 3: page 1 has no map (draw one between the lines map and end)
story small "Small" level 1
page 1 "Here"
goal "Go there."
search 4
surge first: sleep 1
surge more: sleep 1
restless: become chance worried
entry 1.0
  "It is dark. You go."
  goto 1.sock
entry 1.sock
  "A sock."
  goto 1.there
entry 1.there
  "You are there."
  win
ending asleep
  "All sleep."
ending waking
  "One wakes."
ending lost
  "Nobody comes."
