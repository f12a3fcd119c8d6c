// The 29 Lost cards. Walking away is always offered and not written here.
lost one-eyed-robot "One-Eyed Robot"
  "Somewhere he has dropped his other eye."
  option "Sew on a new one (a button)" kind if has you button: lose you button 1; gain you heart 1; draw you item
  option "Help him look" plain: test yellow 5 { pass: gain you heart 1 } { fail: "He thanks you for looking." }
lost jack-in-the-box "Jack-in-the-Box"
  "The lid has jammed. He is crying inside."
  option "Force the lid" brave: test red 5 { pass: gain you heart 1 } { fail: hurt you 3 }
  option "Sit and sing (a die)" kind if has you die: die you; gain you heart 1; become you cheerful
lost kite-without-string "Kite without String"
  "It would fly, if somebody gave it thread."
  option "Pull a thread from your seam (1 stuffing)" kind if not stuffing you <= 1: lose you stuffing 1; gain each heart 1
  option "Wish it wind" plain: become you cheerful
lost tin-soldier "Tin Soldier"
  "Nobody has told him that the battle is over."
  option "Stand guard with him (ends your actions)" brave: threat -2; end-actions
  option "Tell him that he may rest" kind: test blue 5 { pass: draw you weapon } { fail: "He salutes." }
lost piggy-bank "Piggy Bank"
  "It rattles and smiles."
  option "Feed it (a button)" kind if has you button: lose you button 1; roll { 1-3: "Thank you, it says." } { 4-6: draw you item }
  option "Shake it" sly: gain you button 2; become you angry
lost doll-without-a-name "Doll without a Name"
  "She asks what you would call her."
  option "Think of a name" kind: cure you any; "She says it over and over."
  option "Ask what she likes" plain: test blue 4 { pass: gain you heart 1 } { fail: "Another day, she says." }
lost snow-globe "Snow Globe"
  "It has not snowed in there for a year."
  option "Turn it over gently (a die)" kind if has you die: die you; "Behind the smallest window somebody puts out a tongue for the flakes."
  option "Ask what it can see from in there" sly: threat -1; become you worried
lost wind-up-duck "Wind-up Duck"
  "She has two turns left in her spring and is saving them."
  option "Wind her up" kind: test red 4 { pass: gain you heart 1; become you cheerful } { fail: "The key will not go round. It was nice to be held, she says." }
  option "Ask for one of her turns" sly: gain you stuffing 1; become you sleepy
lost spinning-top "Spinning Top"
  "He has stopped, and no longer knows which way he was facing."
  option "Spin him again (a die)" kind if has you die: die you; cure you any; "He hums, and for a while all your troubles hum too."
  option "Ride on him" brave: test green 5 { pass: gain you heart 1; gain you button 1 } { fail: become you tangled }
lost chess-knight "Chess Knight"
  "He goes two forward and one aside. Home is straight ahead."
  option "Carry him there (ends your actions)" kind: gain you heart 2; end-actions
  option "Ask him for a plan of battle" sly: threat -2; become you worried
lost bath-boat "Bath Boat"
  "Somebody pulled the plug, and nobody told the captain."
  option "Salute him" kind: "He salutes too, and holds it until you are out of sight."
  option "Sail down the floorboards with him" brave: test green 5 { pass: draw you item } { fail: become you soggy }
lost smallest-nesting-doll "Smallest Nesting Doll"
  "All her sisters have somebody inside. She rattles herself and listens."
  option "Let her sit in your pocket (a die)" kind if has you die: die you; gain you stuffing 1; "Now you are one of the sisters."
  option "Help her to count the others" plain: test yellow 4 { pass: gain you button 2 } { fail: "Five, or seven. It is dark." }
lost paper-doll "Paper Doll"
  "Her tabs are bent, and everything she puts on falls off."
  option "Fold the tabs straight" kind: test green 4 { pass: gain you heart 1 } { fail: "Never mind, she says, I am only paper." }
  option "Give her something to wear (an item)" kind if has you item: drop you; gain each heart 1
  option "Ask for the dress with pockets" sly: draw you item; become you lonely
lost dancer-on-a-spring "Dancer on a Spring"
  "Her music has been gone for years. She has not put down her leg."
  option "Hum for her" kind: "She turns round once, exactly in time. Then she puts down her leg."
  option "Bow, and dance with her" brave: test green 4 { pass: become you cheerful; gain you heart 1 } { fail: become you tangled }
lost cats-eye-marble "Cat’s-Eye Marble"
  "It rolls after you, and stops when you stop."
  option "Let it come along" kind: gain you button 1; "It counts as a button nearly everywhere."
  option "Race it" brave: test green 6 { pass: become you courageous; gain you heart 1 } { fail: become you sleepy }
lost odd-sock "Odd Sock"
  "The other one was red too, he says. Redder, if anything."
  option "Look for it with him (ends your actions)" kind: "You do not find it. Two looking are nearly a pair, he says."; end-actions
  option "Say that you saw it, further on" sly: threat -1; become you worried
lost toy-telephone "Toy Telephone"
  "It is ringing. It has been ringing since the summer."
  option "Answer it" kind: roll { 1-2: "Nobody there. But it is so glad to have stopped." } { 3-4: gain you heart 1 } { 5-6: threat -2 }
  option "Dial a number of your own" plain: test yellow 5 { pass: draw you item } { fail: become you lonely }
lost stub-of-a-crayon "Stub of a Crayon"
  "There is one picture left in it. It wants that one to be good."
  option "Let it draw you" kind: "It gives you very large ears and is proud of them. So you say nothing about the ears."
  option "Let it draw a door" plain: cure you any; threat +1
  option "Let it draw a moustache on the dark" sly: threat -2; become you scared
lost rocking-horse "Rocking Horse"
  "He has galloped every day of his life, and would like to arrive."
  option "Tell him that this is the place" kind: test blue 5 { pass: gain you heart 1; gain you stuffing 1 } { fail: "He looks round. Not quite, he says, and gallops on." }
  option "Ride him" brave: test red 5 { pass: threat -2; gain you button 1 } { fail: hurt you 2 }
lost abacus "Abacus"
  "One bead is gone, and since then nothing has come out right."
  option "Thread on a new one (a button)" kind if has you button: lose you button 1; "It counts all of you and is right the first time."
  option "Do a sum with it" plain: test yellow 4 { pass: gain you button 2 } { fail: become you worried }
lost hand-puppet "Hand Puppet"
  "He can only speak if somebody lends him a hand. So he waves."
  option "Lend him a paw (a die)" kind if has you die: die you; "He tells you his whole life. Most of it was in a drawer."
  option "Wave back and go on talking for him" sly: become you cheerful; become you lonely
lost tin-frog "Tin Frog"
  "He jumps when he is happy. His spring has gone rusty."
  option "Rub off the rust" kind: test red 4 { pass: gain you heart 1; become you cheerful } { fail: "He croaks, to be polite." }
  option "Jump with him anyhow" brave: roll { 1-3: hurt you 2 } { 4-6: draw you item }
lost double-blank "Double Blank"
  "The other dominoes have numbers. She has stood at the end of the row since Sunday."
  option "Stand beside her (ends your actions)" kind: gain you heart 1; cure you any; end-actions
  option "Paint spots on her" sly: gain you button 1; become you angry; "Now she is somebody else’s neighbour."
lost father-of-the-dolls-house "Father of the Doll’s House"
  "They moved the house while he was out for the paper."
  option "Help him to find it" kind: test yellow 5 { pass: gain you heart 1; draw you item } { fail: "He sits down on the paper. They are bound to miss it, he says." }
  option "Ask where he keeps the spare key" sly: draw you item; become you worried
lost balloon-second-day "Balloon, the Second Day"
  "Yesterday he was at the ceiling. Nobody mentions it."
  option "Say that he looks well" kind: "He rises by the width of a finger."
  option "Hold on to him and jump" brave: test green 5 { pass: gain you stuffing 1; gain you heart 1 } { fail: hurt you 2 }
lost flat-bear "Flat Bear"
  "He has been washed too often, and is sorry to be lying down."
  option "Plump him up a little (1 stuffing)" kind if not stuffing you <= 1: lose you stuffing 1; "He sits up. He had forgotten how far one can see."
  option "Roll him up so that he can look out" plain: test green 4 { pass: gain you heart 1 } { fail: "He unrolls. It was a good view, while it lasted." }
lost clock-without-hands "Clock without Hands"
  "I know that it is late, she says. I do not know how late."
  option "Tell her that there is time yet" kind: test blue 4 { pass: threat -2 } { fail: "You sound like the others, she says." }
  option "Let her ring" brave: threat -3; sleep 1
lost piece-of-sky "Piece of Sky"
  "He is blue all over, and knows that somewhere there is a hole."
  option "Take him to his puzzle (a die)" kind if has you die: die you; "He fits. A moment later you cannot tell which one he was."
  option "Ask what was on his edges" plain: test yellow 4 { pass: gain you heart 1 } { fail: become you sleepy }
lost caterpillar-on-wheels "Caterpillar on Wheels"
  "Her string is gone. Whoever has wheels needs somebody in front."
  option "Pull her for a while (ends your actions)" kind: gain each stuffing 1; end-actions
  option "Give her a push down the slope" sly: threat -1; become you angry; "She has a great deal to say when she is back."
