//! 3: the point 1 is twice on the map of page 1 (number them differently)
story small "Small" level 1
page 1 "Here"
map
S . . .

1 1 M E

. . . .
end
goal "Go there."
search 4
surge first: meet random
surge more: sleep 1
restless: become chance worried
when all near E: goto 1.there
entry 1.0
  "It is dark. You go."
entry 1.1
  "A sock."
  choose
    option "Fold it" kind: gain you heart 1
    option "Leave it" plain: "It lies there."
entry 1.there
  "You are there."
  win
ending asleep
  "All sleep."
ending waking
  "One wakes."
ending lost
  "Nobody comes."
