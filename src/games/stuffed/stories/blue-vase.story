story blue-vase "The Blue Vase" level 4
page 1 "The Hall"
map
S . . . # # . . . # # #

. . . . # # . 1 . # E E

. . . . . . . .g. # E E

. = = . .g. . .g. D E E

. = = . .g. M . . # E E

. . . . . . . L . # # #

. 2 . . # # . . . # # #
end
goal "Part the ivy at the end of the hall and go through, all of you. The shards are the blue things."
search 4
surge first: goto 1.shoots
surge more: sleep 8-2n; meet random
restless: become chance worried
when all near E: goto 1.through
entry 1.0
  "The blue vase is in pieces, and the ball is hiding. It was the cat, said Nell. There is no cat. On the spot where she said it something green came up between the boards, and by bedtime it had grown up the stairs, and it has leaves like little hands over little mouths. Somebody must find the pieces before it has the whole house."
  draw each weapon; put objective 1; put objective 2
  task part red 4n "Part the ivy" near D
    pass: lift door; "The leaves let go one by one. Each says something different."
entry 1.1
  "Great-Uncle Anselm leans out of his frame with a blue shard behind his ear. Who did it, he asks. He asks this about everything."
  lift objective 1; count shards +1
  choose
    option "Say that it was the wind" sly: gain you button 2; "I thought as much, he says, and a leaf comes out under his collar."
    option "Tell him about the ball" brave: test blue 5 { pass: count truths +1; gain you heart 1 } { fail: become you worried; "You told him about a ball. You did not tell him whose." }
    option "Ask him what he broke (a die)" kind if has you die: die you; count truths +1; "He is silent for so long that you hear the varnish crack. A boat, he says. My brother’s."
entry 1.2
  "The boots by the door stand in a puddle of their own. One has a shard in its sole and does not want to talk about it."
  lift objective 2; count shards +1
  choose
    option "Say that it is only a drawing pin, and pull" sly: gain you stuffing 1; meet 1 plain inkblot
    option "Say it will hurt, and pull (ends your actions)" kind: count truths +1; gain you heart 1; end-actions
entry 1.shoots
  "The ivy puts out a shoot towards each of you. It had not meant to frighten anybody, it says. That was the others."
  become chance tangled; meet n hookling
entry 1.through
  "Behind the leaves the house goes on much longer than it used to."
  leave 2
page 2 "The Corridor of Keyholes"
map
# # . 1 # # . . # # # #

# # . . # # . 2 # # E E

S . . .g. . . .y. . . E

. . . .b. . . .r. M . E

# # . . # # . . # # . .

# # L . # # V . # # . 3
end
goal "Go to the end of the corridor, all of you. The keyholes hear everything."
search 5
surge first: goto 2.whisper
surge more: sleep 8-2n; meet random
restless: become chance worried
when all near E: goto 2.end
when again turns every 3n+1 and not level gentle: sleep 1
when again turns every 5 and level brave and not stuffies 4: goto 2.tight
when again turns every 10 and level brave and stuffies 4: goto 2.tight
when again turns every 6n-12 and level normal and not stuffies 2: goto 2.tight
entry 2.0
  "There is a keyhole in every door, and in every keyhole an ear of ivy. What was that about the cat, it whispers from left and right. Three bits of blue shine in the dark."
  if not stuffies 4: sleep 2
  if level brave: sleep 1
  if level gentle: sleep n-1
  if level gentle and stuffies 4: sleep 2
  put objective 1; put objective 2; put objective 3; meet random
entry 2.1
  "A shard lies at the foot of the long mirror. In the glass stand all of you, and every one is shaking its head. It was not us, says the mirror, and you had not even asked."
  lift objective 1; count shards +1
  choose
    option "Shake your head too" sly: threat -2; become you lonely
    option "Stand still until it stops (ends your actions)" kind: count truths +1; cure each any; end-actions
    option "Breathe on the glass and write it down" brave: test yellow 5 { pass: count truths +1; draw you item } { fail: "It is mirror writing. Nobody can read it." }
entry 2.2
  "A shard lies before this door. Through the keyhole you see Mother’s slippers, side by side. She had the vase from her own mother, and she has kept the box it came in."
  lift objective 2; count shards +1
  choose
    option "Tell it to the slippers, for practice (a die)" kind if has you die: die you; count truths +1; gain each heart 1
    option "Listen whether Mother is asleep" sly: threat -2; become you worried
    option "Push something under the door (a button)" plain if has you button: lose you button 1; gain you heart 2; "It is not blue. But it is a good button."
entry 2.3
  "The ivy has tied a knot, and in the middle of it is a piece as blue as noon."
  lift objective 3; count shards +1
  choose
    option "Untie it" plain: test green 5 { pass: gain you heart 1 } { fail: become you tangled }
    option "Say what it wants to hear" sly: threat +1; draw you item; "Of course it was the cat, you say. It lets go at once. It is twice as thick as before."
    option "Say aloud whose ball it was" brave: count truths +1; meet 1 plain hookling
entry 2.whisper
  "What one keyhole hears, the next one tells a little longer. At the end of the corridor it comes out as ink."
  meet n inkblot
entry 2.end
  "The last door stands open. In the room behind it, somebody is purring."
  gain each stuffing 1; leave 3
entry 2.tight
  "The ivy draws the corridor tight, like a sleeve round a wrist."
  if level brave: hurt each n+1
  else: hurt each n
page 3 "The Cat There Is Not"
map
. . . . # # . . . . 1

S . . . . . . . # # .
      b b b b
. . .b. . . .b. # # .

. = .b. 2 . .b. . M .

. = .b. . . .b. . . .
      y y y y
. . . . . . . . . . .

3 . . # # . . . = = E

. . L # # V . . . E E
end
goal "Pile up cushions by the sideboard and climb it, all of you. On the rug lies somebody whom nobody has seen before."
search 5
surge first: goto 3.fur
surge more: sleep 8-2n; meet 2 hookling
restless: become chance lonely
when all near E and done cushions: goto 3.up
when again turns every 5 and stuffies 2 and not level gentle: sleep 1
entry 3.0
  "It has been talked about since noon, and so it has come: a cat made of leaves, very thin, because nobody said what it eats. It lies on the rug and looks at the door. Everybody who comes in says the same thing to it."
  put objective 1; put objective 3
  task cushions red 3n+2 "Pile up the cushions by the sideboard" near E
    pass: "Six cushions and the big atlas. It will do."
entry 3.1
  "The goldfish has seen it all. A shard lies in his bowl, beside the castle. He opens his mouth, and thinks better of it."
  lift objective 1; count shards +1
  choose
    option "Say it for him" brave: test blue 5 { pass: count truths +1; gain each heart 1 } { fail: become you soggy }
    option "Promise him that nobody will ask" kind: gain you heart 1; "He swims once round the castle. You think that it is thanks."
    option "Ask him to keep it to himself" sly: gain you button 2; threat -1; become you worried
entry 3.2
  "Everybody says that it was me, says the cat. I do not even know what a vase is."
  choose
    option "Tell it that it has done nothing" kind: count truths +1; set cat; "Thank you, it says. Then it says: shall I still be here, when they all know? Nobody has an answer, so somebody scratches it behind the ear."
    option "Ask it to own up, only for tonight" sly: threat -4; gain each stuffing 1; set blamed; "Good, says the cat. If it helps. It turns to the wall."
    option "Lie down beside it (ends your actions)" plain: gain you stuffing 2; cure you any; end-actions
entry 3.3
  "Under the sofa the ball is hiding. It has a shard sticking in it and a very bad conscience. I only went where I was thrown, it says."
  lift objective 3; count shards +1
  choose
    option "Roll it out into the room" kind: count truths +1; become you worried; "It is a small ball, in the light."
    option "Push it in further" sly: draw you item; become you angry
entry 3.fur
  "The carpet stands up in tufts. Each tuft says that it saw everything, and they all saw different things."
  meet n lintling
entry 3.up
  "Up the drawer handles you climb, one after another. On top of the sideboard there is a ring in the dust, where something round has stood for thirty years."
  gain pick stuffing 1; leave 4
page 4 "Where It Stood"
map
. . . . . . . . . .

. . L . . . . M . .

S . . . = = . . . .

. . . = = = = . . .

. . . = = = = . . .

. . . . = = . . . .
g g g         b b b
. 2 . .g. . .b. N .

. . . .g. . .b. . 1
end
goal "Defeat It-Wasn’t-Me, or help it to say the other sentence."
search 5
surge first: sleep 1
surge more: sleep 1
restless: become each worried
when down wasnt-me: goto 4.ring
when again turns every n: threat +1
entry 4.0
  "Out of the ring it grows, leaf upon leaf, and the leaves make a face. It was not me, it says, before anybody has come near it."
  sleep 8-2n
  environment thick-dust; meet boss wasnt-me at M
  if truths >= 4:
    "It has only one face left, round and red and wet about the eyes. You know whose it is."
    task say blue 5n "Say it together, one word after another"
      pass: goto 4.friend
  else:
    "It has a face for everybody who ever believed it. The nearest ones are yours."
    meet n-1 plain inkblot at N
    task unsay blue 6n "Go back to the first word, and begin again"
      pass: goto 4.friend
  if shards >= 5:
    task mend yellow 3n "Fit the shards together"
      pass: set mended; threat -3; gain each heart 1; "It stands. It is a little shorter than it was."
  if is cat:
    "Something that is not there walks round your legs with its tail up."
    gain each stuffing 1
  if is blamed:
    "In the corner sits a thin cat, with its back to you."
    become each lonely
entry 4.1
  "A postcard leans here, with a sea on it. Dear daughter, it says across the waves, may it arrive without a scratch."
  choose
    option "Put it where the vase stood" kind: gain each heart 1
    option "Turn it over" sly: threat -2; become you worried; "On the back it says: please do not let the child carry it. That child is Nell’s mother now."
entry 4.2
  "The tube of glue has been asked to hold a great many things together. Not everything, it says. But try me."
  choose
    option "Let it try you (ends your actions)" kind: gain you stuffing 2; cure you torn; end-actions
    option "Squeeze it at the ivy" brave: test red 5 { pass: threat -3 } { fail: become you tangled }
entry 4.friend
  "It was, says the face, and gets no further. So you start again, together. It was. It was me. All through the house the leaves turn round to look. It is quite a short sentence, and takes up hardly any room."
  set friend; banish all; win
entry 4.ring
  "The face comes apart, and behind it is nothing but the ring in the dust. All the ivy lets go at once, with a sound like somebody sitting down. Nobody has said the sentence. The ring is still there."
  win
ending asleep
  if is friend: "Nell practises in her sleep. It was, she says. In the morning she says all of it, before the cocoa, and it is over as quickly as a plaster."
  else: "In the morning they ask again. It was, says Nell, and stops. She leaves out the cat."
  if is mended: "The vase is back in its ring. It has seams like a map of rivers, and one hole, through which you can see the window."
  if is cat: "There is a hollow in the sofa cushion, about as big as a cat. It is warm."
  if is blamed: "By the back door somebody has put down a saucer of milk, for a cat that there is not."
ending waking
  "Nell is awake. She goes barefoot to the big bed and says it there in the dark, where it is easier. Nobody puts on the light. After a while somebody lifts the blanket, and there is a place in the middle."
  if is friend: "Out in the hall the last leaf lets go."
ending lost
  "You lie in the ivy, each where you were caught. In the morning a broom comes, and a hand that picks you out of the dust with the pieces, one by one. Tonight you know the way."
