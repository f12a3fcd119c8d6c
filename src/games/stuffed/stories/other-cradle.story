story other-cradle "The Other Cradle" level 2
page 1 "A Bed That Rocks"
map
. . . . = = . . # E E

. S . . = = . . # E E

. . . . . . . A # E E

. 1 . # # . . A D E E

. . . # # . . A # # #
r r r
. . .y. . . . . . . .

. . .y. . . M . L . 2

W . .y. . . . . . . .
end
goal "Pull the wagon to the wardrobe, so that you can reach the latch, and climb in, all of you."
search 4
surge first: goto 1.moths
surge more: sleep 8-2n; meet random
restless: become chance lonely
when token wagon at A: lift door; "The wagon bumps against the wardrobe. From its rim one paw just reaches the latch."
when all near E: goto 1.coats
when again turns every 4n: sleep 1
entry 1.0
  "There is a second bed in Nell’s room, so small that it rocks. When her brother cries in it, everybody comes; Nell tried crying too, and was told that she is a big girl. Tonight his rattle has rolled across the floor all by itself and into the wardrobe. From in there a voice said, very gently: I could make that cradle empty again. Nell was half asleep, and has not answered yet."
  draw each weapon
entry 1.1
  "Nine parcels lie here with storks on the paper. Right underneath is a tenth, as flat as a letter. For the sister, it says."
  choose
    option "Drag it to her pillow (ends your actions)" kind: set parcel; gain you heart 1; end-actions
    option "Open one of the nine" sly: draw you item; become you worried
    option "Turn the storks to the wall" plain: become you cheerful; threat +1
entry 1.2
  "On the bottom shelf a rubber giraffe is standing with one foot in the air. I am new, it says. Is this somebody’s place?"
  choose
    option "Move up a little" kind: set giraffe; "It puts down the foot."
    option "Say that the shelf is full" sly: gain you button 1; become you angry; "It nods and goes to stand by the door."
    option "Ask it what the baby is like" plain: test blue 4 { pass: gain you heart 1; "Wet, it says. But he laughs with his feet." } { fail: "It has not been introduced." }
entry 1.moths
  "The lamp beside the cradle hums. Out of its shade they come, soft as ash, and go round and round where the light was."
  meet n lampmoth
entry 1.coats
  "Inside it smells of rain and peppermint. The sleeves brush your ears, and far away between them something rattles, once."
  leave 2
page 2 "Between the Coats"
map
. . . # . . . # . . . E

. # . # . # . # . # . E

. # . # 1g.g. # L # . E

. # . . . # . . . # . E

. # . # . # . # . # . .

. # 2 # . # M # .y.y3 .

S # . # . # . # H # . .

W . . # . . . # . . . .
end
goal "Follow the rattle to the far end, undo the knotted sleeves there, and go through, all of you. Under one coat lies a hot-water bottle, too heavy for paws."
search 5
surge first: goto 2.hooks
surge more: sleep 8-2n; meet random
restless: become chance tangled
when token wagon at H: set loaded; "You roll the hot-water bottle into the wagon. It gurgles. It is still warm."
when token wagon at E and is loaded: set bottle; "The wagon is through. You tuck a scarf round the bottle."
when all near E and done knots: goto 2.end
when again turns every 4n: sleep 1
when again turns every 9 and stuffies 2 and level normal: sleep 1
when again turns every 3n-2 and level brave: goto 2.rail
when again turns every 3n-2 and level normal and not stuffies 2: goto 2.rail
entry 2.0
  "The coats hang as close as trees, and nobody has ever counted them. Some are waiting for snow, some for a wedding, some only for somebody to find the other glove. You have brought the wagon; it squeaks, and every sleeve turns to listen."
  if stuffies 2: sleep 4
  if stuffies 3: sleep 3
  if level gentle: sleep 3n-8
  if level brave: sleep 1
  if stuffies 4 and level normal: sleep 1
  if stuffies 4 and level brave: sleep 2
  task knots green 3n "Undo the knotted sleeves" near E
    pass: "The last two let go of each other. They had been at it since the spring."
entry 2.1
  "A small blue coat with a note pinned to it: for Nell, when it fits. It has hung here since before she was born, and says that it does not mind. Waiting is most of what a coat does."
  choose
    option "Put an arm in its sleeve for a while (a die)" kind if has you die: die you; gain each stuffing 1
    option "Look in its pockets" plain: test yellow 4 { pass: draw you item } { fail: "A note: keep pockets free." }
    option "Take its best button" sly: gain you button 2; become you worried
entry 2.2
  "A sleeve lays itself round your shoulders. You were there first, says the voice. You have only to nod, and it will all be as it was."
  choose
    option "Nod, to hear what comes next" sly: threat -3; set nodded; "Good, says the sleeve, and pats you. Very good."
    option "Say no, so that all the coats can hear" brave: gain each heart 1; meet 2 plain hookling
    option "Ask it whom it used to keep warm" kind: test blue 4 { pass: set asked; "Nobody asks that, says the voice. Then it says: somebody quite small." } { fail: "It smooths its front and does not answer." }
entry 2.3
  "Between two collars a moth has stretched herself over her eggs. She is not even as big as your ear. She will not let anybody by."
  choose
    option "Lay a tuft of yourself beside them (1 stuffing)" kind if not stuffing you <= 1: lose you stuffing 1; "She looks at it. Then she moves over, to let you pass."
    option "Tell her of the big warm coat further back" sly: draw you item; set moths; "Warm, she says, and begins to pack."
    option "Jump over her" brave: test green 5 { pass: gain you heart 1 } { fail: meet 1 plain lampmoth; become you scared }
entry 2.hooks
  "All along the rail the hooks let go of their coats. At last, they say, something with handles."
  meet n hookling
entry 2.end
  "The last coat swings aside. Behind it there is no wall, only more wardrobe."
  gain each stuffing 1; leave 3
entry 2.rail
  "The rail groans and tips. A whole winter of coats comes down on you."
  if level brave: hurt each n+1
  else: hurt each n
page 3 "The Back of the Wardrobe"
map
. . . L . . . 2 . .

. . . . . . . . . .
- - r - - - - y - -
. . . . . M . . . .

S . = . . . . . = .

. . . . N . . . . .
- b - - - - - - g -
. . . # # . . 1 . .

. . V # # . . . . .
end
goal "Defeat the Empty Coat, or give it something to hold."
search 5
surge first: sleep 1
surge more: sleep 1
restless: become chance lonely
when down empty-coat: goto 3.hanger
when again turns every n: threat +1
entry 3.0
  "Right at the back hangs a wide winter coat, and in its pocket something rattles. All winter I was buttoned round him, it says, and nobody else could have him. Then they took him out and gave him to everybody. Bring him back, and you shall have your Nell as she was."
  sleep 4-n
  meet boss empty-coat at M; meet n-1 plain hookling at N
  if is nodded:
    "One of you nodded, it says. I saw it."
    threat +2
  if is moths:
    "There are holes in its hem, and they are new."
    meet 1 plain lampmoth at N
  if is bottle:
    if is asked:
      task hold blue 4n "Button the bottle in, and ask who was so small"
        pass: goto 3.friend
    else:
      task warm blue 5n "Button the warm bottle in, and listen"
        pass: goto 3.friend
  else:
    if is asked:
      task small blue 5n "Ask again who was so small"
        pass: goto 3.friend
    else:
      task listen blue 6n "Sit down in its hem and listen"
        pass: goto 3.friend
entry 3.1
  "The lowest drawer holds caps no bigger than an egg. One of them has an N in it. It has been washed and put ready, for him."
  choose
    option "Fold it the way Nell would like it" kind: gain each heart 1; "It takes four tries, with paws."
    option "Hide it for Nell" sly: draw you item; become you angry
entry 3.2
  "Here is a shelf with a name over every place, and not one place is free."
  if is giraffe:
    "But the rubber giraffe has come after you. It sits on the edge and swings its feet. Somebody hangs by the arms, and somebody sits in the hatbox, and now there is room at both ends."
    gain each stuffing 1
  else:
    choose
      option "Write one name more (a die)" kind if has you die: die you; gain you heart 1; cure each lonely
      option "Sit down under your own" plain: gain you stuffing 1; become you lonely
entry 3.friend
  "The Coat holds still. There was one before him, it says slowly. A girl. She kicked, just here, under the third button. I had forgotten that there was room for her. And it holds out the rattle to you, at the end of a very long sleeve."
  set friend; banish all; win
entry 3.hanger
  "The Coat slides from its hanger and lies there, too big for anybody. In the pocket are the rattle, a bus ticket, and a peppermint that must be four winters old. Before you go, you hang it up again by both shoulders."
  win
ending asleep
  "The rattle is back in the cradle, where a fist can find it. Nell has rolled to the very edge of her bed. One of her fingers is through the bars, and it is being held."
  if is friend: "Over the foot of both beds lies a wide winter coat."
  if is parcel: "The flat parcel is on her pillow. Tomorrow she will be quite sure that it was there all the time."
ending waking
  "Nell is awake. She stands at the cradle in her bare feet and looks for a long time at somebody so small and so loud. Then she shakes the rattle, quietly, the way he likes it."
  if is friend: "When she is cold she finds a coat that somebody has left there."
ending lost
  "You lie among the shoes. In the morning somebody looks for slippers, finds all of you, and shakes out the fluff. The rattle must wait until tonight."
