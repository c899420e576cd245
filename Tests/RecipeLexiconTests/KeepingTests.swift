import RecipeModel
import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("How long fresh things keep")
struct KeepingTests {
  private func lexicon(_ keeps: String) throws -> IngredientLexicon {
    var files = SmallLexicon.files("meat|||class\nham||meat|-\nbeef||meat|-\nsalt|||-\n")
    files.keeps = SmallLexicon.file("keeps.tsv", "name|days\n" + keeps)
    return try IngredientLexicon(files: files)
  }

  private func days(_ name: String, _ lexicon: IngredientLexicon) throws -> Int? {
    lexicon.keeping.days(of: try #require(lexicon.ingredient(named: name)))
  }

  @Test("a row stands for its kinds, and the nearest one counts")
  func kinds() throws {
    let lexicon = try lexicon("meat|3\nham|21\n")
    #expect(try days("beef", lexicon) == 3)
    #expect(try days("ham", lexicon) == 21)
    #expect(try days("salt", lexicon) == nil)
  }

  @Test("another place is as the usual one where nothing is said of it, and to be open is not")
  func places() throws {
    var files = SmallLexicon.files("meat|||class\nham||meat|-\nbeef||meat|-\nsalt|||-\n")
    files.keeps = SmallLexicon.file(
      "keeps.tsv",
      "name|days|fridge|cupboard|opened\nmeat|3||1|2\nham|9999\nsalt||||4\n"
    )
    let lexicon = try IngredientLexicon(files: files)
    func days(_ name: String) throws -> [Int?] {
      let ingredient = try #require(lexicon.ingredient(named: name))
      let table = lexicon.keeping
      return [nil, .fridge, .cupboard, .freezer].map { table.days(of: ingredient, in: $0) }
        + [table.daysOpened(ingredient)]
    }
    #expect(try days("beef") == [3, 3, 1, nil, 2])
    #expect(try days("ham") == [9999, 9999, 9999, nil, 2])
    #expect(try days("salt") == [nil, nil, nil, nil, 4])
  }

  @Test(
    "what is no number of days is refused, and an ingredient that nobody knows",
    arguments: [
      "beef|3.5\n", "beef|-1\n", "beef|\n", "beef|3\nbeef|4\n", "moon|3\n",
    ]
  )
  func refused(rows: String) throws {
    #expect(throws: LexiconError.self) { _ = try lexicon(rows) }
  }

  @Test(
    "in the lexicon that comes with the program fresh things keep for days, and others for long"
  )
  func committed() throws {
    let lexicon = try CommittedLexicon.lexicon()
    for name in ["chicken", "ground beef", "salmon", "shrimp", "spinach", "basil", "tomato"] {
      #expect(try (1...9).contains(days(name, lexicon) ?? 0), "\(name)")
    }
    for name in ["canned tuna", "raisin", "nori", "dried shiitake", "rice", "gin"] {
      #expect(try days(name, lexicon) ?? 9_999 == 9_999, "\(name)")
    }
  }
}
