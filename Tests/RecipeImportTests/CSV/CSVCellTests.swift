import TestSupport
import Testing

@testable import RecipeImport

@Suite("Cells of a table")
struct CSVCellTests {
  @Test(
    "a cell that a spreadsheet takes for a formula has an apostrophe before it",
    arguments: [
      ("=1+1", "'=1+1"), ("+1+1", "'+1+1"), ("-1+1", "'-1+1"), ("@SUM(A1)", "'@SUM(A1)"),
      ("\tx", "'\tx"), ("\rx", "'\rx"), ("\nx", "'\nx"), ("\r\nx", "'\r\nx"), ("＝1", "'＝1"),
      ("＋1", "'＋1"), ("－1", "'－1"), ("＠a", "'＠a"), ("=", "'="), ("-", "'-"),
      ("=\u{301}", "'=\u{301}"), ("'=1", "''=1"), ("''=1", "'''=1"), ("'-5", "''-5"),
      ("-5", "-5"), ("+5", "+5"), ("-5.25", "-5.25"), ("-1e5", "-1e5"), ("+1.5E-3", "+1.5E-3"),
      ("-5.", "'-5."), ("-.5", "'-.5"), ("-1e", "'-1e"), ("-5 ", "'-5 "), ("-٣", "'-٣"),
      ("-1-2", "'-1-2"), ("", ""), ("a=1", "a=1"), ("'a", "'a"), ("'", "'"), ("5", "5"),
      (" =1", " =1"),
    ]
  )
  func guards(text: String, cell: String) {
    #expect(Array(CSVCell.guarded(text).utf8) == Array(cell.utf8))
    #expect(Array(CSVCell.unguarded(cell).utf8) == Array(text.utf8))
  }

  @Test(
    "any texts written as a row are read back exactly, and none begins with a formula's sign",
    arguments: SeededGenerator.seeds(200, full: 10_000)
  )
  func rows(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let signs = [
      "'", "=", "+", "-", "@", "\t", "\r", "\n", "＝", "\"", ",", ";", "1", "e", ".", "a", " ",
    ]
    let texts = (0..<4).map { _ in
      (0..<Int.random(in: 0...6, using: &random))
        .map { _ in signs.randomElement(using: &random) ?? "" }.joined()
    }
    var reader = CSVReader(file: "f", separator: UInt8(ascii: ","))
    reader.feed(CSVTable.row(texts.map(CSVCell.guarded) + ["end"]).utf8)
    reader.finish()
    let cells = try #require(try reader.next()).fields.dropLast()
    #expect(cells.map { Array(CSVCell.unguarded($0).utf8) } == texts.map { Array($0.utf8) })
    #expect(try reader.next() == nil)
    for cell in cells {
      let start = cell.unicodeScalars.first
      let isNumber = cell.wholeMatch(of: /[+-]\d+(\.\d+)?([eE][+-]?\d+)?/) != nil
      #expect(isNumber || !(start.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false))
    }
  }

  @Test(
    "a list in a cell is split at the strongest sign in it",
    arguments: [
      ("2 oz gin\n1 lime, cut", .ingredients, ["2 oz gin", "1 lime, cut"]),
      ("gin; lime, cut", .ingredients, ["gin", "lime, cut"]),
      ("gin|lime", .ingredients, ["gin", "lime"]),
      (
        "gin, nuts (almonds, pecans), 1,5 dl milk", .ingredients,
        ["gin", "nuts (almonds, pecans)", "1,5 dl milk"]
      ),
      ("['a, b', 'c']", .ingredients, ["a, b", "c"]), ("[a, 'b]", .ingredients, ["[a, 'b]"]),
      ("a, b; c", .labels, ["a, b", "c"]), ("a, b", .labels, ["a", "b"]), (" ; ", .labels, []),
      ("1. Mix; then stir, well.\n2. Serve.", .steps, ["Mix; then stir, well.", "Serve."]),
      ("Mix, then stir; serve | eat.", .steps, ["Mix, then stir; serve | eat."]),
      ("[\"1. Mix\\nwell\"]", .steps, ["1. Mix\nwell"]),
    ] as [(String, CSVCell.Content, [String])]
  )
  func lists(cell: String, content: CSVCell.Content, items: [String]) {
    #expect(CSVCell.items(in: cell, of: content) == items)
  }

  @Test(
    "a list is written a line each, or as a JSON list where lines would read otherwise",
    arguments: [
      (["gin", "lime, cut"], .ingredients, "gin\nlime, cut"),
      (["a; b"], .ingredients, #"["a; b"]"#),
      (["a\nb", "c"], .steps, #"["a\nb", "c"]"#), (["1. a"], .steps, #"["1. a"]"#),
      ([], .labels, ""), (["a, b"], .labels, #"["a, b"]"#), (["a", "b"], .labels, "a\nb"),
    ] as [([String], CSVCell.Content, String)]
  )
  func writing(items: [String], content: CSVCell.Content, cell: String) {
    #expect(CSVCell.text(of: items, content) == cell)
    #expect(CSVCell.items(in: cell, of: content) == items)
  }
}
