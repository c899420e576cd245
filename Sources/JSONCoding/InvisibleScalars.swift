extension Unicode.Scalar {
  /// True for what commands a terminal, breaks a line, or turns the direction of text, unseen: control
  /// characters in 7 and 8 bits, separators, bidirectional and zero-width marks, and tags.
  package var isInvisible: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
