import Foundation

extension Report {
  /// A table for people: a measure a line, in the order of the figures.
  ///
  /// Floor, popularity and verdict are those of the last part that was measured.
  func table() -> String {
    let head =
      ["task", "users", "measure", "floor", "popular", "target"]
      + Figure.Part.allCases.map(\.rawValue) + [""]
    let rows = [head] + lines().map(Self.cells)
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let numbers = 3..<(head.count - 1)
    return rows.map { row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return numbers.contains(column) ? space + row[column] : row[column] + space
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// The figures of one measure, part by part; at least one.
  private func lines() -> [[Figure]] {
    var lines: [[Figure]] = []
    for figure in figures {
      let line = lines.firstIndex { line in
        line.contains { figure.isSameMeasure(as: $0) }
      }
      if let line { lines[line].append(figure) } else { lines.append([figure]) }
    }
    return lines
  }

  private static func cells(_ line: [Figure]) -> [String] {
    let last = line[line.count - 1]
    func text(_ value: Double?) -> String {
      value.map { String(format: "%.\(last.measure.digits)f", $0) } ?? ""
    }
    let parts = Figure.Part.allCases.map { part in
      text(line.first { $0.part == part }?.measured)
    }
    return [last.task.rawValue, last.users?.rawValue ?? "", last.measure.rawValue]
      + [text(last.floor), text(last.popularity), text(last.target)]
      + parts + [last.verdict?.rawValue ?? ""]
  }
}

extension Figure {
  /// Whether two figures differ in nothing but the part they were measured on.
  fileprivate func isSameMeasure(as other: Figure) -> Bool {
    task == other.task && users == other.users && measure == other.measure
  }
}
