//! 4: 'rain' is not a rule (a rule is one of: range creak first-white block-less call move rise)
environment thick-dust "Thick Dust" bad
  "It lies deep."
  rule rain 2
  task sweep yellow 3n "Sweep the dust away"
    pass: environment none
