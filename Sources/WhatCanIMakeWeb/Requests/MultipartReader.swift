/// Takes a form apart that has a file in it (`multipart/form-data`), piece by piece as it arrives.
///
/// It is as strict as browsers are: nothing before the first part or behind the last, lines end with CR and LF, each part has a
/// name, and nothing is written in another alphabet. A part's content is handed on as it comes, so that memory holds a piece.
///
/// Source: RFC 7578, and RFC 2046 section 5.1.
struct MultipartReader: Sendable {
  /// What the head of a part says.
  struct Part: Sendable, Equatable {
    var name: String
    /// What the file is called where its sender keeps it; nil for a part that is no file.
    var file: String?
  }

  enum Event: Sendable, Equatable {
    case begins(Part)
    /// Some of the content of the part that began last; never empty.
    case content([UInt8])
    case ends
  }

  /// The most parts, and the most bytes of the head of one.
  static let mostParts = 50
  static let mostHead = 4 << 10

  private enum State {
    /// At the start, where the first boundary stands.
    case start
    /// Behind a boundary.
    case boundary
    case head
    case content
    /// Behind the last boundary.
    case end
  }

  private let boundary: [UInt8]
  /// What ends the content of a part.
  private let delimiter: [UInt8]
  private var state = State.start
  private var parts = 0
  /// What has arrived and is not understood yet: at most a piece, a head and a boundary.
  private var rest: [UInt8] = []

  /// - Parameter boundary: As ``boundary(in:)`` gives it.
  init(boundary: String) {
    self.boundary = Array("--\(boundary)".utf8)
    delimiter = Self.lineEnd + self.boundary
  }

  /// Takes the next piece, and tells what is in it.
  ///
  /// - Throws: 400 for what is no such form, and what `tell` throws.
  /// Cost: O(bytes).
  mutating func take(_ piece: [UInt8], _ tell: (Event) throws -> Void) throws {
    rest += piece
    var place = 0
    while let next = try step(from: place, tell) { place = next }
    rest.removeFirst(place)
  }

  /// - Throws: 400 where the last part does not end.
  func finish() throws(Problem) {
    guard case .end = state, rest.isEmpty || rest == Self.lineEnd else {
      throw Self.broken("the body is incomplete")
    }
  }

  /// Understands the next thing from a place on; nil where more must arrive for it.
  private mutating func step(from place: Int, _ tell: (Event) throws -> Void) throws -> Int? {
    let left = rest[place...]
    switch state {
    case .start:
      guard let behind = try expect(boundary, at: place) else { return nil }
      state = .boundary
      return behind
    case .boundary:
      guard left.count >= 2 else { return nil }
      if left.starts(with: Self.lineEnd) {
        parts += 1
        guard parts <= Self.mostParts else { throw Self.broken("the form has more than 50 parts") }
        state = .head
      } else if left.starts(with: Self.dashes) {
        state = .end
      } else {
        throw Self.broken("a boundary is followed by other text on its line")
      }
      return place + 2
    case .head:
      guard !left.starts(with: Self.lineEnd) else { throw Self.broken("a part has no name") }
      // As many bytes follow at least: no boundary begins within the end of a head.
      guard let end = find(Self.headEnd, from: place),
        end + Self.headEnd.count + boundary.count <= rest.count
      else {
        guard left.count <= Self.mostHead + 100 else {
          throw Self.broken("the headers of a part are too long")
        }
        return nil
      }
      guard end - place <= Self.mostHead else {
        throw Self.broken("the headers of a part are too long")
      }
      let content = end + Self.headEnd.count
      guard !left.starts(with: boundary), (find(delimiter, from: place) ?? content) >= content
      else {
        throw Self.broken("a boundary appears in the headers of a part")
      }
      try tell(.begins(try Self.part(of: left[..<end])))
      state = .content
      return content
    case .content:
      guard let end = find(delimiter, from: place) else {
        // The end of what is there may be the beginning of a boundary.
        let sure = max(place, rest.count - delimiter.count + 1)
        guard sure > place else { return nil }
        try tell(.content(Array(rest[place..<sure])))
        return sure
      }
      if end > place { try tell(.content(Array(rest[place..<end]))) }
      try tell(.ends)
      state = .boundary
      return end + delimiter.count
    case .end:
      guard Self.lineEnd.starts(with: left) else {
        throw Self.broken("there is text after the last part")
      }
      return nil
    }
  }

  /// The place behind bytes that must stand at a place; nil where they have not all arrived.
  private func expect(_ bytes: [UInt8], at place: Int) throws(Problem) -> Int? {
    let left = rest[place...].prefix(bytes.count)
    guard bytes.starts(with: left) else {
      throw Self.broken("the body does not begin with the boundary")
    }
    return left.count == bytes.count ? place + bytes.count : nil
  }

  /// Where bytes begin that begin with CR and have no other one but in ``headEnd``. Cost: O(bytes).
  private func find(_ bytes: [UInt8], from place: Int) -> Int? {
    var start = place
    while let found = rest[start...].firstIndex(of: bytes[0]) {
      if rest[found...].starts(with: bytes) { return found }
      start = found + 1
    }
    return nil
  }

  private static let lineEnd = Array("\r\n".utf8)
  private static let headEnd = Array("\r\n\r\n".utf8)
  private static let dashes = Array("--".utf8)

  private static func broken(_ reason: String) -> Problem {
    Problem(400, "the form cannot be read: \(reason)")
  }
}

// MARK: Heads

extension MultipartReader {
  /// The boundary that a `Content-Type` names; nil for one of no such form, and one that is no boundary.
  static func boundary(in type: String) -> String? {
    let parts = type.split(separator: ";", omittingEmptySubsequences: false).map(bare)
    guard parts.first?.lowercased() == "multipart/form-data" else { return nil }
    var boundary: String?
    for part in parts.dropFirst() {
      let halves = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard halves.count == 2 else { return nil }
      let value =
        halves[1].hasPrefix("\"") && halves[1].hasSuffix("\"") && halves[1].count >= 2
        ? String(halves[1].dropFirst().dropLast()) : halves[1]
      switch halves[0].lowercased() {
      case "boundary" where boundary == nil && isBoundary(value): boundary = value
      case "charset" where value.lowercased() == "utf-8": continue
      default: return nil
      }
    }
    return boundary
  }

  private static func isBoundary(_ text: String) -> Bool {
    (1...70).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "'()+_,-./:=?".utf8.contains(byte)
        }
      }
  }

  private static func bare(_ text: Substring) -> String {
    let blanks: [Character] = [" ", "\t"]
    let text = text.drop { blanks.contains($0) }
    return String(text.reversed().drop { blanks.contains($0) }.reversed())
  }

  /// What the head of a part says: of its lines only the one with its name counts.
  private static func part(of head: ArraySlice<UInt8>) throws(Problem) -> Part {
    guard let text = String(validating: head, as: UTF8.self),
      text.allSatisfy({
        $0 == "\r\n" || $0 == "\t" || $0.unicodeScalars.allSatisfy { $0.value >= 0x20 }
      })
    else { throw broken("the headers of a part are not text") }
    var part: Part?
    for line in text.split(separator: "\r\n" as Character) {
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { throw broken("a header of a part has no name") }
      switch halves[0].lowercased() {
      case "content-disposition":
        guard part == nil else { throw broken("a part has more than one name") }
        part = try disposition(bare(halves[1]))
      case "content-transfer-encoding":
        guard ["7bit", "8bit", "binary"].contains(bare(halves[1]).lowercased()) else {
          throw broken("a part has an unsupported transfer encoding")
        }
      default: continue
      }
    }
    guard let part else { throw broken("a part has no name") }
    return part
  }

  /// Takes `form-data; name="picture"; filename="pie.jpg"` apart.
  private static func disposition(_ text: String) throws(Problem) -> Part {
    var rest = Array(text.unicodeScalars)[...]
    func word(until ends: [Unicode.Scalar]) -> String {
      let word = rest.prefix { !ends.contains($0) }
      rest = rest.dropFirst(word.count)
      return bare(Substring(String(String.UnicodeScalarView(word)))).lowercased()
    }
    guard word(until: [";"]) == "form-data" else { throw broken("a part is not form data") }
    var values: [String: String] = [:]
    while rest.popFirst() != nil {
      let name = word(until: ["="])
      guard rest.popFirst() != nil, rest.popFirst() == "\"", ["name", "filename"].contains(name),
        values[name] == nil
      else { throw broken("the name of a part cannot be read") }
      var (value, end) = (String.UnicodeScalarView(), rest.startIndex)
      // Browsers write %22 for a quotation mark, other programs \".
      while end < rest.endIndex, rest[end] != "\"" || value.last == "\\" {
        value.append(rest[end])
        end += 1
      }
      rest = rest[end...]
      guard rest.popFirst() != nil, rest.first ?? ";" == ";" else {
        throw broken("the name of a part cannot be read")
      }
      values[name] = String(value)
    }
    guard let name = values["name"], !name.isEmpty else { throw broken("a part has no name") }
    return Part(name: name, file: values["filename"])
  }
}
