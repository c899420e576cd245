/// What is done to the catalogue while somebody waits; each is told when it begins.
public enum CatalogueStep: Sendable, Equatable {
  /// Every byte of the stored recipes is checked.
  case checking
  /// The recipes that come with the program are read.
  case readingCollection
  /// The index of so many dishes is built.
  case buildingIndex(dishes: Int)
  /// What is alike is learned from the dishes, for suggestions.
  case learning(dishes: Int)
}

/// How far an import is.
public struct ImportProgress: Sendable, Equatable {
  /// The file that is being read.
  public var path: String
  /// Records that were read of all files, problems included; those of a run that was stopped too.
  public var records: Int
  /// How many of them this run read.
  public var recordsOfRun: Int
  /// How much was read of all files, in bytes.
  public var bytes: Int
  /// How many bytes all files have.
  public var totalBytes: Int
}

/// When an import is a long one, and in which parts it is then stored.
struct ImportSizes: Sendable {
  /// Files with more bytes in all are taken in part by part; others go in with one commit, or none.
  var wholeBytes = 32 << 20
  /// Records of one part.
  var partRecords = 8_192
  /// How much of a file one part is made of, in bytes.
  var partBytes = 8 << 20
}
