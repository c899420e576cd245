internal import JSONCoding

/// How much one file, and one recipe in it, may hold.
enum ImportLimits {
  static let fileBytes = 256 << 20
  static let frontMatterBytes = 64 << 10
  static let nameBytes = 500
  /// Of ingredients, per recipe.
  static let lines = 500
  /// Of one ingredient, its amount and preparation included.
  static let lineBytes = 1_000
  /// Of a category, cuisine, glass, method or tag.
  static let labelBytes = 200
  static let tags = 100
  static let otherNames = 20
  static let steps = 500
  static let stepBytes = 20_000
  static let summaryBytes = 5_000
  static let linkBytes = 2_000
  static let swaps = 100
  static let nativeIDBytes = 100
  /// Of a Cooklang file, which is one recipe.
  static let cooklangBytes = 1 << 20

  /// How many records a file of so many bytes may have: more than fit in if they are recipes, and few
  /// enough that 10 MB of the shortest are read in 5 seconds.
  static func records(inBytes bytes: Int) -> Int { max(200_000, bytes / 50) }
}

/// How much a JSON text may hold, beside what ``JSONParser`` allows.
enum JSONLimits {
  /// Values that are looked at to find the recipes of a schema.org graph; the recipes' own are not
  /// counted.
  static let graphNodes = 100_000
  /// Values and bytes of text that the references in the steps of one recipe may lead to.
  static let referredSize = 200_000
  /// The same for all recipes of a graph of so many bytes together.
  static func referredSize(inBytes bytes: Int) -> Int { max(1_000_000, bytes / 3) }
  /// Of one line of JSON lines.
  static let lineBytes = 8 << 20
}

/// How much an archive may hold, whatever it says of itself.
enum ArchiveLimits {
  static let entries = 10_000
  /// Of one entry, inflated.
  static let entryBytes = 64 << 20
  /// Of all entries together, inflated.
  static let inflatedBytes = 1 << 30
  /// Inflated bytes for each byte of the file, beyond ``freeBytes``.
  static let ratio = 3
  /// Inflated bytes that are allowed at any ratio.
  static let freeBytes = 24 << 20
  static let entryNameBytes = 1_000
}
