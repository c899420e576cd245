internal import JSONCoding
internal import RecipeModel

/// Cuts a JSON text, which was found whole, into its records.
struct JSONCutter: RecordCutter {
  private let text: FilePieces
  private let place: JSONRecordPath
  private var stream: JSONStream
  /// Which of the lists is read.
  private var turn = 0
  /// Members that were met.
  private var members = 0
  private var isOver = false

  init(_ text: FilePieces, _ place: JSONRecordPath) {
    self.text = text
    self.place = place
    stream = text.stream()
  }

  var offset: Int { text.start + stream.offset }

  mutating func next() throws -> JSONValue? {
    guard !isOver else { return nil }
    let text = text
    let record = try text.checked { try self.record() }
    if record == nil { isOver = true }
    return record
  }

  private mutating func record() throws -> JSONValue? {
    if place == .whole {
      isOver = true
      return try text.value()
    }
    while let event = try stream.next() {
      switch event {
      case .object, .list, .value: continue
      case .item(let item):
        if isWanted { return item }
      case .endOfList:
        if case .lists(let positions) = place, turn < positions.count, members == positions[turn] {
          turn += 1
          guard turn < positions.count else { return nil }
          // The next may stand before it.
          (stream, members) = (text.stream(), 0)
        } else {
          members += 1
        }
      case .member(_, let value):
        defer { members += 1 }
        if place == .members || place == .member(members) { return value }
      }
    }
    return nil
  }

  /// Whether the items of the list that is open are records.
  private var isWanted: Bool {
    switch place {
    case .items: true
    case .lists(let positions): turn < positions.count && members == positions[turn]
    case .whole, .nothing, .member, .members: false
    }
  }
}
