story grandmothers-house "Grandmother’s House" level 5
page 1 "The Wrong Ceiling"
map
S . . . .b. . . . # #

. . . . .b. . 1 . # #

. . . . .g. . . . . E
g - - - y
. . . . . . . . . . E

. 2 . . . . M . . . E

. = = . . . . . # # #

# # # # D # # . . L .

A A A A A # V . . . .
end
goal "One of you is still in the suitcase. Get it open, from inside and from outside, and go out to the landing together."
search 5
surge first: goto 1.stripes
surge more: sleep 8-2n; meet random
restless: become chance lonely
when done lining and done latch: lift door; "Click, says the suitcase, and opens like a yawn. It smells of home in there."
when all near E: goto 1.landing
entry 1.0
  "Nell is staying at Grandmother’s, in a bed as high as a table, under a ceiling with the wrong cracks. At eight the telephone will ring, and it will be Mother, for good night; Nell has only shut her eyes till then. But it has been ten to eight for a very long time now. Down in the hall somebody will not let go of it, and one of you has not even been unpacked."
  draw each weapon; move chance A
  task lining yellow n+2 "Find the catch in the lining" near A
    pass: "Here it is, under the socks."
  task latch red 2n+2 "Lift the latch" near D
    pass: "Up it goes."
  if hero toddle:
    "Toddle sniffs the carpet. I have been here, he says. The third stair tells on you."
    gain toddle heart 1
entry 1.1
  "On the wall hangs a picture of a stag, and the stag is looking for the door. Is it the same with you, it asks."
  choose
    option "Turn its picture to the window" kind: gain you heart 1; "It looks out for so long that you go on tiptoe."
    option "Ask it where the clock is" sly: threat -2; become you worried
    option "Climb the frame and look round" brave: test green 5 { pass: draw you item } { fail: hurt you 2 }
entry 1.2
  "Somebody has put a glass of water by the bed, and two biscuits under a saucer. They are for Nell. They are the wrong biscuits."
  choose
    option "Nibble a corner, so that she is not the first" brave: gain each stuffing 1; "They are not so very wrong."
    option "Hide them" sly: gain you button 2; become you lonely
    option "Smell them until they are the right ones (a die)" kind if has you die: die you; cure each lonely; gain you heart 1
entry 1.stripes
  "The stripes come down from the wallpaper and bend their ends into hooks. You are not from here, they say."
  meet n hookling
entry 1.landing
  "The landing is cold under your feet. On it runs a track no wider than a shoe, and round the corner something whistles."
  leave 2
page 2 "The Upstairs Railway"
map
S . . . # . . . # . 2 .

. . . . # . A . # . . .

. . . .g. . . .r. . B .

. 1 . . # . . . # . . .

. . . T # . . . # . . .

a . . . # . M . # . . b

# # # # # # D # # # # #

# # # # E E E E # # # #
end
track (3,4) (7,3) (9,4) (5,5)
goal "Light the lamp in the linen room, throw the lever in the sewing room, and take the back stairs. The train holds one."
search 5
surge first: goto 2.steam
surge more: sleep 8-2n; meet random
restless: become chance lonely
when again turns every 2: shift train 1
when done lamp and done lever: lift door; "Far below a bolt slides back."
when all near E: goto 2.stairs
entry 2.0
  "It was Grandmother’s brother’s train. It goes through the walls, by holes that he sawed himself and was scolded for, and it stops in each room and never says for how long. There is one seat, so somebody always goes first, and somebody is always left over."
  if stuffies 2 and not level brave: gain each stuffing 1
  if stuffies 2: sleep 6
  if stuffies 3: sleep 2
  if level gentle and not stuffies 2: sleep 2n-3
  if stuffies 2 and not level gentle: meet random
  if stuffies 3: meet random
  if stuffies 4: meet 2 plain lintling
  task lamp yellow 3n "Light the signal lamp" near A
    pass: "Green, it says to the whole linen room."
  task lever red 3n "Throw the lever" near B
    pass: "It takes all your weight. It is glad that you have some."
entry 2.1
  "A photograph: a girl with plaits is holding a felt tortoise by one foot. You can see that she has been crying. On the back it says: first night at Aunt Ida’s."
  if hero toddle: "She dropped me in the snow that evening, says Toddle. Then she came back."
  choose
    option "Carry it to Nell’s bed (ends your actions)" kind: set photo; gain each heart 1; end-actions
    option "Take it out of its silver frame" sly: draw you item; become you lonely
    option "Look at her shoes" plain: test yellow 4 { pass: give you shoelace-rope; "One of them has no lace. It has slipped down behind the frame." } { fail: "They are boots, with buttons." }
entry 2.2
  "There is a sock on the needles, with three finished ones beside it. They are all for feet that have grown meanwhile."
  choose
    option "Knit a row (a die)" kind if has you die: die you; "It is a crooked row. It will be worn, all the same."
    option "Pull out a needle" brave: give you knitting-needle; become you worried
    option "Try one on" plain: become you cosy; threat +1
entry 2.a
  "You pull the bell rope, and somewhere in the wall a whistle answers."
  shift train 1
entry 2.b
  "There is a bell here too, with a card: ring once. You ring once."
  shift train 1
entry 2.steam
  "The train lets off steam, and the steam does not go away. It stands in the doors and has wings."
  meet n lampmoth
entry 2.stairs
  "Behind the bolt the back stairs go down, and down, and round. From below comes a sound as if a great many people were knitting."
  gain each stuffing 1; leave 3
page 3 "The Stairs of the Clocks"
map
S . . . . . . . . .
- - r - - - - - -
. . . 1 . . . . .|.
  - - - - - g -
.|A . . . . E E|.|.

.|. . . M . E E|.b.
    - - b - - -
.|. . . . . . . .|.
  - - - - y - - -
. . L . . . . 2 . .
end
goal "Go down the winding stairs to the middle, all of you. One has already slid down the banister."
search 5
surge first: goto 3.strike
surge more: sleep 8-2n; meet 2 lampmoth
restless: become chance sleepy
when all near E: goto 3.hall
when again turns every 10 and stuffies 3 and level brave: sleep 1
when again turns every n+2 and level brave: goto 3.tick
when turns >= 14 and level brave and stuffies 4: goto 3.tick
when again turns every 3n-5 and level normal and not stuffies 2: goto 3.tick
entry 3.0
  "On every stair stands a clock, and every clock says ten to eight, and each says it in a different voice. One of you takes the banister by mistake and is gone. Hallo, comes a small voice from the dark, I am down here, I think."
  if stuffies 2: gain each stuffing 1
  move chance A; environment loud-clocks; meet n-1 plain lampmoth
entry 3.1
  "The cuckoo comes out, opens its beak, sees that it is not time, and goes in again backwards. It has been doing this since supper."
  choose
    option "Wait with it (ends your actions)" kind: gain you heart 2; end-actions; "It comes out three times more. It is easier with somebody there."
    option "Tell it that it is nine" sly: threat -3; become you worried
    option "Climb in and see to the works" brave: test yellow 5 { pass: draw you item; gain you heart 1 } { fail: hurt you 2 }
entry 3.2
  "In the drawer of the stair table lies a wristwatch, and it goes. I stop every night as well, it says, at two minutes to eight. Just long enough to be afraid. Then I go on."
  choose
    option "Take it along to the hall (a die)" kind if has you die: die you; set watch; gain you heart 1
    option "Wind it until it runs faster" sly: threat -3; become you sleepy
    option "Put it to your ear" plain: cure you any; gain you stuffing 1
entry 3.strike
  "All the clocks draw breath together. Then they remember, and let it out again, and it comes down the stairs as a wind with ink in it."
  become each sleepy; meet n inkblot
entry 3.hall
  "You are down, and nobody is missing. You count twice, because it is so nice."
  gain each heart 1; leave 4
entry 3.tick
  "All the clocks tick once, together. The stairs jump, and so do you."
  if level brave: hurt each n+1
  else: hurt each n
page 4 "The Hall Below"
map
. . . # # # # # # . . .

S . . . . . . . .r. A .

. . . . = = = = .r. . .
                  r r r
T . . . . . M . . . . .

. . . . = = = = . . . 1
                  b b b
. 2 . . . . N . .b. . .

. L . # # # # # # . B .
end
track (0,3) (4,3) (11,2) (11,5)
goal "Defeat the Long Clock. Or draw back the curtain at one end of the hall and ask, by the little door in the wall at the other, what it waits for."
search 6
surge first: sleep 1
surge more: sleep 1
restless: become chance sleepy
when again turns every 2: shift train 1
when done curtain and done home: goto 4.boats
when done curtain and done seen: goto 4.boats
when down long-clock: goto 4.strike
when again turns every n: threat +1
entry 4.0
  "It is as tall as the hall, and it has walked away from its wall. Where I come from, says the Long Clock, one could see the harbour. At ten to eight the boats came in. I shall not go on until I have seen them come in."
  if stuffies 2: gain each stuffing 1
  if level brave and not stuffies 4: sleep 1
  meet boss long-clock at M
  if not stuffies 2: meet n-1 plain hookling at N
  task curtain yellow 3n "Draw back the heavy curtain" near A
    pass: "Behind it is a window, and behind the window are black fields."
  if is watch:
    task seen blue 2n+2 "Show it the wristwatch, and ask about the boats" near B
      pass: "It counts them for you by their names."
  else:
    task home blue 3n+2 "Open the little door, and ask about the boats" near B
      pass: "It counts them for you by their names."
entry 4.1
  "The telephone sits on its shelf with its ears laid back. I am ready, it says. I have been ready all evening."
  choose
    option "Sit with it a moment" kind: gain each heart 1; cure you lonely
    option "Lift it and listen" sly: threat -3; become you lonely; "A hum, as of a very long road."
entry 4.2
  "Outside the kitchen stand Grandmother’s slippers, with her glasses and a plate with a crust. Behind the door a chair creaks: so she is not asleep either. Only, in there it is ten to eight too, and she cannot get up."
  choose
    option "Push the crust under the door" kind: "After a while it is pushed back. There is jam on it."; gain each stuffing 1
    option "Put on the glasses" brave: test yellow 5 { pass: draw you item; threat -1 } { fail: become you sleepy }
entry 4.boats
  "Far away in the fields something comes along, lit from end to end, window after window after window. Are those the boats, asks the Clock. Nobody says anything. Nearly, says the Clock. It clears its throat, and strikes eight."
  set friend; banish all; win
entry 4.strike
  "The Clock leans back against its wall, and something slips inside. Eight strokes come out, all in a heap. In the silence you hear it whisper that they must have come in meanwhile, without it."
  win
ending asleep
  "The telephone rings. Good night, says a very small voice out of it, as always. Upstairs Nell says it too, without waking. The ceiling still has the wrong cracks. But if you turn your head, one of them is a rabbit."
  if is photo: "On the night table a girl with plaits is looking after a tortoise."
  if is friend: "In the hall somebody has left the curtain open, and every evening now the clock is a little late, at ten to eight, when the train goes by."
ending waking
  "Mother has rung, and said good night, and still Nell is awake. There is a light in the kitchen. I never sleep the first night either, says Grandmother, not when there is somebody in the house. They eat toast from the good plates, at ten past two, and you may all sit on the table."
  if is photo: "Nell has brought the photograph down with her. Did you cry, she asks. Like a tap, says Grandmother."
  if is friend: "In the hall the clock strikes two, quite late. It was looking out of the window."
ending lost
  "You lie on the stairs, on a different stair each. In the morning Grandmother picks you up on her way down, and tucks you all into her apron, and it is a quarter past seven. It is going to be ten to eight again tonight."
