import BenchmarkFiles
import SwiftCSV

/// A CSV file with a head: its rows, each as long as the head.
struct CSVTable {
  let header: [String]
  let rows: [[String]]

  /// Cost: O(bytes).
  init(_ bytes: [UInt8], file: String) throws(FileError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformed(file, "not UTF-8 text")
    }
    do {
      let table = try CSV<Enumerated>(string: text, delimiter: .comma, loadColumns: false)
      header = table.header
      rows = table.rows.map { row in
        let missing = max(0, table.header.count - row.count)
        return row + Array(repeating: "", count: missing)
      }
    } catch {
      throw .malformed(file, "no CSV: \(error)")
    }
  }

  /// The position of a column, by its name in the head; nil when there is none.
  func column(_ name: String) -> Int? {
    header.firstIndex(of: name)
  }
}
