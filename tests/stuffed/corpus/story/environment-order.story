//! 2: 'moonbeam' is in the wrong place (keep the order of the table in stuffed-things.c)
environment moonbeam "Thick Dust" bad
  "It lies deep."
  rule range 2
  task sweep yellow 3n "Sweep the dust away"
    pass: environment none
