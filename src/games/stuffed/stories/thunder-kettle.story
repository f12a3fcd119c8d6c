story thunder-kettle "The Thunder Kettle" level 3
page 1 "Down the Stairs"
map
. S . . # # # # #

. . . . # # # # #
g g g
# . . . . # # # #

# 1 . . . # # # #
      b b
# # . . L . . # #

# # . . . . . # #
      y y y
# # # . . M . 2 .

# # # . . . . . .
        r r r r r
# # # . . . . E E

# # # V . . . E E
end
goal "Get down to the kitchen door, all of you, and open it. Small steps: the stairs are listening."
search 4
surge first: goto 1.slam
surge more: sleep 8-2n; meet random
restless: become chance angry
when all near E and done handle: goto 1.door
when again turns every 3n+2: sleep 1
entry 1.0
  "All day long people said no to Nell. At supper she boiled over, and something flew out of her, hissing, and went into the kettle, and the kettle got up. Now she lies in bed as stiff as a spoon with her fists shut, and downstairs somebody walks to and fro on iron feet. Nobody sleeps well with that."
  draw each weapon; environment creaking-floor
  task handle yellow 3n "Find out how the kitchen door opens" near E
    pass: "It is not locked at all. It only sticks, and wants to be pushed low down."
entry 1.1
  "Two small shoes stand with their backs to each other. This morning somebody told them that they were on the wrong feet. Each has found out who was to blame."
  choose
    option "Hear first the left one, then the right (a die)" kind if has you die: die you; gain you heart 1; cure each angry
    option "Agree with both" sly: gain you button 2; become you angry
    option "Tie them together" brave: test green 5 { pass: draw you item } { fail: become you tangled }
entry 1.2
  "This is the stair that Nell stamped on. You can see the dent of her heel."
  choose
    option "Stamp on it too" brave: gain you heart 1; become you courageous; become you angry
    option "Lay a paw in it" kind: gain you stuffing 1; "It is a very small heel, for so much noise."
    option "Jump over it" plain: test green 4 { pass: gain you button 1 } { fail: threat +1 }
entry 1.slam
  "Upstairs a door slams all by itself, and then once more, to be sure. The hall lamp flickers and lets its moths go."
  become chance angry; meet n lampmoth
entry 1.door
  "Red light comes from under the kitchen door. The feet stop. Then they go on."
  leave 2
page 2 "The Hot Tiles"
map
S . . .r. 3r. . . . 1

. . . .r. .r. . # # .
        r r
. . . . . . . . # # .

. 2 # . . . M . . . .

. . # . .y. .y. . . L

. . . . .y. .y. . E .

a . . V . . . . E E .

. . . . = = . . . . .
end
goal "Climb the tablecloth, all of you. It draws back from anybody who is angry; the tap drips cold."
search 5
surge first: goto 2.boil
surge more: sleep 8-2n; meet random
restless: become chance angry
when all near E and not has any angry: goto 2.cloth
when again turns every 3n+2: sleep 1
entry 2.0
  "The kitchen is red up to the ceiling. On the stove something large turns round, and at every turn a puff of steam comes down and makes your ears hot. It is curious: you had no quarrel when you came in."
  if not stuffies 4: sleep 3
  if stuffies 4 and not level gentle: sleep 1
  if level gentle: sleep 3n-8
  environment kitchen-steam; become chance angry; meet random
entry 2.1
  "A tea towel has rolled itself up small. It was thrown, it says, and it does not even know at what."
  choose
    option "Shake it out and fold it (a die)" kind if has you die: die you; gain you heart 1; become you cosy
    option "Ask it what the Kettle is afraid of" sly: threat -2; become you worried; "Of going cold, it whispers, before anybody has asked."
    option "Crack it like a whip" brave: test red 5 { pass: draw you item } { fail: become you angry }
entry 2.2
  "Eleven teaspoons lie on their faces and pretend to be a drawer. The twelfth, they whisper, went to talk to it."
  choose
    option "Lie down with them (ends your actions)" kind: gain each stuffing 1; end-actions
    option "Fetch the twelfth" brave: test red 6 { pass: set spoon; gain each heart 1; "She is bent, and very hot, and does not want to talk about it yet. She rides in your pocket." } { fail: hurt you 3; become you angry }
    option "Count them again, slowly" plain: test yellow 4 { pass: cure you angry; gain you button 1 } { fail: "Eleven. It is no comfort." }
entry 2.3
  "On the hottest tile lies a piece of toast. It is perfect, and there is nobody to say so."
  choose
    option "Say so" kind: environment smell-of-toast
    option "Carry it off" brave: test red 5 { pass: gain each stuffing 1 } { fail: hurt you 2 }
entry 2.a
  "A drop falls on your head. It is so cold that you forget what you were going to say."
  cure you angry
  roll { 1-2: become you soggy } { 3-6: "Plink, says the tap." }
entry 2.boil
  "Something boils over and runs down the front of the stove, black and sulky. Then it stands up."
  meet n inkblot
entry 2.cloth
  "The tablecloth hangs still and lets you take hold. Up you go, one stitch after another, and nobody treads on anybody."
  leave 3
page 3 "The Milk Sea"
map
S . . = . . . . = . 2 .

. . .b.b. 1 . .b.b. . .

. . . = . . . . = . . .
b b b - - - b - - b b b
. . . = . . . . = . L .

. 3 .b.b. . M . . . . .

. . . = . . . . = . . .
- - - - - - - - - g g g
# # # # # # # # # . E .

# # # # # # # # # E E .
end
goal "Cross the spilt milk and jump to the stove. Something green stands behind the bread."
search 5
surge first: goto 3.crumbs
surge more: sleep 8-2n; meet 2 inkblot
restless: become chance angry
when all near E: goto 3.jump
when again turns every 3n+2: sleep 1
when again turns every 5 and stuffies 2 and level brave: sleep 1
when again turns every 2n-2 and level brave: goto 3.stamp
when turns >= 7 and level brave and stuffies 3: goto 3.stamp
when again turns every 2n-1 and level normal: goto 3.stamp
entry 3.0
  "The whole table is under milk. Plates stick out of it like islands, and on every one somebody is waiting for it to be over. The bread knife makes a bridge, but not from here."
  meet random
entry 3.1
  "The sugar bowl wears its lid crooked. It got the worst of the shouting, and it had not even been in the room."
  choose
    option "Put its lid straight" kind: "It says thank you, and that it is quite all right. A little sugar runs down its side."
    option "Hand its sugar round meanwhile" sly: gain each stuffing 1; become you worried
    option "Shout back at the Kettle for it" brave: gain you heart 2; become you angry; threat +1
entry 3.2
  "Behind the bread stands a green cup with two handles. There is a finger of milk in it. Next to it the big jug lies on its side, much too heavy for one hand. So this is where the sea comes from."
  choose
    option "Take the cup along (ends your actions)" kind: set cup; gain you heart 1; end-actions
    option "Drink what is left" sly: gain you stuffing 2; become you sleepy
    option "Build a bridge from a spoon and a crust" plain: test yellow 5 { pass: gain each button 1 } { fail: become you soggy }
entry 3.3
  "The egg timer has run out, and nobody has turned it. How long is it till Sorry, it asks."
  choose
    option "Turn it over for it" kind: threat -1; gain you heart 1
    option "Lay it on its side, so that nothing passes" sly: threat -3; become you sleepy
    option "Say that you do not know" plain: cure you any; "Nobody ever says that, it says, and sounds relieved."
entry 3.crumbs
  "Under the bread board the crumbs wake up, in a very bad temper."
  meet n lintling
entry 3.jump
  "It is a long jump, and the stove is warm to land on. Above you a lid begins to dance."
  gain each stuffing 1; leave 4
entry 3.stamp
  "Over on the stove the Kettle stamps its foot. The whole table jumps, and all of you with it."
  if level brave: hurt each n+1
  else: hurt each n
page 4 "The Stove"
map
. . . . . . . . . a

S . . = = . . = = .

. . . = = . . = = .

. . . . . . M . . .
      r r
. . 1r. .r. . . N .

. . .r. Lr. = = . .
      r r
. . . . . . = = . 2
end
goal "Nothing harms the Kettle while one of you is angry. Defeat it, or let it finish what it wants to say."
search 5
surge first: sleep 1
surge more: sleep 1
restless: become each angry
when down thunder-kettle: goto 4.puddle
when again turns every n: threat +1
when again has each angry: goto 4.chorus
entry 4.0
  "There it stands on its bent legs. No, it says, not that one, not now, not like that, no. It has kept every no of the day, and it is full up to the spout. When it stops for breath you see that its handle is trembling."
  sleep 8-2n
  meet boss thunder-kettle at M; meet n-1 plain lampmoth at N; become chance angry
  if is spoon:
    "From somebody’s pocket the twelfth teaspoon rings against the stove, three times, very clear. Even the Kettle listens."
    threat -2; cure each angry
  if is cup:
    task pour blue 5n "Hold up the green cup, and wait"
      pass: goto 4.pour
  else:
    task hear blue 6n "Hear it out, to the last no"
      pass: goto 4.heard
entry 4.1
  "An oven glove has burnt itself and is holding its own thumb."
  choose
    option "Blow on it" kind: gain each heart 1
    option "Borrow it as a shield" sly: become you cosy; become you worried
entry 4.2
  "Here is the knob of the stove. It is as big as a cartwheel, and it is turned to the end."
  choose
    option "Turn it down" brave: test red 6 { pass: threat -3; cure each angry } { fail: hurt you 2 }
    option "Ask it how long it has been like that" kind: gain you stuffing 1; "Since breakfast, says the knob."
entry 4.a
  "The window stands open a hand wide. Outside is the night, such a lot of it, and none of it is cross."
  cure you angry
entry 4.chorus
  "Now all of you are shouting, and the Kettle beats time with its lid. It has always wanted a choir."
  threat +1
entry 4.pour
  "The Kettle bends forward. Nobody helps. What comes is as thin as thread, and it goes into the cup, all of it, and only two drops beside. I wanted to pour it myself, says the Kettle. You can hardly hear it."
  set friend; banish all; win
entry 4.heard
  "The nos grow shorter. The last is only breath. Nobody moves, because somehow it is not finished. I wanted to pour it myself, says the Kettle, very low."
  set friend; banish all; win
entry 4.puddle
  "The Kettle tips over, and what runs out is lukewarm and would fit in a saucer. You mop it up. Then you set the Kettle on its feet with its spout to the wall, so that it need not be looked at."
  win
ending asleep
  "In the bed upstairs two fists come open, finger by finger."
  if is friend: "At breakfast a small jug stands beside Nell’s plate, a very small one with a good spout, and nobody can say who put it there."
  else: "At breakfast the kettle will not whistle. It only ticks a little, cooling."
ending waking
  "Nell comes down the stairs in her bare feet. She climbs on the chair, and rinses the green cup, and fills it at the tap exactly to the edge. Then she carries it all the way up without spilling. Nobody sees it but you."
  if is friend: "On the stove somebody lets out a long breath."
ending lost
  "You lie where the steam has left you, damp and flat. In the morning you are hung on the line by your ears, all in a row, and the view is not bad. Tonight you go down again."
