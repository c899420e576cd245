import BenchmarkFiles

/// One of the lists of a rank file: a query's or a user's number, and what was ranked for it.
struct RankedList: Equatable, Sendable {
  var key: Int
  /// Best first.
  var items: [Int]
}

/// Writes lists, each a line: key, tab, items separated by spaces.
func writeRankFile(_ path: String, _ lists: some Sequence<RankedList>) throws(FileError) {
  var file = try OutputFile(path)
  for list in lists { try file.write(list.line) }
  try file.close()
}

extension RankedList {
  /// With its line feed. Cost: O(digits).
  var line: [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(6 * (items.count + 2))
    Self.append(key, to: &line)
    line.append(UInt8(ascii: "\t"))
    for (place, item) in items.enumerated() {
      if place > 0 { line.append(UInt8(ascii: " ")) }
      Self.append(item, to: &line)
    }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  private static func append(_ number: Int, to line: inout [UInt8]) {
    line.append(contentsOf: String(number).utf8)
  }
}
