environment thick-dust "Thick Dust" bad
  "It lies deep."
  rule range 2
  task sweep yellow 3n "Sweep the dust away"
    pass: environment none
