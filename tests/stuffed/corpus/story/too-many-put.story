//! 3: page 1 needs 5 tokens 'objective', and there are 4 (do with fewer)
story small "Small" level 1
page 1 "Here"
map
S . . .

1 . M E

. . . O
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
  put objective E; put objective M; put objective S; put objective 1
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
