import Foundation
import RecipeLexicon
import TestSupport

/// The project's own word tables, read from `Data/lexicon`.
enum KitchenWords {
  static func units() throws -> UnitTable {
    try UnitTable(text: text(of: "units.tsv"), file: "Data/lexicon/units.tsv")
  }

  static func words() throws -> DescriptorWords {
    try DescriptorWords(text: text(of: "words.tsv"), file: "Data/lexicon/words.tsv")
  }

  static func parser() throws -> IngredientLineParser {
    try IngredientLineParser(units: units(), words: words())
  }

  private static func text(of file: String) throws -> String {
    try String(contentsOf: Checkout.url("Data/lexicon/\(file)"), encoding: .utf8)
  }
}
