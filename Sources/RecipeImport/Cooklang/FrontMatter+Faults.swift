extension FrontMatter {
  /// How far a line of front matter may be indented, list markers included.
  private static let indentation = 64
  /// How many `[` and `{` it may hold.
  private static let brackets = 512

  /// What makes this YAML unsafe to parse, and the line, counted from 1.
  ///
  /// Looked for in the text, since a YAML parser follows aliases and nesting before it returns.
  func faultBeforeParsing(_ yaml: String) -> (detail: String, line: Int)? {
    guard yaml.utf8.count <= ImportLimits.frontMatterBytes else {
      return ("more than \(ImportLimits.frontMatterBytes) bytes; shorten the front matter", 1)
    }
    var line = 1
    var brackets = 0
    var indentation = 0
    var isIndenting = true
    var before = UInt8(ascii: "\n")
    var iterator = yaml.utf8.makeIterator()
    var next = iterator.next()
    while let byte = next {
      next = iterator.next()
      if byte == UInt8(ascii: "&"), Self.mayPrecedeAnchor(before), Self.isNameByte(next) {
        return (
          "anchors (&name) are not supported; write out the value, or put a space after the &", line
        )
      }
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        indentation = 0
        isIndenting = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "-"), UInt8(ascii: "?"),
        UInt8(ascii: ":"):
        if isIndenting { indentation += 1 }
      default: isIndenting = false
      }
      if brackets > Self.brackets || indentation > Self.indentation {
        return ("the keys are nested too deeply; write them without nesting", line)
      }
      before = byte
    }
    return nil
  }

  private static func mayPrecedeAnchor(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"):
      true
    // The end of a line separator outside ASCII, perhaps.
    case 0x80...: true
    default: false
    }
  }

  private static func isNameByte(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
