// The seven environments. A page calls them with `environment NAME`.
environment thick-dust "Thick Dust" bad
  "It lies as deep as snow, and everything far away has gone grey. Whoever sneezes cannot be seen for a while."
  rule range 2
  task sweep yellow 3n "Sweep the dust away"
    pass: environment none
environment creaking-floor "Creaking Floor" bad
  "Every board has something to say and says it loudly. Small steps, small steps."
  rule creak 7
  offer tiptoe green 6 "Find the boards that keep quiet"
    pass: environment none
    fail: "Crack, says the floor."
environment kitchen-steam "Kitchen Steam" bad
  "It is like walking through wet washing. Paws slip, and one blocks with the wrong elbow."
  rule block-less 1
  task fan green 3n "Fan the steam out of the room"
    pass: environment none
environment loud-clocks "Loud Clocks" bad
  "They tick against each other and none will give way. You have to stand close to be heard."
  rule call 3
  offer hush-clocks yellow 6 "Find the one that leads, and hold its hand"
    pass: environment none
    fail: "That one was only counting along."
environment moonbeam "Moonbeam" good
  "A strip of light lies on the floor. In it one sees every tuft that somebody has lost."
  rule first-white 2
environment following-wind "Following Wind" good
  "There is a draught, and for once it is going your way."
  rule move 1
environment smell-of-toast "Smell of Toast" good
  "Somebody has made toast. It is hard to stay lying on the floor."
  rule rise 1
