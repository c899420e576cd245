/// The rows of a table that holds other things than recipes.
package enum CSVTableRows {
  /// All rows, the heading first, each as its fields. Throws for a row beyond the limits of imported tables, or
  /// one that is not UTF-8. Cost: O(bytes).
  package static func all(in bytes: [UInt8], file: String) throws(ImportError) -> [[String]] {
    var reader = CSVReader(file: file)
    reader.feed(bytes)
    reader.finish()
    var rows: [[String]] = []
    while let record = try reader.next() { rows.append(record.fields) }
    return rows
  }
}
