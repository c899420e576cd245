/// One row of a table.
struct CSVRecord: Equatable {
  /// At least one; quotes and separators taken off, line breaks inside a field as they stand.
  var fields: [String]
  /// Where it starts, counted from 1; every line break counts, inside quotes too.
  var line: Int
}

/// How much one row of a table may hold.
struct CSVLimits: Equatable {
  var fieldBytes = 1 << 20
  var columns = 1_000
  var recordBytes = 4 << 20
}
