/// The rows of a tab-separated file of the lexicon.
///
/// The first row that is neither blank nor a comment names the columns. Lines that begin with `#`
/// are comments, blank lines are skipped, and fields are trimmed of spaces. A row may end early:
/// missing fields at its end read as empty. Cost: O(bytes).
package struct TabSeparated {
  package struct Row: Equatable {
    /// Counted from 1.
    package var line: Int
    /// As many as the header has.
    package var fields: [String]
  }

  package var header: [String] = []
  package var rows: [Row] = []
  /// The comment lines, without `#` and spaces around.
  package var comments: [String] = []

  /// - Parameter columns: How many columns the header must at least name.
  package init(text: String, file: String, columns: Int = 1) throws(LexiconError) {
    var number = 0
    // CR LF is one character, which a split at "\n" does not see.
    let isEnd = { (character: Character) in character == "\n" || character == "\r\n" }
    for content in text.split(omittingEmptySubsequences: false, whereSeparator: isEnd) {
      number += 1
      if content.allSatisfy({ $0 == " " || $0 == "\t" }) { continue }
      if content.first == "#" {
        comments.append(trimmed(content.dropFirst()))
        continue
      }
      var fields = content.split(separator: "\t", omittingEmptySubsequences: false).map(trimmed)
      if header.isEmpty {
        guard fields.count >= columns else {
          throw LexiconError(
            .wrongColumns(found: fields.count, expected: columns),
            file: file,
            line: number
          )
        }
        header = fields
        continue
      }
      guard fields.count <= header.count else {
        throw LexiconError(
          .wrongColumns(found: fields.count, expected: header.count),
          file: file,
          line: number
        )
      }
      while fields.count < header.count { fields.append("") }
      rows.append(Row(line: number, fields: fields))
    }
  }
}

extension TabSeparated {
  /// Reads a file whose header names exactly these columns.
  ///
  /// - Throws: `LexiconError` for another header, which is quoted, and as ``init(text:file:columns:)``.
  package init(text: String, file: String, header: [String]) throws(LexiconError) {
    try self.init(text: text, file: file)
    guard self.header == header else {
      let found = self.header.joined(separator: " ")
      throw LexiconError(.malformed(field: "header", value: found), file: file, line: 0)
    }
  }
}

/// The items of a list field, `;` between them, trimmed, empty ones dropped.
package func listItems(_ field: String) -> [String] {
  field.split(separator: ";").map(trimmed).filter { !$0.isEmpty }
}

/// `text` without the spaces around it.
func trimmed(_ text: Substring) -> String {
  var text = text
  while text.first == " " { text.removeFirst() }
  while text.last == " " { text.removeLast() }
  return String(text)
}
