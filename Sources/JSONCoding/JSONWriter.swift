/// The bytes of a JSON text as it is written, and what is open in it.
///
/// A container is known by its depth, the number of those around it. To write into one closes what
/// is open inside.
final class JSONWriter {
  private struct Container {
    let isObject: Bool
    /// Of the members of all that is open, the first of its own.
    let firstMember: Int
    var count = 0
  }

  let style: JSONStyle
  /// What is nil in the object that is being written is `null`.
  private(set) var hasNull: Bool
  private(set) var bytes: [UInt8] = []
  private var open: [Container] = []
  /// Where each member of what is open begins, and its key, if keys are to be sorted.
  private var members: [(key: String, start: Int)] = []

  init(_ style: JSONStyle) {
    self.style = style
    hasNull = style.hasNull
    bytes.reserveCapacity(1_024)
  }

  /// Opens a container at a depth, or goes on with the one that is open there.
  func begin(object isObject: Bool, at depth: Int) {
    if open.count > depth {
      precondition(open[depth].isObject == isObject, "one value is an object and a list")
      return close(to: depth + 1)
    }
    bytes.append(isObject ? 0x7B : 0x5B)
    open.append(Container(isObject: isObject, firstMember: members.count))
  }

  /// Closes what is open at this depth and deeper.
  func close(to depth: Int) {
    while open.count > depth {
      let container = open.removeLast()
      if members.count > container.firstMember { sort(container) }
      if style.isIndented {
        if container.count == 0 { bytes.append(0x0A) }
        indent(open.count)
      }
      bytes.append(container.isObject ? 0x7D : 0x5D)
    }
  }

  /// Makes place for the next value in the container at a depth, behind its key in an object.
  func place(_ key: (some CodingKey)?, at depth: Int) {
    close(to: depth + 1)
    if open[depth].count > 0 { bytes.append(0x2C) }
    if style.isIndented { indent(depth + 1) }
    open[depth].count += 1
    guard let key = key?.stringValue else { return }
    if style.isSorted { members.append((key, bytes.count)) }
    write(key)
    if style.isIndented { bytes.append(0x20) }
    bytes.append(0x3A)
    if style.isIndented { bytes.append(0x20) }
  }

  func count(at depth: Int) -> Int { open[depth].count }

  private func indent(_ depth: Int) {
    bytes.append(0x0A)
    for _ in 0..<depth {
      bytes.append(0x20)
      bytes.append(0x20)
    }
  }

  /// Puts the members of what is being closed into the order of their keys.
  private func sort(_ container: Container) {
    let own = members[container.firstMember...]
    defer { members.removeSubrange(container.firstMember...) }
    let isInOrder = own.indices.dropFirst().allSatisfy { own[$0 - 1].key < own[$0].key }
    guard !isInOrder else { return }
    // A comma, and the line break and indentation behind it.
    let gap = style.isIndented ? 2 + 2 * (open.count + 1) : 1
    let separator = Array(
      bytes[(own[own.startIndex + 1].start - gap)..<own[own.startIndex + 1].start]
    )
    var sorted: [UInt8] = []
    sorted.reserveCapacity(bytes.count - own[own.startIndex].start)
    for position in own.indices.sorted(by: { own[$0].key < own[$1].key }) {
      if !sorted.isEmpty { sorted += separator }
      let end = position + 1 < own.endIndex ? own[position + 1].start - gap : bytes.count
      sorted += bytes[own[position].start..<end]
    }
    bytes.replaceSubrange(own[own.startIndex].start..., with: sorted)
  }
}

extension JSONWriter {
  func writeNull() { bytes += "null".utf8 }

  /// Writes any value where it is to stand.
  func write<Value: Encodable>(_ value: Value) throws {
    // To compare types costs less than to try to cast.
    if Value.self == String.self, let text = value as? String {
      write(text)
    } else if Value.self == Int.self, let number = value as? Int {
      write(whole: number)
    } else if Value.self == Double.self, let number = value as? Double {
      try write(number)
    } else if Value.self == Bool.self, let truth = value as? Bool {
      write(truth)
    } else {
      let depth = open.count
      let start = bytes.count
      let outerHasNull = hasNull
      defer { hasNull = outerHasNull }
      if style.hasNull { hasNull = !(Value.self is any SparseReply.Type) }
      try value.encode(to: JSONValueEncoder(writer: self, depth: depth))
      // What writes nothing is an object without keys.
      if bytes.count == start { begin(object: true, at: depth) }
      close(to: depth)
    }
  }

  func write(_ truth: Bool) { bytes += (truth ? "true" : "false").utf8 }

  func write(whole number: some FixedWidthInteger) { bytes += String(number).utf8 }

  func write(_ number: Double) throws {
    guard number.isFinite else {
      guard style.isLenient else {
        throw EncodingError.invalidValue(
          number,
          .init(codingPath: [], debugDescription: "the number \(number) cannot be written")
        )
      }
      return writeNull()
    }
    if style.isLenient, let whole = Int(exactly: number) {
      bytes += String(whole).utf8
    } else {
      let digits = number.description
      bytes += (digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]).utf8
    }
  }

  /// Copies the runs between what is escaped.
  func write(_ text: String) {
    bytes.append(0x22)
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var position = 0
      while position < utf8.count {
        let byte = utf8[position]
        let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        defer { position += length }
        let isPlain = byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C && byte != 0x3C
        if isPlain || byte >= 0x7F && style.escaping == .none { continue }
        let scalar = Self.scalar(in: utf8, at: position, length: length)
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C || style.escaping.contains(scalar) else {
          continue
        }
        bytes += utf8[start..<position]
        writeEscaped(scalar)
        start = position + length
      }
      bytes += utf8[start...]
    }
    bytes.append(0x22)
  }

  /// The scalar of valid UTF-8.
  private static func scalar(
    in utf8: UnsafeBufferPointer<UInt8>,
    at position: Int,
    length: Int
  ) -> Unicode.Scalar {
    var value = UInt32(utf8[position])
    if length > 1 {
      value &= 0xFF >> UInt32(length + 1)
      for byte in utf8[(position + 1)..<(position + length)] {
        value = value << 6 | UInt32(byte & 0x3F)
      }
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private func writeEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes += #"\""#.utf8
    case "\\": bytes += #"\\"#.utf8
    case "\n": bytes += #"\n"#.utf8
    case "\r": bytes += #"\r"#.utf8
    case "\t": bytes += #"\t"#.utf8
    case "\u{8}" where style.hasAllLetters: bytes += #"\b"#.utf8
    case "\u{C}" where style.hasAllLetters: bytes += #"\f"#.utf8
    default: bytes += scalar.jsonEscape.utf8
    }
  }
}

extension Unicode.Scalar {
  /// `\u` and four hexadecimal digits, twice beyond the first plane.
  package var jsonEscape: String {
    var text = ""
    for unit in String(self).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
    return text
  }
}
