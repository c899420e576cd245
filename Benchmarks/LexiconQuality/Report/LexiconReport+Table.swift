import Foundation

extension LexiconReport {
  /// Tables for people: mentions a file, labelled lines a file, speed.
  func table() -> String {
    var parts: [String] = []
    if !corpora.isEmpty { parts.append(mentions()) }
    if !labelled.isEmpty { parts.append(lines()) }
    if let speed {
      let (parsed, both) = (Int(speed.parsing), Int(speed.parsingAndResolving))
      parts.append("lines a second: \(parsed) taken apart, \(both) taken apart and resolved")
    }
    return parts.joined(separator: "\n\n")
  }

  private func mentions() -> String {
    let head = ["mentions of", "recipes", "mentions", "resolved", "names", "unknown"]
    let rows = corpora.map { corpus in
      [
        corpus.file, "\(corpus.recipes)", "\(corpus.mentions)",
        Self.percent(Double(corpus.resolved) / Double(max(1, corpus.mentions))),
        "\(corpus.names)", "\(corpus.namesUnresolved)",
      ]
    }
    let unknown = corpora.filter { !$0.unresolved.isEmpty }.map { corpus in
      let names = corpus.unresolved.map { "\($0.name) (\($0.count))" }
      return "not resolved in \(corpus.file): \(names.joined(separator: "; "))"
    }
    return ([Self.aligned([head] + rows)] + unknown).joined(separator: "\n")
  }

  private func lines() -> String {
    let head = [
      "labelled lines of", "lines", "quantity", "unit", "name F1", "exact", "whole line", "size",
      "preparation", "comment", "purpose", "resolved",
    ]
    let rows = labelled.map { file in
      [
        file.file, "\(file.lines)", Self.percent(file.quantity), Self.percent(file.unit),
        Self.percent(file.nameF1), Self.percent(file.nameExact), Self.percent(file.wholeLine),
        Self.percent(file.sizeF1), Self.percent(file.preparationF1), Self.percent(file.commentF1),
        Self.percent(file.purposeF1), Self.percent(file.resolved),
      ]
    }
    return Self.aligned([head] + rows)
  }

  private static func percent(_ share: Double?) -> String {
    share.map { String(format: "%.2f %%", 100 * $0) } ?? ""
  }

  /// Columns two spaces apart, the first to the left, the others to the right.
  private static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
