import RecipeLexicon
import SectionFiles

extension SectionFileWriter {
  mutating func add<Number>(_ id: SectionID, _ column: Column<Number>) { add(id.rawValue, column) }

  mutating func add<Number: BitwiseCopyable & Sendable>(_ id: SectionID, _ numbers: [Number]) {
    add(id.rawValue, numbers)
  }

  mutating func add(_ id: SectionID, _ flags: FlagColumn) { add(id.rawValue, flags) }

  mutating func add(_ id: SectionID, _ flags: [Bool]) { add(id.rawValue, flags) }

  mutating func add(_ table: StringTable, bytes: SectionID, offsets: SectionID) {
    add(bytes, table.bytes)
    add(offsets, table.offsets)
  }

  mutating func add(_ adjacency: Adjacency, offsets: SectionID, targets: SectionID) {
    add(offsets, adjacency.offsets)
    add(targets, adjacency.targets)
  }
}

extension SectionFileReader {
  var dishes: Int { rows }

  var ingredients: Int { terms }

  /// A string table; of `count` strings when that is given.
  func strings(
    _ bytes: SectionID,
    _ offsets: SectionID,
    count: Int? = nil
  ) throws(IndexError) -> StringTable {
    let table = StringTable(
      bytes: try self.bytes(bytes.rawValue),
      offsets: try numbers(offsets.rawValue),
      isTrusted: !isVerifying
    )
    guard let table, count == nil || table.count == count else {
      throw damage("the strings of section \(bytes) do not fit")
    }
    return table
  }

  /// Lists whose targets are below `limit`; `count` lists when that is given.
  func lists(
    _ offsets: SectionID,
    _ targets: SectionID,
    count: Int? = nil,
    limit: Int
  ) throws(IndexError) -> Adjacency {
    let lists = Adjacency(
      offsets: try numbers(offsets.rawValue),
      targets: try numbers(targets.rawValue),
      limit: limit,
      isTrusted: !isVerifying
    )
    guard let lists, count == nil || lists.count == count else {
      throw damage("the lists of section \(targets) do not fit")
    }
    return lists
  }

  /// Numbers below `limit`, or ``RecipeTable/absent`` where `allowsAbsent`; `count` of them.
  func numbers(
    _ id: SectionID,
    count: Int? = nil,
    limit: Int? = nil,
    allowsAbsent: Bool = false
  ) throws(IndexError) -> Column<UInt32> {
    let numbers = try numbers(id.rawValue)
    let fits =
      !isVerifying
      || numbers.allSatisfy { number in
        limit.map { Int(number) < $0 } ?? true || allowsAbsent && number == RecipeTable.absent
      }
    guard fits, count == nil || numbers.count == count else {
      throw damage("the numbers of section \(id) do not fit")
    }
    return numbers
  }

  func flags(_ id: SectionID, count: Int) throws(IndexError) -> FlagColumn {
    try flags(id.rawValue, count: count)
  }
}
