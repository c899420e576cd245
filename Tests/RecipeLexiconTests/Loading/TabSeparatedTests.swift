import Testing

@testable import RecipeLexicon

@Suite("Tab-separated files")
struct TabSeparatedTests {
  @Test(
    "blank lines and comments are skipped but counted, whatever ends the lines",
    arguments: ["\n", "\r\n"]
  )
  func rows(end: String) throws {
    let lines = [
      "# shelf: Bar", "", " \t ", "name\talso", "#no", " gin \t dry gin", "lime", "\tx", "",
    ]

    let table = try TabSeparated(text: lines.joined(separator: end), file: "a.tsv")

    #expect(table.header == ["name", "also"])
    #expect(table.comments == ["shelf: Bar", "no"])
    #expect(
      table.rows == [
        TabSeparated.Row(line: 6, fields: ["gin", "dry gin"]),
        TabSeparated.Row(line: 7, fields: ["lime", ""]),
        TabSeparated.Row(line: 8, fields: ["", "x"]),
      ]
    )
  }

  @Test("a row with more columns than the header is refused with its line")
  func columns() {
    #expect(throws: LexiconError(.wrongColumns(found: 3, expected: 2), file: "a.tsv", line: 3)) {
      try TabSeparated(text: "a\tb\n1\t2\n1\t2\t3", file: "a.tsv")
    }
  }

  @Test("a file without rows has none", arguments: ["", "\n\n", "# only a comment", "name\talso"])
  func empty(text: String) throws {
    #expect(try TabSeparated(text: text, file: "a.tsv").rows == [])
  }

  @Test("the items of a list stand between semicolons; empty ones do not count")
  func list() {
    #expect(listItems(" gin; dry gin ;;london gin; ") == ["gin", "dry gin", "london gin"])
    #expect(listItems("") == [])
  }
}
