/// The folded words of a text, in buffers that serve for the next text again.
struct FoldedText: Sendable {
  struct Word: Sendable {
    /// Where it stands in `bytes`, folded but for plurals.
    var plain: Range<Int>
    /// Where the form stands in which it is compared: the same place when that is no other.
    var compared: Range<Int>
    /// It is written in digits alone: "2" of "2 eggs".
    var isNumber = false
    var joins: Join?
    /// It stands for a slash between two texts, of which it is none.
    var isSlash = false
    /// A comma, a bracket or another mark that ends a name stands before it.
    var isAfterBreak = false
  }

  /// The words that join names on a line.
  enum Join: Sendable { case and, or }

  private var buffer = ReusedArray<UInt8>()
  private(set) var words = ReusedArray<Word>()
  /// A mark that ends a name stands behind the last word.
  private var isBroken = false

  /// What the words lie in, in no order that matters.
  var bytes: [UInt8] { buffer.elements }

  /// Drops the words behind the first `count`, of which there are at least as many.
  mutating func keepFirst(_ count: Int) {
    guard count < words.count else { return }
    buffer.keepFirst(words[count].plain.lowerBound)
    words.keepFirst(count)
  }

  /// Adds the words of a text behind those that are there. Cost: O(bytes).
  ///
  /// - Parameter slashMeansOr: A slash between two texts adds a word "or", marked as a slash.
  mutating func append(_ text: String, slashMeansOr: Bool = false) {
    append(utf8: text.utf8, slashMeansOr: slashMeansOr)
  }

  /// As ``append(_:slashMeansOr:)``, of a text that is valid UTF-8.
  mutating func append(utf8 text: some Sequence<UInt8>, slashMeansOr: Bool = false) {
    var start = buffer.count
    isBroken = false
    var hasText = false
    var isAfterSlash = false
    var source = text.makeIterator()
    while let byte = source.next() {
      if byte == UInt8(ascii: "/"), slashMeansOr {
        finishWord(&start)
        isAfterSlash = hasText
        continue
      }
      hasText = true
      if isAfterSlash {
        isAfterSlash = false
        append(.or, at: &start, isSlash: true)
      }
      switch byte {
      case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "%"): buffer.append(byte)
      case 0x41...0x5A: buffer.append(byte | 0x20)
      case UInt8(ascii: "'"), UInt8(ascii: "`"): break
      case UInt8(ascii: "&"):
        finishWord(&start)
        append(.and, at: &start)
      case 0x80...:
        switch scalar(from: byte, &source).map(FoldedScalar.init) {
        case .letters(let letters): for letter in letters.utf8 { buffer.append(letter) }
        case .nothing: break
        case .separator, nil: finishWord(&start)
        }
      default:
        finishWord(&start)
        if endsName(byte) { isBroken = true }
      }
    }
    finishWord(&start)
  }

  /// The scalar beyond ASCII that begins with a byte and goes on in those that follow.
  private func scalar(
    from first: UInt8,
    _ source: inout some IteratorProtocol<UInt8>
  ) -> Unicode.Scalar? {
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for _ in 1..<length {
      guard let byte = source.next() else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value)
  }

  private mutating func append(_ join: Join, at start: inout Int, isSlash: Bool = false) {
    for byte in (join == .or ? "or" : "and").utf8 { buffer.append(byte) }
    let range = start..<buffer.count
    words.append(Word(plain: range, compared: range, joins: join, isSlash: isSlash))
    isBroken = false
    start = buffer.count
  }

  /// Makes a word of the bytes from `start` on, if there are any, and moves `start` to the end.
  private mutating func finishWord(_ start: inout Int) {
    let end = buffer.count
    guard start < end else { return }
    var word = Word(plain: start..<end, compared: start..<end, joins: join(start..<end))
    word.isAfterBreak = isBroken
    isBroken = false
    let last = buffer[end - 1]
    if mayChangeWhenCompared(last) || buffer[start] == UInt8(ascii: "f") {
      for position in start..<end { buffer.append(buffer[position]) }
      makeCompared(&buffer, from: end)
      if buffer.count - end < end - start {
        word.compared = end..<buffer.count
      } else {
        buffer.keepFirst(end)
      }
    } else if isDigit(last) {
      word.isNumber = (start..<end).allSatisfy { isDigit(buffer[$0]) }
    }
    words.append(word)
    start = buffer.count
  }

  private func join(_ range: Range<Int>) -> Join? {
    func reads(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { $0.elementsEqual(buffer.elements[range]) }
    }
    switch range.count {
    case 2: return reads("or") ? .or : nil
    case 3: return reads("and") ? .and : nil
    default: return nil
    }
  }
}

/// Marks that no name goes on behind: "butter, beans" are no butter beans.
private func endsName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "("),
    UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
    UInt8(ascii: "/"), UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "!"),
    UInt8(ascii: "?"), UInt8(ascii: "\n"):
    true
  default: false
  }
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
