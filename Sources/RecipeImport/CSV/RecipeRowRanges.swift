/// Where the rows of each recipe stand in a table.
struct RecipeRowRanges {
  /// A run of rows with one key.
  struct Group {
    fileprivate var rows: Range<Int>
    var count: Int { rows.count }
  }

  private struct Row {
    var hash: UInt64
    var offset: UInt64
    /// The number of the line, and in the lowest bit whether a carriage return stands before.
    var line: UInt64
  }

  private var rows: [Row] = []
  /// The first of each run, in the order in which they stand in the file.
  private var groups: [Int] = []
  private var position = 0

  /// - Parameter key: Equal for the rows of one recipe.
  mutating func add(_ key: String, at place: CSVPosition) {
    rows.append(
      Row(
        hash: UInt64(bitPattern: Int64(key.hashValue)),
        offset: UInt64(place.offset),
        line: UInt64(place.line) << 1 | (place.followsReturn ? 1 : 0)
      )
    )
  }

  /// Puts the rows together by their keys' hashes. Cost: O(n log n).
  mutating func finish() {
    rows.sort { ($0.hash, $0.offset) < ($1.hash, $1.offset) }
    groups = rows.indices.filter { $0 == 0 || rows[$0].hash != rows[$0 - 1].hash }
    groups.sort { rows[$0].offset < rows[$1].offset }
  }

  /// The next group in the order of first rows; nil behind the last. Cost: O(its rows).
  mutating func next() -> Group? {
    guard position < groups.count else { return nil }
    let first = groups[position]
    position += 1
    let end = rows[first...].firstIndex { $0.hash != rows[first].hash } ?? rows.count
    return Group(rows: first..<end)
  }

  /// The line behind which the group's first row stands.
  func line(of group: Group) -> Int { Int(clamping: rows[group.rows.lowerBound].line >> 1) }

  /// Where the group's rows stand, in the order of the file.
  func places(of group: Group, separator: UInt8) -> [CSVPosition] {
    rows[group.rows].map { row in
      CSVPosition(
        offset: Int(clamping: row.offset),
        line: Int(clamping: row.line >> 1),
        followsReturn: row.line & 1 == 1,
        separator: separator
      )
    }
  }
}
