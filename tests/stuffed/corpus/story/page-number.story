//! 6: page 2 comes after page 0 (number the pages 1, 2, 3 …, in this order)
//! 20: an entry of page 2 cannot be called '1.0' (on this page entries are called 2.0, 2.1, 2.some-name)
//! 22: an entry of page 2 cannot be called '1.1' (on this page entries are called 2.0, 2.1, 2.some-name)
//! 27: an entry of page 2 cannot be called '1.there' (on this page entries are called 2.0, 2.1, 2.some-name)
story small "Small" level 1
page 2 "Here"
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
