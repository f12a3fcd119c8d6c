//! 21: 'sword' is not an item (an item is one of: knitting-needle wooden-spoon toffee-hammer pan-lid skipping-rope pea-shooter marble-sling button-yo-yo thimble-helmet night-light-cap paper-crown walnut-cap earmuffs oven-glove-coat raincoat patchwork-waistcoat bath-towel-cape tea-cosy dressing-gown shoelace-rope paper-boat sewing-kit tin-whistle magnifying-glass handkerchief jam-sandwich ball-of-wool peppermints lavender-bag picture-book brass-compass)
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
  give you sword
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
