import BenchmarkFiles

/// Ingredient lines that people took apart by hand.
struct LabelledLines {
  /// One line, and what its fields hold: words with one space between.
  struct Line {
    var text: String
    var name: String
    /// Quantities in the order written: `1#1$2` is 1½, `2-3` a range, `8x` eight times.
    var quantity: String
    /// Units in the order written: "g oz".
    var unit: String
    var size: String
    var preparation: String
    var comment: String
    var purpose: String
  }

  /// The file's name without its folder.
  var name: String
  var lines: [Line]

  /// Reads CSV with the columns input, name, quantity, unit and, if they are there, size,
  /// preparation, comment and purpose; what gzip packed is unpacked first. Cost: O(bytes).
  init(_ path: String) throws(FileError) {
    name = path.split(separator: "/").last.map(String.init) ?? path
    let table = try CSVTable(try readUnpackedFile(path), file: path)
    guard let input = table.column("input"), let name = table.column("name"),
      let quantity = table.column("quantity"), let unit = table.column("unit")
    else {
      throw .malformed(path, line: 1, "the columns input, name, quantity and unit are needed")
    }
    let others = ["size", "preparation", "comment", "purpose"].map(table.column)
    lines = table.rows.map { row in
      let rest = others.map { column in column.map { row[$0] } ?? "" }
      return Line(
        text: row[input],
        name: row[name],
        quantity: row[quantity],
        unit: row[unit],
        size: rest[0],
        preparation: rest[1],
        comment: rest[2],
        purpose: rest[3]
      )
    }
    guard !lines.isEmpty else { throw .malformed(path, "no line in it") }
  }
}
