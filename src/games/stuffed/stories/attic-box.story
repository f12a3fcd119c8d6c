story attic-box "The Box for the Attic" level 7
page 1 "The Box"
map
# # # # # . . . . . . .

# S . . # . . 1 . # # .

# . . . D . . . . # # .

# . . . # . . . . . . .

# # # # # a . . M . . .

. . . . . . . . . . E E

. 2 . = = = = . . . E E

. . . = = = = L . . . .
end
goal "Peel the tape from the lid, climb out, and follow the shadow to the wardrobe, all who are not on guard."
search 5
surge first: goto 1.flaps
surge more: sleep 8-2n; meet random
restless: become chance lonely
when down mitten-king: close king; "He sits down in the dust with his hundred hands in his lap. Go on, he says. I do not mind."
when all near E: goto 1.out
when again turns every 3n+4: sleep 1
entry 1.0
  "On the floor stands a box, and on the box it says ATTIC, in Nell’s best writing. You are in it, in order of size; it is quite a good box. But in the night a shadow comes along the wall, no taller than a chair, and peels the pencil marks from the door frame, one after another. When I have them all, it says, she will be small again, and nobody need go anywhere. Then it is gone, and for a while none of you says a word."
  draw each weapon; put objective 1
  if stuffies 2: set enough; point a off
  task tape green 3n "Peel the tape from the lid" near D
    pass: lift door; "It comes off in one long breath. It was not stuck down very hard."
  if is friend-of-satin-corner:
    "Under the bed somebody large is humming, almost in tune. He has kept a warm mitten for each of you."
    count friends +1; gain each stuffing 1
  else:
    "Under the bed somebody large gets up. A box, says the Mitten King. Now you will see what it is like, when nobody comes to look."
    meet boss mitten-king with 1
    task king blue 2n+2 "Tell him that there is room in it"
      pass: count friends +1; banish all; "He feels along the edge with all his thumbs. It is dry, he says. It is really quite dry."
entry 1.1
  "A strip of pencil lies here, as long as a finger. Ninety-three, it says. That was the week of the big bed."
  lift objective 1
  choose
    option "Roll it up and carry it (a die)" kind if has you die: die you; count marks +1; gain you heart 1
    option "Leave it lying; she was so nice at ninety-three" sly: gain each stuffing 1; become you lonely
entry 1.2
  "Under the bed they have swept. Only in the furthest corner the dust is as it was, with all your footprints in it."
  choose
    option "Put your foot in your own" plain: gain you stuffing 1; become you sleepy
    option "Look whether anybody has been forgotten" kind: test yellow 5 { pass: gain you heart 1; draw you item } { fail: "Nobody. You say good night all the same." }
// Nobody stays behind who is the last one standing: of others who stand, all have 99 stuffing at most.
entry 1.a
  "This is the edge of the box. Somebody ought to stay with it, so that nobody shuts the lid. Whoever stays does not come any further, and only sends what can be spared."
  choose
    option "Stay here on guard, to the end" brave if not is enough and stuffing others <= 99: goto 1.stay
    option "Not here" plain: "The flap moves in the draught, and is still open."
entry 1.stay
  "You sit down on the flap, with your back against the writing, and make yourself broad."
  count guards +1; threat -4; gain others heart 1
  if not stuffies 4: set enough
  if guards >= 2: set enough
  point a off
  guard you
entry 1.flaps
  "The packing paper gets up and shakes itself. In order of size, it says. In order of size."
  meet n lintling
entry 1.out
  "The wardrobe door is ajar. The grey hem of something slips in over the sill."
  leave 2
page 2 "The Wardrobe, Nearly Empty"
map
S . . .b. . 1 .g. . .

. . . .b. . . .g. . .

. a . .b. M . .g. . 2

. . . . . . . . . . .
- - r - - - - b - - -
. . . # # . . L . . .

V . . # # . . . . E E

. . . . . . . . . E E
end
goal "Go down through the floor of the wardrobe, all who are not on guard."
search 5
surge first: goto 2.hangers
surge more: sleep 8-2n; meet random
restless: become chance tangled
when down empty-coat: close coat; "It folds up over its own arm, as one carries a coat on a warm day."
when all near E: goto 2.floor
when again turns every 3n+4: sleep 1
entry 2.0
  "They have sorted the wardrobe. Eleven hangers swing on the rail, and between them is the small blue coat that waited so long; it has fitted, and it has stopped fitting, and nobody has had the heart to take it down."
  if not stuffies 4: sleep 1
  put objective 1
  if is enough: point a off
  if is friend-of-other-cradle:
    "The wide winter coat lays a sleeve round each of you in turn, and does up your top button."
    count friends +1; become each cosy
  else:
    "In the corner a wide coat is standing without a hanger. Empty, it says. Wait until you are as empty."
    meet boss empty-coat with 1
    task coat blue 2n+2 "Ask it to come along; it is cold under the roof"
      pass: count friends +1; banish all; "I could go over the box, says the Coat. If it draws, up there. I could lie on top."
entry 2.1
  "A hundred and one, says the strip of pencil. It is a bit too high. That winter there was somebody new, and she stood on her toes."
  lift objective 1
  choose
    option "Roll it up and carry it (ends your actions)" kind: count marks +1; gain you heart 1; end-actions
    option "Measure yourself by it" plain: test yellow 4 { pass: become each cheerful; count marks +1 } { fail: become you worried }
entry 2.2
  "A piece of the shadow has stayed on the last hook. She would need you every night again, it says. You would only have to look the other way for a moment."
  choose
    option "Look the other way" sly: gain each stuffing 3; set looked; "There is a small dry sound, as of paper. It was only a moment."
    option "Look it in the face" brave: gain each heart 1; meet 2 plain lampmoth
    option "Ask it how tall it is" kind: test blue 5 { pass: set tall; "At once it stands against the wall, heels together, chin up. Then it seems to remember something, and is gone." } { fail: "It slides from the hook and under the door." }
entry 2.a
  "Here is the wardrobe door. If it falls to, nobody gets back this way. Whoever stays does not come any further, and only sends what can be spared."
  choose
    option "Stay here on guard, to the end" brave if not is enough and stuffing others <= 99: goto 2.stay
    option "Not here" plain: "You push a shoe into the crack. It is a sandal, and rather small."
entry 2.stay
  "You stand in the crack of the door with one foot in and one foot out. It pinches. It holds."
  count guards +1; threat -4; gain others heart 1
  if not stuffies 4: set enough
  if guards >= 2: set enough
  point a off
  guard you
entry 2.hangers
  "The hangers swing harder. Then they come down, one after another, with nothing on."
  meet n hookling
entry 2.floor
  "There is a knot in the floor, and it comes out like a cork. Below you the kitchen lies in the dark."
  leave 3
page 3 "The Kitchen at Night"
map
S . . . . . . . . . 1 .

. . # . . . . # . . . .

. . . . . . . . . . . .
r r r r   g g g   b b b
. a . . M . . . . . . .

. . # . . . . # . . 2 .

. . . . . . . . . . . .
y y y           g g g
. V . # # # # # . . L .

. . . # # # # # . E E E
end
goal "Open the stair gate and go through, all who are not on guard. Something taps at the window."
search 6
surge first: goto 3.drawer
surge more: sleep 8-2n; meet random
restless: become chance angry
when down thunder-kettle: close kettle; "It has gone off the boil. It stands there and ticks, and looks at its feet."
when all near E and done gate: goto 3.stairs
when again turns every 3n+4: sleep 1
entry 3.0
  "The chairs are on the table with their legs up. By Nell’s place there are a cup without handles and a telephone that lights up now and then and has nothing to say. Everything has got smaller down here, apart from you."
  if stuffies 2 and not level brave: gain each stuffing 1
  if level brave and not stuffies 4: sleep 1
  put objective 1
  if is enough: point a off
  task gate red 3n "Open the stair gate" near E
    pass: "Click. It was made for keeping in the small. Nobody has needed it for years, and nobody has taken it down."
  if is friend-of-thunder-kettle:
    "On the stove somebody asks quite low whether anybody would like something poured."
    count friends +1; gain each stuffing 1; environment smell-of-toast
  else:
    "On the stove an old kettle begins to rattle. Nobody ever fills me any more, it says. They have a white one, with a lamp."
    meet boss thunder-kettle with 1
    become chance angry
    task kettle blue 2n+2 "Ask it what the matter is"
      pass: count friends +1; banish all; cure each angry; "It tells you. It is not much, once it is said. It would go into a cup."
entry 3.1
  "A hundred and six, and the line goes uphill. She stamped while they drew it."
  lift objective 1
  choose
    option "Roll it up and carry it" brave: count marks +1; become you angry; "It stamps a little, in your pocket."
    option "Stroke it flat first (a die)" kind if has you die: die you; count marks +1; gain you heart 1
    option "Trade it to the drawer mice" sly: gain you button 3; draw you item
entry 3.2
  "Ivy is standing at the window, and a leaf has got in through the crack."
  if is friend-of-blue-vase:
    "It was me, says the leaf at once. I let the shadow through, it was so small and had no coat on. I am sorry. And it shows you the quickest way."
    count friends +1; threat -3; gain each heart 1
  else:
    "It was not me who let the shadow in, says the leaf. You had not asked."
    choose
      option "Say that you would have let it in as well" kind: test blue 5 { pass: count friends +1; gain each heart 1; "It was so small, says the leaf. It had no coat on." } { fail: "The leaf goes red, and slips out again." }
      option "Say that it was not you either" sly: threat -3; become each lonely
entry 3.a
  "This is the back door, and the night leans on it from outside. Whoever stays does not come any further, and only sends what can be spared."
  choose
    option "Stay here on guard, to the end" brave if not is enough and stuffing others <= 99: goto 3.stay
    option "Not here" plain: "You put the chain on. More cannot be done from below."
entry 3.stay
  "You sit down on the mat with your back to the door. WELCOME, it says under you."
  count guards +1; threat -4; gain others heart 1
  if not stuffies 4: set enough
  if guards >= 2: set enough
  point a off
  guard you
entry 3.drawer
  "A drawer opens by itself. It is the one with the things for which there is no other drawer."
  meet random; meet 1 plain inkblot
entry 3.stairs
  "You know these stairs. Somebody wants to step over the one that creaks, and it does not creak any more."
  gain each stuffing 1; leave 4
page 4 "The Landing"
map
# # # # # # # E E E

# # # # # # . E . .
            b - - y
# # # # . . . . . .

# # # # . M . . . 2
        g - - - r -
# # . . . . . . . #

# # . 1 . . . L . #
    - y - - - g -
S . . . . a . . # #

. . . . . . . . # #
end
goal "Climb to the ladder, all who are not on guard. Beside the door frame hangs the pencil."
search 6
surge first: goto 4.quarter
surge more: sleep 8-2n; meet 2 lampmoth
restless: become chance sleepy
when down long-clock: close clock; "It has stopped. Then you hear that it has only taken a breath."
when all near E: goto 4.ladder
when again turns every 3n+4: sleep 1
entry 4.0
  "Since Grandmother’s house was sold, her clock stands on the landing, between the laundry and the bicycle pump. It is too tall for the ceiling, and they have taken off its crown. The shadow went by a little while ago, with the years under its arm."
  sleep 8-2n
  if stuffies 3: sleep 1
  if level gentle: sleep 2n-5
  put objective 1
  if is enough: point a off
  if is friend-of-grandmothers-house:
    "I could keep back an hour for you, says the Long Clock. I have done it before, and they never noticed where it went."
    count friends +1; threat -4; gain each heart 1
  else:
    "Nobody passes, says the Long Clock, until I know what time it is where I was."
    meet boss long-clock with 1
    task clock blue 2n+2 "Turn it, so that it has the window"
      pass: count friends +1; banish all; "Lights, says the Clock. Look, there are lights. And it strikes, very softly, something past two."
entry 4.1
  "A hundred and fifteen and a half, in a thin old hand. Grandmother was particular about halves."
  if hero toddle: "Toddle lays his chin on it for a moment."
  lift objective 1
  choose
    option "Roll it up and carry it (a die)" kind if has you die: die you; count marks +1; gain you heart 1
    option "Climb along it like a rope" brave: test green 6 { pass: count marks +1; gain each stuffing 1 } { fail: hurt you 2 }
    option "Leave the half, and take the hundred and fifteen" plain: count marks +1; become you worried
entry 4.2
  "The pencil still hangs here on its string. It has become as short as a thumb. I did all of them, it says. I pressed hardest at the first."
  choose
    option "Bite it loose and take it (ends your actions)" kind: set pencil; gain you heart 1; end-actions
    option "Rub out your own tracks with its other end" sly: threat -5; become you lonely
entry 4.a
  "Here somebody could hold the lamp, so that there is light on both sets of stairs. Whoever stays does not come any further, and only sends what can be spared."
  choose
    option "Stay here on guard, to the end" brave if not is enough and stuffing others <= 99: goto 4.stay
    option "Not here" plain: "You leave the lamp on the newel. It goes on burning, in its way."
entry 4.stay
  "You hold the lamp in both arms. Your shadow goes up the stairs with the others, as far as it can."
  count guards +1; threat -4; gain others heart 1
  if not stuffies 4: set enough
  if guards >= 2: set enough
  point a off
  guard you
entry 4.quarter
  "It strikes a quarter to something. Out of the sound come moths, as if they had lived there."
  become chance sleepy; meet n lampmoth
entry 4.ladder
  "The ladder has eight rungs, and each of them takes all the paws you have. You go up as one goes into cold water, slowly and talking."
  leave 5
page 5 "The Tank under the Roof"
map
S . . . . . . . . . .

. a . . .b. . .b. 1 .

. . = = = = = = = . .

. . = = = = = = = . .

L . = = = = = = = . M
r r               g g
. . = = = = = = = . .

. . = = = = = = = . .

. 2 . . .y. A .y. . .

V . . . . . . . . E E
end
goal "Go round the tank to the last hatch, all who are not on guard."
search 6
surge first: goto 5.overflow
surge more: sleep 8-2n; meet 2 inkblot
restless: become chance soggy
when down grey-tide: close tide; "It lies down in its tank, grey and even, and you cannot tell whether it is listening."
when all near E: goto 5.hatch
when again turns every 3n+4: sleep 1
when again turns every n+3 and level brave: goto 5.gust
when again turns every 2n+2 and level normal and not stuffies 2: goto 5.gust
entry 5.0
  "Under the tiles stands the tank in which the rain waits for its turn. On the other side somebody small runs along the rim, stops, looks round at you, and runs on. It makes no rings in the puddles."
  if stuffies 2: gain each stuffing 1
  put objective 1
  if is enough: point a off
  if is friend-of-goldfish:
    "The water knows you by your names. Sit down on me, it says, I am going that way."
    count friends +1; move each A
  else:
    "Only a box, says something in the tank, and begins to rise. Only a few old toys."
    meet boss grey-tide with 1
    task tide blue 2n+2 "Tell it all the names that you remember"
      pass: count friends +1; banish all; "Wednesday, it says after you. It says it so that you can see him."
entry 5.1
  "Two strips lie here side by side. One is a hundred and twenty-two. The other is six, with the tail. That was the summer when the goldfish had to be measured too."
  lift objective 1
  choose
    option "Pad them and roll up both (1 stuffing)" kind if not stuffing you <= 1: lose you stuffing 1; count marks +1; gain each heart 1
    option "Take only hers" plain: count marks +1; become you lonely
    option "Take only his" sly: become each cheerful; threat +1
entry 5.2
  "In the mouth of the gutter lies a paper boat, gone quite soft. It is a letter again. This one has an address."
  choose
    option "Push it out into the rain" kind: "It goes over the edge, and you hear it go round the corner of the house."
    option "Dry it and look who it is for" sly: draw you item; become you worried; "It is for you. It says: back soon."
    option "Bail the gutter" brave: test red 6 { pass: threat -3; gain you heart 1 } { fail: become you soggy }
entry 5.a
  "The hatch will not stay up by itself. Whoever stays does not come any further, and only sends what can be spared."
  choose
    option "Stay here on guard, to the end" brave if not is enough and stuffing others <= 99: goto 5.stay
    option "Not here" plain: "You tie it open with a bit of wool. One hopes."
entry 5.stay
  "You put your shoulder under the hatch. It is not heavy. It only does not stop."
  count guards +1; threat -4; gain others heart 1
  if not stuffies 4: set enough
  if guards >= 2: set enough
  point a off
  guard you
entry 5.overflow
  "The tank runs over without a sound. What comes across the boards is black, and has brought its aunt."
  meet n inkblot
entry 5.hatch
  "The last hatch is warm. Behind it is the place that is written on the box."
  gain each stuffing 1; leave 6
entry 5.gust
  "The wind gets under the tiles. The whole roof takes a breath, and lets it out over you."
  if level brave: hurt each n+1
  else: hurt each n
page 6 "The Attic"
map
# # # . . . . . . # # #

# # . . . L . . . . # #

# . . 1 . . . . 2 . . #
    r r r - - y y y
. . . . . . M . . . . .

. S . . = . . = . . . .

. . . . = . . = . F . .
- - b b - - - - g g - -
. . . . . . . . . N . .

. . 3 . # # # # . . . .
end
goal "Defeat the Noon Shadow, or give it what it ran after."
search 6
surge first: sleep 1
surge more: sleep 1
restless: become chance lonely
when down noon-shadow: goto 6.torn
when again turns every n: threat +1
entry 6.0
  "Under the beams it stands with the marks in its arm like a roll of ribbon, and now you know that fringe, and those knees. One noon she ran so fast that I came off, says the shadow. She was three. She never looked round. I only want her to fit me again."
  meet boss noon-shadow at M
  if not stuffies 2: meet n-1 plain lampmoth at N
  if is looked:
    "One of you looked away, it says, so warmly. I knew that somebody would."
    threat +3
  if is tall:
    "When it sees you it stands up straight, heels together. It cannot help it."
    gain each heart 1
  if guards >= 1:
    "From far below comes a thread of light, up all the stairs. Somebody is on guard down there, and has kept the doors open."
    gain each stuffing 2; environment moonbeam
  if marks >= 3:
    task frame yellow 3n "Lay out the marks that you have, in order" near F
      pass: set frame; threat -4; gain each heart 1; "There she goes, from the floor upwards. You can see where it was summer."
  if is pencil:
    if friends >= 4:
      task measure blue 4n "Stand it against the beam, and measure it"
        pass: goto 6.friend
    else:
      task line blue 5n "Stand it against the beam, and measure it"
        pass: goto 6.friend
  else:
    if friends >= 4:
      task round blue 5n "Sit round it, with everybody who has come along"
        pass: goto 6.turned
    else:
      task call blue 6n "Call it by her name, until it turns round"
        pass: goto 6.turned
entry 6.1
  "A cradle stands here, and rocks when anybody goes by. There is a jigsaw in it now, and one skate, which scratches at the wood."
  choose
    option "Sing something to the skate" kind: "It has stopped scratching. Perhaps it was only the wind."
    option "Climb in and be rocked" plain: gain you stuffing 2; become you sleepy
    option "Take the skate for a sword" brave: draw you weapon; threat +1
entry 6.2
  "From the skylight you see the chimneys and the street. With your nose pressed flat you see straight down to the sill of Nell’s window."
  choose
    option "Wipe a round hole in the dust" kind: gain each stuffing 1; "Now the moon can see in, too."
    option "Push it open" brave: test red 6 { pass: threat -4; environment following-wind } { fail: hurt you 2 }
entry 6.3
  "There are other boxes. WINTER. PLATES. One says MINE, in a child’s writing, and the child is not Nell. It has dust on it as thick as bread."
  choose
    option "Knock" kind: gain each heart 1; "After a while somebody knocks back. Are you new, it asks. It is not so bad. One hears the rain first."
    option "Lift the lid a crack" sly: draw you item; become each worried
entry 6.friend
  "You stand it against the beam, heels together, chin up. Somebody lays a book on its head, and somebody draws the line: ninety-three, and the date. It looks at that for a long time. Then I am not lost, it says. I am from then. And it lets go of the ribbon."
  set friend; banish all; win
entry 6.turned
  "It looks at you for a while, and its arms come down. Then it goes to the beam all by itself and stands there, heels together, chin up. Somebody scratches the line with a splinter: ninety-three. It looks at that for a long time. Then I am not lost, it says. I am from then. And it lets go of the ribbon."
  set friend; banish all; win
entry 6.torn
  "It comes apart from the floor upwards, as quietly as a shadow does, and the marks roll out over the boards. Something no bigger than a hand slips away behind the boxes. You gather up the years. Your paws are grey with them."
  win
ending asleep
  "The marks are on the door frame again."
  if is looked: "One is missing, from the year of the first loose tooth. They all remember it a little differently."
  "Nell lies across her bed from corner to corner, because that is how she still fits."
  if is frame: "First thing in the morning she stands against the frame, heels together, and makes one mark more, right at the top."
  if guards >= 1: "Whoever stood guard has cold feet, and gets the place in the middle of the box."
  "After breakfast she carries the box up herself, and bumps her head on the beam, going in and coming out. She puts it where the floor is thin. Underneath is her ceiling; when she turns over, you hear it."
  if is friend: "On the beam over the box there is a mark that will always be right. Somebody leans against it, in the evening, when the sun comes in low."
ending waking
  "Nell is awake, and the box is open, and nobody is in it. She comes up the ladder in her socks with a lamp, to see what is running about up here. So it is you. She sits down among you, and her knees come up to her ears. She tells you a great deal, and none of it is important, until it gets light."
  if guards >= 1: "She has brought up whoever was standing guard on the way. And there you are, she said."
  if is friend: "On the beam she finds a mark, low down. She does not remember it. She lays her hand on it, and it fits."
ending lost
  "In the morning Nell finds you, one on every floor. I did not pack you as badly as that, she says, and puts you back in order of size. She does not close the lid yet. She would like to know how you do it."
