import Foundation
package import RecipeLexicon

/// The lexicon that the project comes with, read once for all tests.
package enum CommittedLexicon {
  package static func files() throws -> LexiconFiles {
    LexiconFiles(
      ingredients: try folder("ingredients"),
      made: try folder("made"),
      contains: try folder("contains"),
      swaps: try folder("swaps"),
      languages: try folder("languages"),
      words: try file("words.tsv"),
      units: try file("units.tsv"),
      flavours: try file("flavours.tsv"),
      strengths: try file("strengths.tsv"),
      colours: try file("colours.tsv"),
      keeps: try file("keeps.tsv"),
      freeOf: try file("free-of.tsv"),
      heads: try file("heads.tsv"),
      allergens: try file("allergens.tsv")
    )
  }

  package static func lexicon() throws -> IngredientLexicon { try loaded.get() }

  private static let loaded = Result { try IngredientLexicon(files: files()) }

  private static func folder(_ name: String) throws -> [LexiconFiles.File] {
    let folder = Checkout.url("Data/lexicon/\(name)").path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".tsv") }
      .map { try file("\(name)/\($0)") }
  }

  private static func file(_ path: String) throws -> LexiconFiles.File {
    let url = Checkout.url("Data/lexicon/\(path)")
    return LexiconFiles.File(path: path, text: try String(contentsOf: url, encoding: .utf8))
  }
}
