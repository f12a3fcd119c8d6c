//! 3: a goal belongs to a page (put it below: page 1 "Title")
story small "Small" level 1
goal "Go."
