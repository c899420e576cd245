import RecipeModel
import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("The strengths and colours in Data/lexicon")
struct CommittedDrinksTests {
  let lexicon: IngredientLexicon

  init() throws {
    lexicon = try CommittedLexicon.lexicon()
  }

  private var ingredients: [IngredientID] { (0..<lexicon.count).map(IngredientID.init) }

  @Test("how strong it is is known of everything but the heading above all alcohol")
  func known() {
    let unknown = ingredients.filter { lexicon.strength(of: $0) == nil }
    #expect(unknown.map { lexicon.name(of: $0) } == ["alcohol"])
  }

  @Test("every bottle with alcohol has a colour")
  func coloured() {
    let bar = [
      "Spirits", "Liqueurs & amari", "Wines & vermouths", "Beer, cider & seltzer", "Bitters",
    ]
    let ingredientGroups = Set(ingredients.map { lexicon.ingredientGroup(of: $0) })
    #expect(bar.filter { !ingredientGroups.contains($0) } == [])
    let missing = ingredients.filter {
      bar.contains(lexicon.ingredientGroup(of: $0)) && lexicon.colour(of: $0) == nil
    }
    #expect(missing.map { lexicon.name(of: $0) } == ["alcohol"])
  }

  @Test("both tables are those of a walk upwards from each ingredient")
  func twin() throws {
    let naive = NaiveInheritance(taxonomy: lexicon.taxonomy)
    let strengths = try values(CommittedLexicon.files().strengths) {
      Double($0[1]).map { UInt32(($0 * 10).rounded()) }
    }
    let colours = try values(CommittedLexicon.files().colours) { fields in
      if fields[1] == "-" { return ColourTable.none }
      return Double(fields[2]).flatMap { opacity in
        UInt32(fields[1].dropFirst(), radix: 16).map {
          UInt32((opacity * 100).rounded()) << 24 | $0
        }
      }
    }

    #expect(
      lexicon.strengths.tenths
        == lexicon.taxonomy.flags.indices.map { ingredient in
          guard naive.carries(.alcohol, ingredient) else { return 0 }
          return naive.value(of: ingredient, own: strengths) ?? StrengthTable.unknown
        }
    )
    #expect(
      lexicon.colours.packed
        == lexicon.taxonomy.flags.indices.map {
          naive.value(of: $0, own: colours) ?? ColourTable.none
        }
    )
  }

  @Test("every row is under its canonical name, and none says what it would inherit anyway")
  func rows() throws {
    let files = try CommittedLexicon.files()
    for (file, packed) in [
      (files.strengths, lexicon.strengths.tenths), (files.colours, lexicon.colours.packed),
    ] {
      let rows = try TabSeparated(text: file.text, file: file.path).rows
      var own = [UInt32?](repeating: nil, count: lexicon.count)
      for row in rows {
        let ingredient = try #require(lexicon.ingredient(named: row.fields[0]))
        #expect(lexicon.name(of: ingredient) == row.fields[0], "\(file.path):\(row.line)")
        own[ingredient.rawValue] = packed[ingredient.rawValue]
      }
      let naive = NaiveInheritance(taxonomy: lexicon.taxonomy)
      let idle = own.indices.filter { ingredient in
        guard let value = own[ingredient] else { return false }
        var others = own
        others[ingredient] = nil
        return naive.value(of: ingredient, own: others) == value
      }
      #expect(idle.map { lexicon.ingredients[$0] } == [], "\(file.path)")
    }
  }

  @Test(
    "an ingredient is as strong as its label says",
    arguments: [
      ("gin", 40), ("london dry gin", 40), ("navy strength gin", 57), ("tanqueray", 43.1),
      ("vodka", 40), ("overproof rum", 63), ("wray and nephew", 63), ("151 proof rum", 75.5),
      ("campari", 25), ("aperol", 11), ("sweet vermouth", 16), ("dry vermouth", 18),
      ("cointreau", 40), ("green chartreuse", 55), ("red wine", 13.5), ("wine", 12.5),
      ("champagne", 12), ("prosecco", 11), ("lager", 5), ("guinness", 4.2),
      ("angostura bitters", 44.7),
      ("orange bitters", 44), ("lime juice", 0), ("soda water", 0), ("non-alcoholic beer", 0),
      ("ginger beer", 0), ("vanilla extract", 0), ("egg white", 0), ("ice", 0),
    ] as [(String, Double)]
  )
  func strength(name: String, percent: Double) throws {
    let ingredient = try #require(lexicon.ingredient(named: name))
    #expect(lexicon.strength(of: ingredient) == percent)
  }

  @Test(
    "clear things are nearly white and hide nothing; cream and stout hide all; ice has no colour"
  )
  func looks() throws {
    for name in ["vodka", "gin", "soda water", "tonic water", "simple syrup", "white rum", "water"]
    {
      let colour = try #require(lexicon.ingredient(named: name).flatMap { lexicon.colour(of: $0) })
      #expect(colour.opacity == 0, "\(name)")
      #expect(min(colour.red, colour.green, colour.blue) >= 0xF0, "\(name)")
    }
    for name in ["heavy cream", "milk", "guinness", "tomato juice", "baileys"] {
      let colour = lexicon.ingredient(named: name).flatMap { lexicon.colour(of: $0) }
      #expect(colour?.opacity == 1, "\(name)")
    }
    for name in ["ice", "sugar", "mint", "lime", "salt", "whipped cream", "ground coffee"] {
      let ingredient = try #require(lexicon.ingredient(named: name))
      #expect(lexicon.colour(of: ingredient) == nil, "\(name)")
    }
  }

  private func values(
    _ file: LexiconFiles.File,
    _ read: ([String]) -> UInt32?
  ) throws -> [UInt32?] {
    var values = [UInt32?](repeating: nil, count: lexicon.count)
    for row in try TabSeparated(text: file.text, file: file.path).rows {
      let ingredient = try #require(lexicon.ingredient(named: row.fields[0]))
      values[ingredient.rawValue] = read(row.fields)
    }
    return values
  }
}
