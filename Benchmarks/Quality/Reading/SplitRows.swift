import BenchmarkFiles

/// A tab-separated file, row by row, each with the number of its line.
///
/// A line ends with a line feed; a carriage return before it is no part of the row. Empty lines are
/// no rows.
struct SplitRows {
  struct Row {
    let file: String
    /// Counted from 1.
    let line: Int
    let fields: [ArraySlice<UInt8>]
  }

  let rows: [Row]

  /// The rows of a file that has at least `columns` in each; nil when there is no such file.
  init?(_ file: String, columns: Int) throws(FileError) {
    let bytes: [UInt8]
    do {
      bytes = try readWholeFile(file)
    } catch {
      if error.reason == .notThere { return nil }
      throw error
    }
    try self.init(bytes: bytes, file: file, columns: columns)
  }

  init(bytes: [UInt8], file: String, columns: Int) throws(FileError) {
    var rows: [Row] = []
    var line = 0
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      let row = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
      if row.isEmpty { continue }
      let fields = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count >= columns else {
        throw .malformed(file, line: line, "has \(fields.count) columns; \(columns) are needed")
      }
      rows.append(Row(file: file, line: line, fields: fields))
    }
    self.rows = rows
  }
}

extension SplitRows.Row {
  func malformed(_ what: String) -> FileError {
    .malformed(file, line: line, what)
  }

  func text(_ column: Int) -> String {
    String(decoding: fields[column], as: UTF8.self)
  }

  /// The number in a column, which must be below `limit`.
  func number(_ column: Int, below limit: Int, _ name: String) throws(FileError) -> Int {
    try number(fields[column], below: limit, name)
  }

  /// The numbers in a column, separated by spaces, each below `limit` and none twice.
  func numbers(_ column: Int, below limit: Int, _ name: String) throws(FileError) -> [Int] {
    var numbers: [Int] = []
    for word in fields[column].split(separator: UInt8(ascii: " ")) {
      numbers.append(try number(word, below: limit, name))
    }
    if let repeated = Self.repeated(numbers) {
      throw malformed("\(name) \(repeated) is there twice")
    }
    return numbers
  }

  private func number(
    _ digits: ArraySlice<UInt8>,
    below limit: Int,
    _ name: String
  ) throws(FileError) -> Int {
    var value = 0
    var isNumber = !digits.isEmpty
    for digit in digits {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit), !isTooLarge,
        product <= Int.max - 9
      else {
        isNumber = false
        break
      }
      value = product + Int(digit - UInt8(ascii: "0"))
    }
    guard isNumber else {
      throw malformed(
        "\(name) '\(String(decoding: digits.prefix(40), as: UTF8.self))' is no number"
      )
    }
    guard value < limit else { throw malformed("\(name) \(value) is not below \(limit)") }
    return value
  }

  private static func repeated(_ numbers: [Int]) -> Int? {
    let sorted = numbers.sorted()
    return zip(sorted, sorted.dropFirst()).first { $0.0 == $0.1 }?.0
  }
}
