/// Lines of columns that stand below each other: the first to the left, the others to the right.
///
/// - Parameter rows: All as long as the first.
public func textTable(_ rows: [[String]]) -> String {
  guard let head = rows.first else { return "" }
  let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  let lines = rows.map { row in
    row.indices.map { column in
      let space = String(repeating: " ", count: widths[column] - row[column].count)
      return column == 0 ? row[column] + space : space + row[column]
    }.joined(separator: "  ")
  }
  return lines.joined(separator: "\n")
}
