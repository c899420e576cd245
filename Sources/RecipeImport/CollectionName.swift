/// How the recipes lie in a file: what tells whose name their collection gets.
package enum RecipeHolding: Sendable, Equatable {
  /// A file with one recipe, of which a folder has many.
  case one
  /// A file with many recipes, or an archive of files.
  case many
}

extension RecipeFileReader {
  /// How the recipes lie in a file, by its format. Cost: O(1); the start is looked at as a format's is.
  ///
  /// - Parameters:
  ///   - start: The first megabyte, or the whole of a shorter file.
  ///   - file: The file's name.
  ///   - format: Nil to tell by the content.
  ///   - isOfFolder: It is one of the files of a folder that is taken in as a whole, as programs write them with a
  ///     file of JSON for each recipe: `Apple Pie/recipe.json`.
  package static func holding(
    start: [UInt8],
    file: String,
    format: RecipeFormat? = nil,
    isOfFolder: Bool = false
  ) -> RecipeHolding {
    if ArchiveReader.isZip(start) { return .many }
    if ArchiveReader.isGzip(start) {
      return file.lowercased().hasSuffix(".paprikarecipe") ? .one : .many
    }
    if FormatDetection.isPage(start) {
      let start = String(decoding: start.prefix(1 << 12), as: UTF8.self)
      return MasterCookXMLReader.isMeant(by: start) ? .many : .one
    }
    if isOfFolder, FormatDetection.isOneRecord(start) { return .one }
    let found: FormatDetection.Finding
    if let format {
      found = .format(format)
    } else {
      let text = String(decoding: start, as: UTF8.self)
      guard text.unlessBlank != nil else { return .one }
      found = FormatDetection.finding(of: text)
    }
    switch found {
    case .format(.cooklang), .format(.markdown), .format(.text): return .one
    default: return .many
    }
  }
}

/// Names of collections, the part before the colon in the ids of what files gave.
package enum CollectionName {
  /// How long a name is at most, in bytes.
  private static let bytes = 60

  /// The name made of what a person or a file calls the collection: letters and digits in lower case, `-`
  /// between words, and dots inside it; nil when it has neither letter nor digit.
  ///
  /// One that sources and the program's own dishes have gets `-file` behind it: `classic` becomes
  /// `classic-file`. Cost: O(length).
  package static func name(for title: String) -> String? {
    var name = title.split(separator: ".").map { slug(of: String($0)) }.filter { !$0.isEmpty }
      .joined(separator: ".")
    while name.utf8.count > bytes { name.removeLast() }
    while let last = name.last, "-.".contains(last) { name.removeLast() }
    guard !name.isEmpty else { return nil }
    return reserved.contains(name) ? "\(name)-file" : name
  }

  /// The name for a file of many recipes: its own without its ending.
  package static func name(ofFile path: String) -> String? { name(for: stem(ofFile: path)) }

  /// Names that no file gets: those of the program's own dishes, of sources, and of the formats, by which
  /// dishes were called before files had collections.
  private static let reserved: Set<String> = Set(
    formats + sources + ["classic", "own", "copy", "nyt-books"]
  )

  /// Names by which dishes of files were called before they had collections.
  package static let formats: [String] =
    RecipeFormat.allCases.map(\.rawValue).filter { !sources.contains($0) }
    + ["recipenlg", "foodcom"]

  /// Sources whose ids the records in a file of theirs have.
  package static let sources = [
    RecipeFormat.thecocktaildb.rawValue, RecipeFormat.themealdb.rawValue,
    RecipeFormat.spoonacular.rawValue,
  ]
}
