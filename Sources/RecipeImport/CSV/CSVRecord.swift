/// One row of a table.
struct CSVRecord: Equatable {
  /// At least one; quotes and separators taken off, line breaks inside a field as they stand.
  var fields: [String]
  /// Where it starts, counted from 1; every line break counts, inside quotes too.
  var line: Int
}

/// A place between two rows of a file, from which a reader can go on.
struct CSVPlace: Equatable, Codable {
  /// In bytes, counted from 0.
  var offset: Int
  /// Counted from 1.
  var line: Int
  /// The byte before is a carriage return, to which a line feed belongs.
  var followsReturn: Bool
  var separator: UInt8
}

/// How much one row of a table may hold.
struct CSVLimits: Equatable {
  var fieldBytes = 1 << 20
  var columns = 1_000
  var recordBytes = 4 << 20
}
