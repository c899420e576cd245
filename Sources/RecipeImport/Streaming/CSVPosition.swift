/// A place between two rows of a file, from which a reader can go on.
struct CSVPosition: Equatable, Codable {
  /// In bytes, counted from 0.
  var offset: Int
  /// Counted from 1.
  var line: Int
  /// The byte before is a carriage return, to which a line feed belongs.
  var followsReturn: Bool
  var separator: UInt8
}
