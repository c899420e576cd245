@testable import RecipeImport

extension FuzzTarget {
  /// Tables and the lists in their cells.
  static let tableTargets = [
    FuzzTarget("csv-rows") { bytes in
      // The first byte says where the pieces are cut.
      let step = Int(bytes.first ?? 0) + 1
      let table = Array(bytes.dropFirst())
      demand(
        rows(of: table, step: step) == rows(of: table, step: table.count + 1),
        "a table in pieces reads as another"
      )
    },
    FuzzTarget("list-literal") { bytes in
      let text = bytes.text
      guard let items = try? ListLiteral.items(in: text) else { return }  // A fault is an answer.
      let texts = items.compactMap { $0 }
      demand((try? ListLiteral.items(in: ListLiteral.json(texts))) == texts, "\(texts) differ")
    },
  ]

  /// Every row or fault, the pieces having `step` bytes.
  private static func rows(of table: [UInt8], step: Int) -> [Result<CSVRecord, ImportError>] {
    var reader = CSVReader(file: "input")
    var rows: [Result<CSVRecord, ImportError>] = []
    func drain() {
      while true {
        do throws(ImportError) {
          guard let row = try reader.next() else { return }
          rows.append(.success(row))
        } catch {
          rows.append(.failure(error))
        }
      }
    }
    for start in stride(from: 0, to: table.count, by: step) {
      reader.feed(table[start..<min(start + step, table.count)])
      drain()
    }
    reader.finish()
    drain()
    return rows
  }
}
