import WhatCanIMake

/// Text from outside, made fit for a terminal.
///
/// Control characters (escape sequences begin with one, in 7 or 8 bits), and the invisible marks
/// that turn the direction of text, are left out; line breaks become spaces. A byte of a path that is not UTF-8 is
/// shown as `\xff`. Cost: O(length).
func safe(_ text: String) -> String {
  var safe = String.UnicodeScalarView()
  for scalar in shownPaths(text).unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: safe.append(" ")
    default: if !scalar.isInvisible { safe.append(scalar) }
    }
  }
  return String(safe)
}

/// Safe text of at most `length` characters, with an ellipsis where it was cut.
func clipped(_ text: String, to length: Int = 60) -> String {
  let start = safe(String(text.unicodeScalars.prefix(4 * length)))
  let isCut = start.count > length || text.utf8.count > 16 * length
  return isCut ? start.prefix(length - 1) + "…" : start
}

/// A word as it is typed in a shell: in quotes if it has blanks.
func quotedIfNeeded(_ word: String) -> String { word.contains(" ") ? "\"\(word)\"" : word }
