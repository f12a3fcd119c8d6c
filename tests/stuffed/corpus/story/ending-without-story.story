//! 2: an ending belongs to a story (begin the file with: story my-name "My Title" level 1)
ending lost
  "Lost."
