import RecipeModel
import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("The flavours in Data/lexicon")
struct CommittedFlavoursTests {
  @Test("there are 25 or more, and at least five ingredients carry each")
  func size() throws {
    let flavours = try CommittedLexicon.lexicon().flavours
    let rare = (0..<flavours.count).filter { flavours.ingredients[$0].count < 5 }

    #expect(flavours.count >= 25)
    #expect(rare.map { flavours.names[$0] } == [])
  }

  @Test("every name and alias means its own flavour, and none is lost")
  func everyName() throws {
    let flavours = try CommittedLexicon.lexicon().flavours
    let rows = try Self.rows()

    #expect(rows.map { $0.fields[0] } == flavours.names.strings)
    for row in rows {
      for name in [row.fields[0]] + listItems(row.fields[1]) {
        let found = flavours.flavour(named: name).map { flavours.names[$0] }
        #expect(found == row.fields[0], "'\(name)'")
      }
    }
  }

  @Test("a flavour that is called like an ingredient carries it and all its kinds")
  func sharedNames() throws {
    let lexicon = try CommittedLexicon.lexicon()
    var shared: Set<String> = []

    for row in try Self.rows() {
      let flavour = try #require(lexicon.flavours.flavour(named: row.fields[0]))
      for name in [row.fields[0]] + listItems(row.fields[1]) {
        guard let ingredient = lexicon.ingredient(named: name) else { continue }
        shared.insert(name)
        let kinds = lexicon.taxonomy.descendants(of: ingredient.rawValue).map(IngredientID.init)
        let strangers = ([ingredient] + kinds).filter {
          !lexicon.flavours.isCarried(flavour, by: $0)
        }
        #expect(strangers.map { lexicon.name(of: $0) } == [], "'\(name)'")
      }
    }

    #expect(shared.isSuperset(of: ["bitter", "citrus", "coffee", "coconut", "mint", "cheese"]))
  }

  @Test("no row names a kind of what it names anyway, or takes out what is not in it")
  func idleItems() throws {
    let lexicon = try CommittedLexicon.lexicon()
    func ingredients(_ items: [String]) throws -> [Int] {
      try items.map { try #require(lexicon.ingredient(named: $0)).rawValue }
    }
    var idle: [String] = []

    for row in try Self.rows() {
      let items = listItems(row.fields[2])
      let added = Set(try ingredients(items.filter { !$0.hasPrefix("-") }))
      for ingredient in added {
        guard !added.isDisjoint(with: lexicon.taxonomy.ancestors(of: ingredient)) else { continue }
        idle.append("\(row.fields[0]): \(lexicon.ingredients[ingredient])")
      }
      for removed in try ingredients(items.filter { $0.hasPrefix("-") }) {
        guard added.isDisjoint(with: lexicon.taxonomy.ancestors(of: removed)) else { continue }
        idle.append("\(row.fields[0]): -\(lexicon.ingredients[removed])")
      }
    }

    #expect(idle.sorted() == [])
  }

  @Test(
    "an ingredient has the flavours that people know it for",
    arguments: [
      ("campari", ["bitter"], ["sweet", "smoky"]),
      ("aperol", ["bitter"], ["sour"]),
      ("fernet-branca", ["bitter", "herbal"], ["sweet"]),
      ("cynar", ["bitter"], ["fruity"]),
      ("angostura bitters", ["bitter", "spiced"], ["sour"]),
      ("punt e mes", ["bitter", "herbal"], ["smoky"]),
      ("gin", ["boozy"], ["bitter", "sweet", "sparkling"]),
      ("laphroaig", ["smoky", "boozy"], ["sweet"]),
      ("glenfiddich", ["malty", "boozy"], ["smoky"]),
      ("mezcal", ["smoky"], ["creamy"]),
      ("lime juice", ["sour", "citrus"], ["sweet", "fruity"]),
      ("orange juice", ["citrus", "fruity"], ["sour"]),
      ("cointreau", ["citrus"], ["bitter", "nutty"]),
      ("tonic water", ["bitter", "sparkling"], ["creamy"]),
      ("coca-cola", ["sweet", "sparkling"], ["coffee"]),
      ("champagne", ["sparkling"], ["sour"]),
      ("pineapple juice", ["tropical", "fruity"], ["citrus"]),
      ("malibu", ["coconut", "tropical"], ["boozy"]),
      ("baileys", ["creamy", "sweet"], ["sparkling"]),
      ("kahlua", ["coffee"], ["bitter", "creamy"]),
      ("amaretto", ["nutty", "sweet"], ["coffee"]),
      ("green chartreuse", ["herbal", "boozy"], ["fruity"]),
      ("pastis", ["anise"], ["minty"]),
      ("st. germain", ["floral"], ["spicy"]),
      ("ginger beer", ["gingery", "sparkling"], ["malty"]),
      ("honey", ["honeyed", "sweet"], ["salty"]),
      ("soy sauce", ["savoury", "salty"], ["sweet"]),
      ("parmesan", ["savoury", "cheesy"], ["sweet"]),
      ("feta", ["cheesy", "salty"], ["creamy"]),
      ("bacon", ["smoky", "salty", "savoury"], ["sweet"]),
      ("jalapeno", ["spicy"], ["sweet"]),
      ("cinnamon", ["spiced"], ["spicy"]),
      ("garlic", ["garlicky"], ["sweet"]),
      ("basil", ["herbal"], ["minty"]),
      ("mint", ["minty", "herbal", "fresh"], ["anise"]),
      ("beetroot", ["earthy"], ["fruity"]),
      ("dark chocolate", ["chocolatey", "bitter"], ["sweet"]),
      ("cucumber", ["fresh"], ["sour"]),
    ]
  )
  func facts(ingredient: String, carried: [String], strange: [String]) throws {
    let lexicon = try CommittedLexicon.lexicon()
    let flavours = lexicon.flavours
    let found = try #require(lexicon.ingredient(named: ingredient))
    let words = Set(flavours.flavours(of: found).map { flavours.names[$0] })

    #expect(words.isSuperset(of: carried), "\(words.sorted())")
    #expect(words.isDisjoint(with: strange), "\(words.sorted())")
  }

  @Test("water, ice and plain starches carry no flavour at all")
  func plain() throws {
    let lexicon = try CommittedLexicon.lexicon()

    for name in ["water", "ice", "plain flour", "rice", "pasta", "potato", "vegetable oil", "egg"] {
      let ingredient = try #require(lexicon.ingredient(named: name))
      #expect(lexicon.flavours.flavours(of: ingredient) == [], "\(name)")
    }
  }

  private static func rows() throws -> [TabSeparated.Row] {
    let file = try CommittedLexicon.files().flavours
    return try TabSeparated(text: file.text, file: file.path, columns: 3).rows
  }
}
