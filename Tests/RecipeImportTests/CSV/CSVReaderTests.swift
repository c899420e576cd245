import TestSupport
import Testing

@testable import RecipeImport

@Suite("Tables read row by row")
struct CSVReaderTests {
  /// A text and its rows, as Python's csv module (3.11) reads them from a file
  /// that is opened with newline=''; it gives blank lines as rows without fields.
  static let table: [(text: String, rows: [[String]])] = [
    ("", []), ("\n", []), ("\n\n", []), ("\r\n", []), ("\r\r", []), ("a", [["a"]]),
    ("a\n", [["a"]]), ("a\r\n", [["a"]]), ("a\r", [["a"]]), ("a,b", [["a", "b"]]),
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d", [["a", "b"], ["c", "d"]]), ("a\n\nb", [["a"], ["b"]]),
    ("a\n\r\nb", [["a"], ["b"]]), ("a\r\rb", [["a"], ["b"]]), (",", [["", ""]]),
    (",\n", [["", ""]]), (",,", [["", "", ""]]), ("a,", [["a", ""]]), (",a", [["", "a"]]),
    ("a,,b", [["a", "", "b"]]), (" ", [[" "]]), (" a , b ", [[" a ", " b "]]),
    ("\"\"", [[""]]), ("\"a\"", [["a"]]), ("\"a,b\"", [["a,b"]]), ("\"a\nb\"", [["a\nb"]]),
    ("\"a\r\nb\"", [["a\r\nb"]]), ("\"a\rb\"", [["a\rb"]]), ("\"\n\"", [["\n"]]),
    ("\"a\"\"b\"", [["a\"b"]]), ("\"\"\"\"", [["\""]]), ("\"\"\"a\"\"\"", [["\"a\""]]),
    ("\"\"\"\"\"\"", [["\"\""]]), ("\"", [[""]]), ("\"a", [["a"]]), ("\"a\n", [["a\n"]]),
    ("\"a,b\nc", [["a,b\nc"]]), ("\"a\"\"", [["a\""]]), ("\"a\"b", [["ab"]]),
    ("\"a\"b\"c", [["ab\"c"]]), ("\"a\"b\"c\",d", [["ab\"c\"", "d"]]), ("\"a\" ,b", [["a ", "b"]]),
    ("a\"b", [["a\"b"]]), ("a\"b\",c", [["a\"b\"", "c"]]), ("a\"\"b", [["a\"\"b"]]),
    (" \"a\"", [[" \"a\""]]), ("a,\"b\"", [["a", "b"]]),
    ("a,\"b\nc\",d\ne", [["a", "b\nc", "d"], ["e"]]),
    ("\"a\"\nb", [["a"], ["b"]]), ("\"a\"\r\nb", [["a"], ["b"]]), ("\"a\",\"b\"", [["a", "b"]]),
    ("\"a\",", [["a", ""]]), ("\"\",\"\"", [["", ""]]), ("\"\"a", [["a"]]), ("\"\"\"", [["\""]]),
    ("a\u{0}b,c", [["a\u{0}b", "c"]]), ("\u{0}", [["\u{0}"]]), ("\"\u{0}\n\"", [["\u{0}\n"]]),
    ("é,ü\n漢,👩‍🍳", [["é", "ü"], ["漢", "👩‍🍳"]]), ("a\u{2028}b,c", [["a\u{2028}b", "c"]]),
    ("a\u{B}b\u{C}c\u{85}d", [["a\u{B}b\u{C}c\u{85}d"]]), ("'a,b'", [["'a", "b'"]]),
    ("a\\\"b,c", [["a\\\"b", "c"]]), ("\"a\\\",b", [["a\\", "b"]]), ("\\n", [["\\n"]]),
    ("a\tb", [["a\tb"]]), ("a;b", [["a;b"]]), ("\u{FEFF}a", [["a"]]),
    ("\u{FEFF}\"a,b\"", [["a,b"]]),
    ("a,\u{FEFF}", [["a", "\u{FEFF}"]]),
  ]

  @Test("rows are those that Python's csv module reads, without the blank ones", arguments: table)
  func agrees(text: String, rows: [[String]]) throws {
    var reader = CSVReader(file: "f", separator: UInt8(ascii: ","))
    #expect(try Self.records(&reader, text).map(\.fields) == rows)
    #expect(NaiveCSV.rows(text) == rows)
  }

  @Test(
    "any text in any pieces gives the rows of the plainest reading",
    arguments: SeededGenerator.seeds(300, full: 20_000)
  )
  func pieces(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let signs = ["\"", "\"", ",", "\n", "\r", "\r\n", "a", "b ", "\u{0}", "é", "\"\"", ",\""]
    let text = (0..<Int.random(in: 0...40, using: &random))
      .map { _ in signs.randomElement(using: &random) ?? "" }.joined()
    var reader = CSVReader(file: "f", separator: UInt8(ascii: ","))
    var records: [CSVRecord] = []
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let piece = bytes.prefix(Int.random(in: 1...5, using: &random))
      reader.feed(piece)
      bytes = bytes.dropFirst(piece.count)
      while let record = try reader.next() { records.append(record) }
    }
    reader.finish()
    while let record = try reader.next() { records.append(record) }
    #expect(records.map(\.fields) == NaiveCSV.rows(text), "\(text.debugDescription)")
    var whole = CSVReader(file: "f", separator: UInt8(ascii: ","))
    #expect(try Self.records(&whole, text) == records)
  }

  @Test("a row knows the line it starts on")
  func lines() throws {
    var reader = CSVReader(file: "f")
    let text = "a,b\r\n\r\n\"c\nd\r\ne\rf\",g\nh,i\rj,k"
    #expect(try Self.records(&reader, text).map(\.line) == [1, 3, 7, 8])
  }

  @Test(
    "the separator is the sign that stands most often outside quotes in the first line",
    arguments: [
      ("a;b;c\n1,5;2;3", [["a", "b", "c"], ["1,5", "2", "3"]]),
      ("a\tb\n1,2\t3", [["a", "b"], ["1,2", "3"]]), ("a;b,c\n", [["a;b", "c"]]),
      ("\"a;b;c\",d\n", [["a;b;c", "d"]]), ("\n\na;b\n1;2", [["a", "b"], ["1", "2"]]),
      ("a\nb;c", [["a"], ["b;c"]]), ("\u{FEFF}a;b", [["a", "b"]]),
      ("\"a\nb;c\";d", [["a\nb;c", "d"]]),
    ]
  )
  func separators(text: String, rows: [[String]]) throws {
    #expect(try fields(text) == rows)
    var reader = CSVReader(file: "f")
    var records: [CSVRecord] = []
    for byte in text.utf8 {
      reader.feed([byte])
      while let record = try reader.next() { records.append(record) }
    }
    reader.finish()
    while let record = try reader.next() { records.append(record) }
    #expect(records.map(\.fields) == rows)
  }

  @Test("a row beyond a limit is an error with its line, and the next one is read")
  func limits() throws {
    let limits = CSVLimits(fieldBytes: 5, columns: 3, recordBytes: 12)
    var reader = CSVReader(file: "f", separator: UInt8(ascii: ","), limits: limits)
    reader.feed("1,2\n12345,123456\n1,2,3,4\n1234,12345,1234\n\"1\n2\",\"\n\n123456\"\nx\n".utf8)
    reader.feed([0x61, 0xFF, 0x0A, 0x62])
    reader.finish()
    var outcomes: [String] = []
    while true {
      do throws(ImportError) {
        guard let record = try reader.next() else { break }
        outcomes.append("\(record.line) " + record.fields.joined(separator: "|"))
      } catch {
        outcomes.append(error.description)
      }
    }
    #expect(
      outcomes == [
        "1 1|2",
        "f:2: field 2 has 6 bytes, and at most 5 are allowed; shorten it",
        "f:3: the row has 4 items, and at most 3 are allowed; leave some out",
        "f:4: the row has 13 bytes, and at most 12 are allowed; shorten it",
        "f:5: field 2 has 8 bytes, and at most 5 are allowed; shorten it",
        "9 x",
        "f:10: not valid UTF-8 text; save the file as UTF-8",
        "11 b",
      ]
    )
  }

  private func fields(_ text: String) throws -> [[String]] {
    var reader = CSVReader(file: "f")
    return try Self.records(&reader, text).map(\.fields)
  }

  private static func records(_ reader: inout CSVReader, _ text: String) throws -> [CSVRecord] {
    reader.feed(text.utf8)
    reader.finish()
    var records: [CSVRecord] = []
    while let record = try reader.next() { records.append(record) }
    return records
  }
}

/// The plainest reading of a table with commas: one scalar after another, all of it in memory.
enum NaiveCSV {
  static func rows(_ text: String) -> [[String]] {
    var scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    var isInQuotes = false
    var hasField = false
    var place = 0
    while place < scalars.count {
      let sign = scalars[place]
      let next = place + 1 < scalars.count ? scalars[place + 1] : nil
      if isInQuotes {
        if sign == "\"", next == "\"" {
          field.unicodeScalars.append("\"")
          place += 1
        } else if sign == "\"" {
          isInQuotes = false
        } else {
          field.unicodeScalars.append(sign)
        }
      } else if sign == "\"", !hasField {
        isInQuotes = true
        hasField = true
      } else if sign == "," {
        row.append(field)
        (field, hasField) = ("", false)
      } else if sign == "\n" || sign == "\r" {
        if hasField || !row.isEmpty { rows.append(row + [field]) }
        (row, field, hasField) = ([], "", false)
      } else {
        field.unicodeScalars.append(sign)
        hasField = true
      }
      place += 1
    }
    if hasField || !row.isEmpty { rows.append(row + [field]) }
    return rows
  }
}
