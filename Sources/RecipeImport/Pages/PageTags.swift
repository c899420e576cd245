/// A tag of a page.
struct PageTag {
  /// In lower case; of at most 32 bytes.
  var name: String
  var isEnd: Bool
  /// From its `<` to behind its `>`.
  var range: Range<Int>
}

/// Walks through the tags of a page; scripts, styles and comments are passed over.
///
/// A tag ends at the first `>` outside quotes. One that has no end is the last. Cost: O(bytes) for all tags.
struct PageTags {
  let bytes: [UInt8]
  /// Behind the tag that was given last.
  private(set) var position = 0
  /// True once something was looked for as far as the end of the page and not found: more bytes could have
  /// led elsewhere.
  private(set) var hasReachedEnd = false
  /// False once the rest of the page is known to have no end of a comment.
  private var hasCommentEnd = true

  init(of page: String) { self.init(of: Array(page.utf8)) }

  /// - Parameter bytes: A page, or the part of one that is there so far.
  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// Gives a tag again that was given last.
  mutating func putBack(_ tag: PageTag) { position = tag.range.lowerBound }

  mutating func next() -> PageTag? {
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      if hasCommentEnd, bytes[position...].starts(with: Array("!--".utf8)) {
        if let end = bytes.end(of: "-->", from: position) {
          position = end
        } else {
          hasCommentEnd = false
          hasReachedEnd = true
        }
        continue
      }
      let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
      let start = position + (isEnd ? 1 : 0)
      if start + 2 >= bytes.count { hasReachedEnd = true }
      guard start < bytes.count, bytes[start].isLetter else { continue }
      guard let end = end(of: start) else {
        position = bytes.count
        hasReachedEnd = true
        return nil
      }
      let letters = bytes[start..<end].prefix(32).prefix {
        $0.isLetter || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
      }
      let name = String(decoding: letters.map(\.lowercased), as: UTF8.self)
      position = end
      if !isEnd, name == "script" || name == "style" {
        let end = bytes.end(of: "</\(name)", from: position)
        if end == nil { hasReachedEnd = true }
        position = end ?? bytes.count
        continue
      }
      return PageTag(name: name, isEnd: isEnd, range: open..<end)
    }
    hasReachedEnd = true
    return nil
  }

  /// Behind the `>` of the tag.
  private func end(of start: Int) -> Int? {
    var quote: UInt8?
    for position in start..<bytes.count {
      let byte = bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return position + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        bytes[position - 1] == UInt8(ascii: "=") || bytes[position - 1] == 0x20
      {
        quote = byte
      }
    }
    return nil
  }

  /// The attributes that a reader asks for, by their names in lower case; the first of a name counts. A name
  /// alone has the value "". Cost: O(bytes of the tag).
  func attributes(of tag: PageTag, _ wanted: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    // Most tags of a page are a name alone.
    guard tag.range.count > tag.name.utf8.count + 2 else { return found }
    var rest = bytes[tag.range].dropFirst().dropLast().dropFirst(tag.name.utf8.count)
    while let start = rest.firstIndex(where: { !$0.isPageBlank && $0 != UInt8(ascii: "/") }) {
      let name = rest[start...].prefix { !$0.isPageBlank && $0 != UInt8(ascii: "=") }
      rest = rest[name.endIndex...].drop(while: \.isPageBlank)
      var value: ArraySlice<UInt8> = []
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst().drop(while: \.isPageBlank)
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest[value.endIndex...].dropFirst()
        } else {
          value = rest.prefix { !$0.isPageBlank }
          rest = rest[value.endIndex...]
        }
      }
      guard (1...16).contains(name.count) else {
        // "=" alone would be read for ever.
        if name.isEmpty, value.isEmpty { rest = rest.dropFirst() }
        continue
      }
      let key = String(decoding: name.map(\.lowercased), as: UTF8.self)
      if wanted.contains(key), found[key] == nil {
        found[key] = String(decoding: value, as: UTF8.self)
      }
    }
    return found
  }

  /// The text that a part of the page shows; of more bytes than one recipe may have, as many and one more, which
  /// no limit of a text lets through. Cost: O(bytes of the part).
  func text(_ range: Range<Int>) -> String {
    let part = bytes[range].prefix(ImportLimits.cooklangBytes + 1)
    return HTMLText.plain(String(decoding: part, as: UTF8.self)).tidied
  }
}

extension UInt8 {
  /// White space of ASCII.
  fileprivate var isPageBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

/// An element that is open: it ends with the end tag of its name that is its own.
///
/// Those inside are told by their names alone, so that a page that forgets an end tag of another name does no harm.
struct OpenElement {
  let name: String
  /// Where its content begins.
  let start: Int
  /// Elements of the same name that are open inside.
  private var inside = 0

  init(_ tag: PageTag) {
    name = tag.name
    start = tag.range.upperBound
  }

  /// Takes in the next tag; true when the element ends before it.
  mutating func ends(at tag: PageTag) -> Bool {
    if name == "li", inside == 0, tag.isEnd, tag.name == "ul" || tag.name == "ol" { return true }
    if name == "p", !tag.isEnd, Self.closingParagraphs.contains(tag.name) { return true }
    guard tag.name == name else { return false }
    if tag.isEnd {
      inside -= 1
      return inside < 0
    }
    // The end of these is often left out.
    if Self.closedByNext.contains(name) { return true }
    inside += 1
    return false
  }

  /// Elements that have no content.
  static let void: Set<String> = [
    "meta", "link", "img", "br", "hr", "input", "source", "area", "base", "col", "embed", "wbr",
  ]

  private static let closingParagraphs: Set<String> = [
    "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "div", "section", "table",
  ]

  private static let closedByNext: Set<String> = ["li", "p", "td", "dd", "dt", "h1", "h2", "h3"]
}
