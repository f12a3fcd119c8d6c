story satin-corner "The Satin Corner" level 1
page 1 "Under the Big Bed"
map
S . . . . . . .g. 2

. . . # # . . .g. .
                g g
. . 1 # # . . L . .

. . . . . . M . . .

= = . . . . . . . .
                  -
. . . . # # . . .|E

. . . . # # . . D E

. . . . . . . . .|E
end
goal "Push the trunk from the crack in the wall and slip through, all of you."
search 4
surge first: goto 1.lint
surge more: sleep 8-2n; meet random
restless: become chance worried
when all near E: goto 1.crack
when again turns every 2n+1: sleep 1
entry 1.0
  "Nell is asleep in her first big bed. In the dark a woollen arm comes up, snips the satin corner from her blanket, and is gone. Without that corner between her fingers Nell has never slept till morning. So you climb down, where no toy likes to go."
  draw each weapon
  task trunk red 4n+2 "Push the trunk away" near D
    pass: lift door; "The trunk groans aside. It smells of wet wool."
entry 1.1
  "A beetle lies on its back. It does not ask for help; it has stopped thinking that anybody would."
  choose
    option "Turn it over (a die)" kind if has you die: die you; goto 1.beetle
    option "Ask it where the arm went" sly: threat -1; "Behind the trunk, it whispers, where the wall is cracked."
    option "Tiptoe past" plain: "Behind you it is very quiet."
entry 1.beetle
  "It shakes itself and bows. Beetles remember, it says, and we get in everywhere."
  gain you heart 1; set beetle
entry 1.2
  "From the top of the books you see the whole dark floor. Something glitters between the pages."
  test yellow 4
    pass: draw you item
    fail: "It was only the moon."
entry 1.lint
  "Balls of lint roll from the corners, and all of them have eyes. Have you brought him his mittens, they hiss."
  meet n lintling
entry 1.crack
  "One after another you squeeze through. Far off, somebody hums out of tune."
  leave 2
page 2 "The Rug Sea"
map
. . . .b. . 2 . . .

S . . .b. . . . . .

. . V .b. # . . . .

. . . .b. # .b. 3 .

. = . .b. . .b. . .

. . 1 . . . .b. . E

. . . . M . Lb. . .

. . . . . . .b. # .
end
goal "Cross to the far shore. Odd mittens drift in the waves; perhaps they matter."
search 5
surge first: meet random
surge more: sleep 8-2n; meet 2 inkblot
restless: become chance soggy
when all near E: goto 2.shore
when again turns every 2n: sleep 1
when again turns every 5 and stuffies 2 and level brave: sleep 1
when again turns every n and level brave: goto 2.wave
entry 2.0
  "The old rug heaves like water. Single mittens float on it, each as lost as the other."
  if level brave and stuffies 4: sleep 2
  else: sleep 4
  meet random
  if is beetle: goto 2.raft
entry 2.raft
  "A row of beetles waits in the shallows. Friends of a friend, they say, and carry you a little way."
  gain pick stuffing 1; threat -1
entry 2.1
  "A red mitten has caught in the fringe. It holds on to you as if you were a hand."
  gain you heart 1; count mittens +1
entry 2.2
  "A blue mitten turns in a whirl of wool. You would have to lean out far."
  choose
    option "Lean out" brave: test green 5 { pass: count mittens +1; gain you button 1; "You have it by the thumb." } { fail: become you soggy; hurt you 2 }
    option "Talk to it of snow and pockets" kind: test blue 4 { pass: count mittens +1; "It comes by itself, to hear the rest." } { fail: "The sea will not let go." }
    option "Leave it" plain: "Soon it is only a blue dot."
entry 2.3
  "Two moths pull at a grey mitten, one at each end. Neither lets go."
  choose
    option "Buy it from them (a button)" kind if has you button: lose you button 1; count mittens +1; become you cheerful; "One lets go, to look at the button. The other sits down rather suddenly."
    option "Snatch it" brave: count mittens +1; meet 2 plain lampmoth
    option "Leave it to them" plain: "They are still pulling when you look back."
entry 2.shore
  "The far shore is a heap of gloves. In it stands a door made of one huge boot."
  gain each stuffing 1; leave 3
entry 2.wave
  "The rug heaves, and for a moment all of you are under it."
  hurt each n+1
page 3 "The Hall of Odd Mittens"
map
. . . . . .r. . . .

S . # . . .r. M . .

. . # . 1 .r. . . .
            r     r
. . . . . . . . . .

. = = . . . 2 . . .

. . . . # # . . . .

. . L . # # . . N .

. . . . . . . . . .
end
goal "Defeat the Mitten King, or make him want to give the corner back."
search 5
surge first: sleep 1
surge more: sleep 1
restless: become chance lonely
when down mitten-king: goto 3.heap
when again turns every n: threat +1
entry 3.0
  "On a throne of scarves sits a king sewn from a hundred single mittens, the satin corner at his cheek. Nobody ever came to look for me, he says. So I took something that is loved."
  sleep 4-n
  meet boss mitten-king at M; meet n-1 plain lintling at N
  if mittens >= 2:
    task show blue 5n "Show him the mittens and listen"
      pass: goto 3.friend
  else:
    task listen blue 6n "Listen to the King"
      pass: goto 3.friend
entry 3.1
  "In a cradle sleep two mittens of one pair, holding each other. So this is what he watches at night."
  choose
    option "Tuck them in" kind: gain each heart 1
    option "Hide them from him" sly: threat -2; become each worried
entry 3.2
  "The stove has gone out. No wonder that everybody here wants something warm."
  test green 5
    pass: gain each stuffing 1; cure each lonely
    fail: "It smokes. Still, it was a kind thought."
entry 3.friend
  "He is quiet for a long time. Then he gives you the corner with both great soft hands, and asks whether he may look at her, once, from under the bed."
  set friend; banish all; win
entry 3.heap
  "The King sinks into a heap of mittens, and each of them is very small. Whoever is last at the door goes back and lays them side by side in pairs."
  win
ending asleep
  "The corner is sewn on with seven stitches. Nell finds it with two fingers and sleeps on."
  if is friend: "Under the bed somebody large hums a lullaby, almost in tune."
ending waking
  "Nell sits up. The bed is wide and dark, and she is going to call. Then she feels the corner, and all of you beside her, and lies down again by herself."
  if is friend: "From under the bed comes a hum, almost in tune."
ending lost
  "You lie where you fell, soft and still. In the morning a hand picks you up and finds needle and thread. Tonight you try again."
