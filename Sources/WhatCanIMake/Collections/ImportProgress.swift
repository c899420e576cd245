/// A step of work on the catalogue while a person waits; each is reported when it begins.
public enum CatalogueStep: Sendable, Equatable {
  /// Every byte of the stored recipes is checked.
  case checking
  /// The recipes that come with the program are read.
  case readingCollection
  /// The index of this many dishes is built.
  case buildingIndex(dishes: Int)
  /// The vectors for suggestions are learned from the dishes.
  case learning(dishes: Int)
}

/// The progress of an import.
public struct ImportProgress: Sendable, Equatable {
  /// The file that is being read.
  public var path: String
  /// How many records of all files were read, including problems and those of an earlier run that
  /// was stopped.
  public var records: Int
  /// How many of them this run has read.
  public var recordsOfRun: Int
  /// How many bytes of all files were read.
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
