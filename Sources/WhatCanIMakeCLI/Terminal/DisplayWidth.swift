/// How many columns a terminal needs for a text: 2 for East Asian wide characters and emoji, 0 for
/// combining marks, else 1. Cost: O(length).
func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth($1) }
}

private func displayWidth(_ character: Character) -> Int {
  character.unicodeScalars.map(displayWidth).max() ?? 0
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  if scalar.properties.isEmojiPresentation { return 2 }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}
