/// Finds the JSON-LD in a page.
enum HTMLScripts {
  /// The contents of the script elements of type `application/ld+json`, in their order.
  ///
  /// Names and types are compared without case; attributes may stand in any order and quotes. An
  /// element ends at `</script` or with the page. Comments are skipped. Cost: O(bytes).
  static func linkedData(in page: String) -> [String] {
    var scanner = HTMLScriptScanner(bytes: Array(page.utf8))
    var contents: [String] = []
    while let content = scanner.next() { contents.append(bare(content)) }
    return contents
  }

  /// The JSON without the comment or CDATA marks that old pages put around it; no page puts them more
  /// than a few times.
  private static func bare(_ content: String) -> String {
    var text = content.trimmed[...]
    for _ in 0..<4 {
      for mark in ["<!--", "//<![CDATA[", "/*<![CDATA[*/", "<![CDATA[", "// <![CDATA["]
      where text.hasPrefix(mark) {
        text = text.dropFirst(mark.count).trimmed[...]
      }
      for mark in ["-->", "//]]>", "// ]]>", "/*]]>*/", "]]>", ";", "//"] where text.hasSuffix(mark)
      {
        text = text.dropLast(mark.count).trimmed[...]
      }
    }
    return String(text)
  }
}

private struct HTMLScriptScanner {
  let bytes: [UInt8]
  private var position = 0
  /// False once the rest of the page is known to have no end of a comment.
  private var hasCommentEnd = true

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The content of the next element of the type.
  mutating func next() -> String? {
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      if hasCommentEnd, bytes[position...].starts(with: Array("!--".utf8)) {
        if let end = bytes.end(of: "-->", from: position) {
          position = end
        } else {
          hasCommentEnd = false
        }
      } else if isScript {
        position += 6
        let isLinkedData = readAttributes()
        let start = min(position, bytes.count)
        let end = bytes.end(of: "</script", from: start)
        position = end ?? bytes.count
        if isLinkedData {
          let contentEnd = end.map { $0 - 8 } ?? bytes.count
          return String(decoding: bytes[start..<contentEnd], as: UTF8.self)
        }
      }
    }
    return nil
  }

  private var isScript: Bool {
    let name = bytes[position...].prefix(7)
    guard name.count == 7, name.prefix(6).map(\.lowercased) == Array("script".utf8) else {
      return false
    }
    return name.last.map { $0.isBlank || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }
      ?? false
  }

  /// Moves behind the start tag; true when its type is that of JSON-LD.
  private mutating func readAttributes() -> Bool {
    var isLinkedData = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        return isLinkedData
      }
      guard !byte.isBlank, byte != UInt8(ascii: "/") else {
        position += 1
        continue
      }
      let name = text { !$0.isBlank && ![UInt8(ascii: "="), UInt8(ascii: ">")].contains($0) }
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
      position += 1
      let value = attributeValue().lowercased().trimmed
      if name.lowercased() == "type", value.hasPrefix("application/ld+json") { isLinkedData = true }
    }
    return false
  }

  private mutating func attributeValue() -> String {
    skipBlanks()
    guard position < bytes.count else { return "" }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return text { !$0.isBlank && $0 != UInt8(ascii: ">") }
    }
    position += 1
    let value = text { $0 != quote }
    position += 1
    return value
  }

  /// The bytes that satisfy the condition; at least one step is made, so that a scan ends.
  private mutating func text(while condition: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, condition(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position].isBlank { position += 1 }
  }
}

extension UInt8 {
  /// White space of ASCII.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
