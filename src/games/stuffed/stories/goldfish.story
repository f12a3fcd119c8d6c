story goldfish "The Goldfish" level 6
page 1 "The Empty Bowl"
map
S . . . . . . . . .

. . . . . . . . 1 .
      b b b b
. . .b. . . .b. . .

. # .b. . . .b. # .

. # .b. P . .b. # .

. . .b. . . .b. . .
      y y y y
2 . . . . . M . . .

. . . L . . . . . V
end
goal "Pull out the plug, and gather round the plughole."
search 5
surge first: goto 1.drip
surge more: sleep 8-2n; meet random
restless: become chance lonely
when done plug and all near P: goto 1.down
entry 1.0
  "The goldfish was called Wednesday, because he came on one. This morning the bowl was empty. He has gone, they told Nell, and looked at the basin and not at her. Well then, you say to each other in the night, and take down the little net: whoever goes down a plughole can be fetched up again."
  draw each weapon
  task plug red 4n "Pull out the plug" near P
    pass: "It comes up with a sound like a very large kiss."
entry 1.1
  "Here is the bowl. There is a ring where the water was, and the castle stands on the pebbles with its door open. In the door lies one orange scale."
  choose
    option "Take the scale along" kind: set scale; gain you heart 1
    option "Fill the bowl, so that it does not look so empty" sly: threat -3; become you worried; "It looks emptier."
    option "Look through the glass" plain: test yellow 4 { pass: draw you item } { fail: become you lonely; "The room is round, and everybody in it is very far away." }
entry 1.2
  "Three flakes every evening, says the tin. It is evening. Nobody has opened me."
  choose
    option "Lay three on the rim, as always" kind: "They curl a little at the edges. That is all."
    option "Eat some" sly: gain you stuffing 2; become you sleepy; "They taste of pond."
    option "Take the tin down with you (ends your actions)" brave: set tin; gain you button 1; end-actions
entry 1.drip
  "The tap lets fall a drop, and then another, and every one of them is black."
  become chance soggy; meet n inkblot
entry 1.down
  "The hole is round and breathes. You hold each other by the paws, the last one holds on to the chain, and then nobody does."
  leave 2
page 2 "The Pipe"
map
S . . . . . . . . . . .

. . . .g. . . .g. . 1 .

# # # # # # # # # # . .

. . 2 .y. . M .y. . . .

. . . . . . . . . . . .

. . # # # # # # # # # #

. . . . . L . .b. . E E

. . . . . . . .b. . E E
end
goal "Follow the pipe to its end, all of you."
search 5
surge first: goto 2.gurgle
surge more: sleep 8-2n; meet random
restless: become chance soggy
when all near E: goto 2.mouth
entry 2.0
  "Inside, the pipe is as wide as a street, and the night goes along it with a lantern of its own. You call his name. Wednesday, says the pipe, Wednesday, Wednesday, and goes on saying it after you have stopped."
  if stuffies 4:
    meet 2 plain lampmoth
  else:
    meet random
entry 2.1
  "A ring sits on a ledge, quite upright. Two years and a month, it says. They took the whole basin apart. Then they stopped."
  choose
    option "Tell it that they still look at that finger" kind: count heard +1; gain you heart 1; "Do they, says the ring. Do they really. And then, because you are nice: there was somebody orange, who said good evening."
    option "Put it on as a belt" sly: gain you button 3; become you lonely
    option "Ask it who has come by" plain: count heard +1; become you lonely; "Orange, says the ring. Yes. It does not ask you anything back."
entry 2.2
  "A drop is hanging from the joint and will not fall. If I let go, it says, I shall not be me any more."
  choose
    option "Stay under it for a while (ends your actions)" kind: gain you heart 2; cure each any; end-actions; "What shall I be then, it wonders. It sounds almost curious."
    option "Count to three, and let go together" brave: test green 6 { pass: become each courageous } { fail: become you soggy; hurt you 2 }
entry 2.gurgle
  "Far behind you somebody has turned on a tap. What comes down the pipe is mostly fluff, and in a great temper."
  meet n lintling
entry 2.mouth
  "The pipe ends. Before you lies a harbour under the town, with a hundred little lights, and it smells of soap."
  gain each stuffing 1; leave 3
page 3 "The Harbour of Soap"
map
S . .b. . 1 .b. . . . .

. . .b. . . .b. . 2 . .

. . . = . . . = . . . .
- g - - - r - - - y - -
. . . = . . . = . . . .

. 3 . . . . M .b. . V .

. . . = . . . = . . . .

# # . # # L . # # E E E

# # . . . . . .g. E E E
end
goal "Ask who has seen an orange fish. Lift the harbour gate and go out, all of you."
search 5
surge first: goto 3.customs
surge more: sleep 8-2n; meet 2 inkblot
restless: become chance lonely
when all near E and done grating: goto 3.gate
when again turns every 5 and stuffies 2 and not level gentle: sleep 1
when again turns every 2n-1 and level brave: goto 3.plug
when again turns every 2n-1 and level normal and not stuffies 2: goto 3.plug
entry 3.0
  "Everything that ever went down a drain has come ashore here and opened a shop. Slivers of soap lie at the quay with sails of tissue, and hairpins do the lifting. They look at your net, and then they look at something else."
  gain pick button 2
  task grating red 3n+2 "Lift the harbour gate" near E
    pass: "It goes up easily, at the end, as if somebody were lifting from the other side."
entry 3.1
  "A rubber duck sits in the customs house and stamps whatever comes. Orange, she says. Tail like a scarf. Nothing to declare."
  choose
    option "Stamp for her, so that she can rest (a die)" kind if has you die: die you; count heard +1; gain you heart 1; "They never have anything to declare, she says. They only want to know whether it is far."
    option "Show her the scale" plain if is scale: count heard +1; draw you item; "Yes, she says. That is from before."
    option "Read in her book while she stamps" sly: count heard +1; become you worried; "It says: Wednesday. It says: through."
    option "Ask why she did not stop him" brave: test blue 5 { pass: threat -2; gain each heart 1 } { fail: become you angry }
entry 3.2
  "The old sponge has soaked up all that was ever said down here. He lets it out again, if you lean on him."
  choose
    option "Lean on him" plain: test blue 4 { pass: count heard +1; gain you heart 1 } { fail: become you soggy; count heard +1 }
    option "Let him lean on you (1 stuffing)" kind if not stuffing you <= 1: lose you stuffing 1; "He says nothing at all. It does him good."
    option "Wring him out" brave: test red 5 { pass: draw you item; count heard +1 } { fail: hurt you 2; become you soggy }
entry 3.3
  "Here lie the paper boats. They are all folded from letters, and not one was sent. Read me, says the nearest, but not aloud."
  choose
    option "Read it" kind: gain you heart 1; "Dear Mimi, it says, your basket is still by the stove. We step over it."
    option "Read it aloud" sly: threat -3; become each lonely
    option "Fold it again along the same lines" plain: test green 4 { pass: give you paper-boat } { fail: become you sleepy }
entry 3.customs
  "A bell rings. Out of the sheds come hooks, to see whether you have a return ticket."
  meet n hookling
entry 3.gate
  "The gate has no keeper and no bell. Behind it the water makes no sound."
  if heard >= 2:
    "He came this way; so much is sure. It cannot be far now."
    gain each stuffing 1; threat -2
  leave 4
entry 3.plug
  "Far up somebody pulls out a plug. A wave goes through the harbour from end to end."
  if level brave: hurt each n+1
  else: hurt each n
page 4 "The Still Water"
map
. . . . = = . . . . . .

. S . . = = . . . . 1 .

. . . . . . . . . . . .
    g g g g
. E . . . . . . # # . .

E E .y. . . .y. # # . .

. E .y. L . .y. . . . .
    b b b b
. . . . . . . M . . . .

. 2 . . # # . . = = . .

. . . . # # . . = = 3 .
end
goal "Find Wednesday."
search 6
surge first: goto 4.ripple
surge more: sleep 8-2n; meet random
restless: become chance sleepy
when read 4.words and all near E: goto 4.back
entry 4.0
  "Here the water is so quiet that you could write on it. There is light, and it comes from no side in particular. Somewhere a small castle is being swum around: you can tell by the rings."
  sleep 12-3n
  if level brave: sleep 1
  if level gentle: sleep n-1
  if level gentle and stuffies 4: sleep 1
  environment moonbeam
entry 4.1
  "There he is. He is as orange as ever, but through him you can see the pebbles. Oh, says Wednesday. Is it evening?"
  if is tin: "You open the tin and put down three flakes. He looks at them for a long time, with great love, and lets them lie."
  choose
    option "Lift him out with the net" brave: goto 4.net
    option "Ask him whether he is cold" kind: gain each heart 1; goto 4.warm
    option "Tell him that supper is ready at home" sly: gain each stuffing 1; become each worried; goto 4.supper
entry 4.net
  "You lay the net under him and lift. It comes up full of light, and drips, and is empty. You do it again. He holds quite still, so that it should not be his fault."
  become you courageous
  goto 4.words
entry 4.warm
  "No, he says, after he has thought about it. It is like when she put her hand round the glass. You look at the net, and then you put it away behind your back."
  goto 4.words
entry 4.supper
  "That would have been nice, says Wednesday. He even comes along, as far as the edge of the light. There he stops, like somebody who has come to a door that opens the other way."
  goto 4.words
entry 4.words
  "I cannot, he says. But you can take something with you, if it is small. It has to go into one breath."
  goal "Carry the message back to the gate, all of you."
  choose
    option "What he liked best" kind: set castle; gain each heart 1; "The castle, he says. It was much too small for me. I went round it every morning, to see whether it had grown."
    option "What he can see from here" plain: set wide; gain each stuffing 1; "It is wide, he says. There is one who was won at a fair, and one who was a hundred years in a pond, and we can all swim straight on."
    option "Whether it hurt" brave: set turning; become each cosy; "No more than turning round, he says. You know how one turns round."
entry 4.2
  "A whole heap of little castles lies here, with bridges and doors. Somebody has put them in order, by size."
  choose
    option "Put a fallen one upright" kind: "There is a name under it, in crayon. You stand the castle beside it, so that one can read it."
    option "Look inside" plain: test yellow 5 { pass: draw you item } { fail: become you lonely }
    option "Take the smallest" sly: gain you button 3; become you sleepy
entry 4.3
  "A very old carp stands in the water as if hung up there. You are the ones with the net, he says. There are some every year. Did you bring a better one this time?"
  choose
    option "Say that you only brought yourselves" kind: gain you heart 1; gain you stuffing 1
    option "Ask for the way round" brave: test yellow 6 { pass: threat -4 } { fail: become you tangled; "He shows you the way round. It is round." }
entry 4.ripple
  "A ring comes over the water that nobody has made. Where it touches you it is grey, and it wants to know where everybody is."
  meet n inkblot
entry 4.back
  "You look back once. He is swimming again, round something that you cannot see. Then the floor begins to rise, and it is water."
  leave 5
page 5 "The Grey Tide"
map
# # E E E # #

. . . E . . .
r - - - - - y
. . 1 . . . .
- - g - b - -
. . . . . . .

. L . # . . 2
- y - - - r -
S . . . . . .

. . . # . . .
- - - - g - -
. . . . . . .

. . . M . . .

. . . . . . .
end
goal "Climb out at the top, all of you, with the Tide behind you; or turn round and listen to it. Blows only drive it back for a while."
search 6
surge first: sleep 1
surge more: sleep 1
restless: become chance soggy
when again down grey-tide: goto 5.ebb
when again turns every n: threat +1
when all near E: goto 5.out
entry 5.0
  "It comes up the shaft behind you, grey, without an edge. It was only a fish, says the Tide. It was only a hamster. It was only a mitten, only a house, only an old man. They said so, all of them, and turned on the tap so that nobody should hear, and I am what the tap took away."
  meet boss grey-tide at M
  if heard >= 2:
    task listen blue 5n "Turn round, and ask it for their names"
      pass: goto 5.friend
  else:
    task names blue 6n "Turn round, and hear what it has to say"
      pass: goto 5.friend
entry 5.1
  "On a rung somebody has scratched: up is this way. Below, in another hand: I know."
  choose
    option "Scratch an arrow for the next ones (a die)" kind if has you die: die you; gain each heart 1
    option "Swing across on the chain" brave: test green 6 { pass: gain each stuffing 1 } { fail: hurt you 3 }
    option "Rest" plain: gain you stuffing 1; threat +1
entry 5.2
  "A spider has her web in the overflow. Washed away forty times, she says, and begins again at the left."
  choose
    option "Hold the thread for her" kind: become each cheerful; "Forty-one, she says."
    option "Ask for a rope of it" sly: threat -2; become you tangled
entry 5.ebb
  "It falls back, hissing over the rungs, down to where it is dark. You have time to breathe. Then it begins at the bottom again, and does not even sound angry."
  threat -3; gain fewest stuffing 1; meet boss grey-tide at M
entry 5.friend
  "It tells you all of them, one after another, with what they were called and where they slept. It takes a long time. At every name it is a hand lower. At last it is only a puddle, quite clear, and asks: and yours? So you tell it about Wednesday."
  set friend; banish all; win
entry 5.out
  "You push the plug in from above and sit on it, all of you. For a long time it knocks from below. Then it only leans there, and you feel how cold the chain is."
  win
ending asleep
  "You cannot write, and you can only say it close to the ear. So you say it close to the ear. Nell cries, asleep, and sleeps on, and then only sleeps."
  if is castle: "In the morning she takes the castle out of the bowl and looks at it from all sides. It has not grown, she says. She puts it on the windowsill, with the door to the street."
  if is wide: "In the morning she paints the whole sheet blue, right to the edge, and then a second sheet, and pushes them together."
  if is turning: "In the morning she turns round once on the bath mat, slowly, with her eyes shut, and opens them, and nods."
  if is friend: "When she washes her face, the tap waits until she has finished."
ending waking
  "Nell is awake. She sits on the rim of the bath in the dark and cries, and nobody turns on the tap. You lie in her arm and say it, close to the ear. Somebody comes and does not say anything, and sits down on the rim too."
  if is scale: "In her hand she has one orange scale. Nobody asks where it comes from."
  if is friend: "Far down in the pipe somebody says a name, quite softly, and gets it right."
ending lost
  "The water carries you up as it carries everything, and leaves you in the basin. In the morning they wring you out and lay you on the warm pipe, side by side. You know where the plug is."
