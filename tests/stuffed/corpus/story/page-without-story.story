//! 2: a page belongs to a story (begin the file with: story my-name "My Title" level 1)
page 1 "Here"
