import RecipeModel
import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("Names in other languages")
struct LanguageNamesTests {
  private static let rows = """
    raisin|||-
    grape|||-
    lime|||-
    butter bean|lima bean||-
    coconut|||-
    walnut|||nut
    """

  private static func read(_ languages: [(stem: String, rows: String)]) throws -> IngredientLexicon
  {
    var files = SmallLexicon.files(rows)
    files.languages = languages.map { stem, rows in
      let text = "ingredient\tnames\n" + rows.replacing("|", with: "\t") + "\n"
      return LexiconFiles.File(path: "languages/\(stem).tsv", text: text)
    }
    return try IngredientLexicon(files: files)
  }

  @Test("mean their ingredient, with and without accents and in the plural")
  func meaning() throws {
    let lexicon = try Self.read([
      ("french", "walnut|noix\ncoconut|noix de coco"), ("german", "lime|Limette; Limetten"),
    ])

    let names = ["Noix", "NOIX DE COCO", "limétte", "Limetten"]
    #expect(names.map { lexicon.canonicalName(of: $0) } == ["walnut", "coconut", "lime", "lime"])
  }

  @Test("a name of another ingredient is refused, in English and between languages")
  func collisions() {
    #expect(throws: LexiconError.self) { try Self.read([("french", "grape|raisin")]) }
    #expect(throws: LexiconError.self) {
      try Self.read([("french", "walnut|noix"), ("german", "coconut|Noix")])
    }
    #expect(throws: LexiconError.self) { try Self.read([("french", "pear|poire")]) }
    #expect(throws: LexiconError.self) {
      try Self.read([("french", "lime|citron vert\nlime|lime verte")])
    }
  }

  @Test("a name marked as whole counts as a whole text, and never as a word of another name")
  func whole() throws {
    let lexicon = try Self.read([("spanish", "lime|~lima")])
    let lime = try #require(lexicon.ingredient(named: "lime"))
    var resolver = lexicon.makeResolver()

    #expect(lexicon.ingredient(named: "lima") == lime)
    #expect(resolver.ingredients(namedIn: "lima") == [lime])
    #expect(!resolver.ingredients(namedIn: "lima beans").contains(lime))
    #expect(lexicon.asked(named: "lima bean")?.named == [])
  }

  @Test("inside a name of several words nothing else counts")
  func covering() throws {
    let lexicon = try Self.read([("french", "walnut|noix\ncoconut|noix de coco")])

    #expect(lexicon.asked(named: "noix de coco")?.named == [])
  }
}

@Suite("Data/lexicon/languages")
struct CommittedLanguagesTests {
  private let lexicon: IngredientLexicon
  private let english: IngredientLexicon
  private let languages: [LanguageNames]

  init() throws {
    var files = try CommittedLexicon.files()
    lexicon = try CommittedLexicon.lexicon()
    let sources = files.languages
    files.languages = []
    let english = try IngredientLexicon(files: files)
    self.english = english
    languages = try sources.map {
      try LanguageNames($0, names: english.names, ingredients: english.ingredients.strings)
    }
  }

  @Test("German, French, Spanish and Italian name 300 things and more, each name its own")
  func names() throws {
    #expect(languages.map(\.language) == ["English", "French", "German", "Italian", "Spanish"])
    for language in languages {
      // Of English only words that mean a thing where nothing else is said.
      let isEnglish = language.language == "English"
      #expect(
        isEnglish ? language.names.allSatisfy(\.isWhole) : language.count >= 300,
        "\(language.language)"
      )
      for name in language.names {
        let found = lexicon.ingredient(named: name.text)?.rawValue
        #expect(found == Int(name.ingredient), "\(language.language): \(name.text)")
      }
    }
  }

  @Test("no English name means anything else, or names anything else among its words")
  func englishNames() {
    var with = lexicon.makeResolver()
    var without = english.makeResolver()
    for ingredient in (0..<english.count).map(IngredientID.init) {
      for name in [english.name(of: ingredient)] + english.aliases(of: ingredient) {
        #expect(with.asked(named: name) == without.asked(named: name), "\(name)")
      }
    }
  }

  @Test("whoever avoids a family avoids each name as they avoid the English one")
  func exclusions() {
    let taxonomy = lexicon.taxonomy
    var resolver = lexicon.makeResolver()
    for name in languages.flatMap(\.names) {
      let own = english.name(of: IngredientID(Int(name.ingredient)))
      guard let asked = resolver.asked(named: name.text), let plain = resolver.asked(named: own)
      else {
        Issue.record("\(name.text) or \(own) is not known")
        continue
      }
      #expect(asked.ingredient == plain.ingredient)
      for family in lexicon.allergens.families {
        func carries(_ asked: AskedIngredient) -> Bool {
          let all = [asked.ingredient] + asked.named.map(\.ingredient)
          return all.contains { ingredient in
            let flags = taxonomy.carried[ingredient.rawValue].union(
              taxonomy.mayCarry[ingredient.rawValue]
            )
            let inside = taxonomy.excluders(of: ingredient.rawValue)
            return !flags.isDisjoint(with: family.avoids)
              || family.members.contains { inside.contains(Int($0)) }
          }
        }
        #expect(!carries(plain) || carries(asked), "\(name.text), \(family.title)")
        #expect(!asked.named.contains { !$0.denial.isEmpty }, "\(name.text)")
      }
    }
  }

  @Test(
    "a plain word of another language is that language's, whatever an English bar or shop calls so",
    arguments: [
      ("manzana", "apple"), ("manzanas verdes", "granny smith apple"), ("pimentón", "paprika"),
      ("pimenton dulce", "paprika"), ("pimentón picante", "hot paprika"),
      ("pimentón de la Vera", "smoked paprika"), ("caldo de pollo", "chicken stock"),
      ("rhum", "rum"), ("rhum blanc", "white rum"), ("rhum agricole", "rhum agricole"),
      ("peperoncino", "chilli"), ("licor de manzana", "apple liqueur"),
    ]
  )
  func plainWords(name: String, meaning: String) {
    #expect(lexicon.canonicalName(of: name) == meaning)
  }

  @Test("German names may be spelled without their dots")
  func umlauts() {
    let spelled = ["Käse", "Kase", "Kaese", "Äpfel", "Aepfel"].map { lexicon.canonicalName(of: $0) }
    #expect(spelled == ["cheese", "cheese", "cheese", "apple", "apple"])
  }
}
