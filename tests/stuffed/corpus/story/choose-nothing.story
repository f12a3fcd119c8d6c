//! 21: there may be nothing to choose (let one option have no if, so that everybody can choose it)
story small "Small" level 1
page 1 "Here"
map
S . . .

1 . M E

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
    option "Fold it" kind if waking: gain you heart 1
    option "Leave it" plain if not waking: "It lies there."
entry 1.there
  "You are there."
  win
ending asleep
  "All sleep."
ending waking
  "One wakes."
ending lost
  "Nobody comes."
