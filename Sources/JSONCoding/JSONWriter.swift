/// The bytes of a JSON text as it is written, and what is open in it.
///
/// A container is known by its depth, the number of those around it. To write into one closes what
/// is open inside.
final class JSONWriter {
  private struct Container {
    let isObject: Bool
    var count = 0
    /// Where each member begins and its key, if keys are to be sorted.
    var members: [(key: String, start: Int)] = []
    /// Where its last member ends, if they are to be sorted.
    var ends: [Int] = []
  }

  let style: JSONStyle
  /// What is nil in the object that is being written is `null`.
  private(set) var hasNull: Bool
  private(set) var bytes: [UInt8] = []
  private var open: [Container] = []

  init(_ style: JSONStyle) {
    self.style = style
    hasNull = style.hasNull
    bytes.reserveCapacity(1_024)
  }

  /// How many containers are open.
  var depth: Int { open.count }

  /// Opens a container at a depth, or goes on with the one that is open there.
  func begin(object isObject: Bool, at depth: Int) {
    if open.count > depth {
      precondition(open[depth].isObject == isObject, "one value is an object and a list")
      return close(to: depth + 1)
    }
    bytes.append(isObject ? 0x7B : 0x5B)
    open.append(Container(isObject: isObject))
  }

  /// Closes what is open at this depth and deeper.
  func close(to depth: Int) {
    while open.count > depth {
      let container = open.removeLast()
      if style.isSorted { sort(container) }
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
    if open[depth].count > 0 {
      if style.isSorted, open[depth].isObject { open[depth].ends.append(bytes.count) }
      bytes.append(0x2C)
    }
    if style.isIndented { indent(depth + 1) }
    open[depth].count += 1
    guard let key = key?.stringValue else { return }
    if style.isSorted { open[depth].members.append((key, bytes.count)) }
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

  /// Puts the members that are just written into the order of their keys.
  private func sort(_ container: Container) {
    let members = container.members
    guard !zip(members, members.dropFirst()).allSatisfy({ $0.key < $1.key }) else { return }
    let ends = container.ends + [bytes.count]
    let order = members.indices.sorted { members[$0].key < members[$1].key }
    let separator = bytes[ends[0]..<members[1].start]
    var sorted: [UInt8] = []
    for position in order {
      if !sorted.isEmpty { sorted += separator }
      sorted += bytes[members[position].start..<ends[position]]
    }
    bytes.replaceSubrange(members[0].start..., with: sorted)
  }
}

extension JSONWriter {
  func writeNull() { bytes += "null".utf8 }

  /// Writes any value where it is to stand.
  func write<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let text as String: write(text)
    case let number as Int: bytes += String(number).utf8
    case let truth as Bool: bytes += (truth ? "true" : "false").utf8
    case let number as Double: try write(number)
    case let number as any FixedWidthInteger: bytes += String(number).utf8
    default:
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

  private func write(_ number: Double) throws {
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
  public var jsonEscape: String {
    var text = ""
    for unit in String(self).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
    return text
  }
}
