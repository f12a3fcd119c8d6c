//! 1: the file has no story in it (begin with: story my-name "My Title" level 1)
