/// The text that a piece of HTML shows.
enum HTMLText {
  /// Tags dropped, character references decoded once, lines broken where `<br>`, paragraphs, list
  /// items and the like break them; scripts, styles and comments left out.
  ///
  /// A `<` that opens no tag stays, and so does one before whose `>` another `<` stands. A text
  /// without `<` and `&` is returned as it is.
  /// Cost: O(bytes).
  static func plain(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == lessThan || $0 == ampersand }) else { return html }
    var reader = HTMLTextReader(bytes: Array(html.utf8))
    return reader.text()
  }

  fileprivate static let lessThan = UInt8(ascii: "<")
  fileprivate static let ampersand = UInt8(ascii: "&")
}

private struct HTMLTextReader {
  let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []
  /// False once the rest is known to have no end of a comment.
  private var hasCommentEnd = true

  init(bytes: [UInt8]) {
    self.bytes = bytes
    output.reserveCapacity(bytes.count)
  }

  mutating func text() -> String {
    while position < bytes.count {
      switch bytes[position] {
      case HTMLText.lessThan: skipTag()
      case HTMLText.ampersand: appendReference()
      case let byte:
        output.append(byte)
        position += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Moves behind a tag or a comment, or takes over the sign that opens neither.
  private mutating func skipTag() {
    let start = position + 1
    if hasCommentEnd, bytes[start...].starts(with: Array("!--".utf8)) {
      if let end = bytes.end(of: "-->", from: start) {
        position = end
        return
      }
      hasCommentEnd = false
    }
    guard let content = tag(from: start) else {
      output.append(HTMLText.lessThan)
      position = start
      return
    }
    position = content.endIndex + 1
    let isEnd = content.first == UInt8(ascii: "/")
    let letters = content.dropFirst(isEnd ? 1 : 0).prefix {
      $0.isLetter || (0x30...0x39).contains($0)
    }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    if Self.breaking.contains(name) { output.append(0x0A) }
    guard !isEnd, name == "script" || name == "style" else { return }
    position =
      bytes.end(of: "</\(name)", from: position).map { $0 - name.utf8.count - 2 } ?? bytes.count
  }

  /// What stands between `<` and `>`; nil where no tag is. Stopping at the next `<` keeps a run of
  /// `<a<a<a` linear.
  private func tag(from start: Int) -> ArraySlice<UInt8>? {
    guard let first = bytes[start...].first, first.isLetter || Self.openings.contains(first) else {
      return nil
    }
    let angles = [HTMLText.lessThan, UInt8(ascii: ">")]
    guard let end = bytes[start...].firstIndex(where: angles.contains),
      bytes[end] != HTMLText.lessThan
    else { return nil }
    return bytes[start..<end]
  }

  private static let openings = [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")]

  private static let breaking: Set<String> = [
    "br", "p", "li", "ol", "ul", "div", "tr", "table", "section", "article", "h1", "h2", "h3", "h4",
    "h5", "h6", "blockquote", "dt", "dd", "hr",
  ]

  /// Takes over the scalar of a reference such as `&amp;`, or the sign itself.
  private mutating func appendReference() {
    let rest = bytes[(position + 1)...].prefix(HTMLEntities.longest)
    if let end = rest.firstIndex(of: UInt8(ascii: ";")),
      let scalar = HTMLEntities.scalar(String(decoding: bytes[(position + 1)..<end], as: UTF8.self))
    {
      output += Array(String(Character(scalar)).utf8)
      position = end + 1
    } else {
      output.append(bytes[position])
      position += 1
    }
  }
}

extension UInt8 {
  /// A letter of ASCII.
  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }

  /// ASCII letters in lower case, any other byte itself.
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}

extension [UInt8] {
  /// Where the first occurrence of an ASCII word in lower case ends, letters compared without case;
  /// nil when there is none. Cost: O(bytes from `start`) × length of the word.
  func end(of word: String, from start: Int) -> Int? {
    let word = Array(word.utf8)
    guard let first = word.first else { return start }
    var position = start
    while position + word.count <= count {
      if self[position].lowercased == first,
        word.indices.allSatisfy({ self[position + $0].lowercased == word[$0] })
      {
        return position + word.count
      }
      position += 1
    }
    return nil
  }
}
