import RecipeModel
import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("The lexicon in Data/lexicon")
struct CommittedLexiconTests {
  @Test("it loads, with 400 ingredients and 1,000 names or more")
  func size() throws {
    let lexicon = try CommittedLexicon.lexicon()

    #expect(lexicon.count >= 400)
    #expect(lexicon.names.names.count >= 1_000)
  }

  @Test("every name and alias means its own ingredient, also as typed")
  func everyName() throws {
    let lexicon = try CommittedLexicon.lexicon()

    for position in 0..<lexicon.count {
      let ingredient = IngredientID(position)
      for name in [lexicon.name(of: ingredient)] + lexicon.aliases(of: ingredient) {
        let found = lexicon.canonicalName(of: name)
        #expect(found == lexicon.name(of: ingredient), "'\(name)'")
      }
    }
  }

  @Test(
    "regional names are one ingredient",
    arguments: [
      ("aubergine", ["eggplant", "egg plants"]), ("coriander", ["cilantro"]),
      ("rocket", ["arugula"]),
      ("spring onion", ["scallion", "green onion", "scallions"]), ("courgette", ["zucchini"]),
      ("soda water", ["club soda"]), ("double cream", ["heavy cream"]),
      ("caster sugar", ["superfine sugar"]),
    ]
  )
  func regional(name: String, others: [String]) throws {
    let lexicon = try CommittedLexicon.lexicon()
    let ingredient = try #require(lexicon.ingredient(named: name))

    #expect(others.map { lexicon.ingredient(named: $0) } == others.map { _ in ingredient })
  }

  @Test(
    "things that share a word are neither the same nor a kind of each other",
    arguments: [
      ("gin", "ginger beer"), ("gin", "ginger"), ("gin", "sloe gin"), ("egg", "eggplant"),
      ("butter", "peanut butter"), ("butter", "butter bean"), ("cream", "cream of tartar"),
      ("cream", "sour cream"), ("cream", "coconut cream"), ("cream", "ice cream"),
      ("cream", "cream of coconut"), ("milk", "coconut milk"), ("milk", "almond milk"),
      ("orange bitters", "aromatic bitters"), ("bitters", "orange bitters"),
      ("rose water", "rosé wine"), ("ginger beer", "beer"), ("ginger ale", "beer"),
      ("white wine", "white wine vinegar"), ("red wine", "red wine vinegar"),
      ("vodka", "vanilla vodka"), ("lime", "lime juice"), ("lime juice", "lime cordial"),
      ("coconut", "coconut rum"), ("rum", "coconut rum"), ("potato", "sweet potato"),
      ("black pepper", "bell pepper"), ("pepper", "peppers"), ("pea", "chickpea"),
      ("water", "rose water"), ("water", "soda water"), ("soda water", "tonic water"),
      ("rice", "rice vinegar"), ("corn", "cornstarch"), ("cheese", "cream of tartar"),
      ("tomato", "tomato paste"), ("onion", "onion powder"), ("chicken", "chicken stock"),
      ("vanilla extract", "vanilla ice cream"), ("apple", "pineapple"), ("egg", "egg white"),
      ("oyster", "oyster sauce"), ("fish", "fish sauce"),
    ]
  )
  func confusions(one: String, other: String) throws {
    let lexicon = try CommittedLexicon.lexicon()
    let first = try #require(lexicon.ingredient(named: one))
    let second = try #require(lexicon.ingredient(named: other))

    #expect(first != second)
    #expect(!lexicon.taxonomy.ancestors(of: first.rawValue).contains(second.rawValue))
    #expect(!lexicon.taxonomy.ancestors(of: second.rawValue).contains(first.rawValue))
  }

  @Test(
    "a kind is found below what it is usable for",
    arguments: [
      ("Tanqueray", "gin"), ("london dry gin", "gin"), ("sea salt", "salt"), ("white rum", "rum"),
      ("orange juice", "fruit juice"), ("lemon juice", "citrus juice"), ("cheddar", "cheese"),
      ("bourbon", "whiskey"),
    ]
  )
  func kinds(kind: String, of name: String) throws {
    let lexicon = try CommittedLexicon.lexicon()
    let below = try #require(lexicon.ingredient(named: kind))
    let above = try #require(lexicon.ingredient(named: name))

    #expect(lexicon.taxonomy.descendants(of: above.rawValue).contains(below.rawValue))
  }

  @Test(
    "lines with alternatives and compounds are read as a cook reads them",
    arguments: [
      ("butter or margarine", [["butter", "margarine"]]),
      ("vegetable or chicken stock", [["vegetable stock", "chicken stock"]]),
      ("chicken breast or thigh", [["chicken breast", "chicken thigh"]]),
      ("lemon zest and juice", [["lemon zest"], ["lemon juice"]]),
      ("peppers or onions", [["bell pepper", "onion"]]),
      ("orange juice or vodka", [["orange juice", "vodka"]]),
    ]
  )
  func lines(name: String, expected: [[String]]) throws {
    #expect(try CommittedLexicon.lexicon().requirementNames(in: name) == expected)
  }

  @Test("\"limme\" may have meant lime")
  func limme() throws {
    let lexicon = try CommittedLexicon.lexicon()

    #expect(lexicon.ingredient(named: "limme") == nil)
    #expect(lexicon.suggestions(for: "limme").first == "lime")
  }

  @Test("the plural of every name, by the rules of school, means the same ingredient")
  func plurals() throws {
    let lexicon = try CommittedLexicon.lexicon()

    for position in 0..<lexicon.count {
      let name = lexicon.ingredients[position]
      guard let plural = Self.plural(of: name) else { continue }
      #expect(lexicon.canonicalName(of: plural) == name, "'\(plural)'")
    }
  }

  /// Nil for names whose last word ends unlike an English noun in the singular.
  private static func plural(of name: String) -> String? {
    guard let last = name.split(separator: " ").last, last.utf8.count > 2 else { return nil }
    guard last.allSatisfy({ $0.isLetter && $0.isASCII }), last.last != "s", last.last != "z" else {
      return nil
    }
    if ["ch", "sh", "x"].contains(where: last.hasSuffix) { return name + "es" }
    if last.last == "y", let before = last.dropLast().last, !"aeiou".contains(before) {
      return name.dropLast() + "ies"
    }
    if ["leaf", "loaf", "half", "calf"].contains(where: last.hasSuffix) {
      return name.dropLast() + "ves"
    }
    return name + "s"
  }

  @Test("every kitchen is taken to have water, ice, salt and black pepper, and nothing else")
  func staples() throws {
    let lexicon = try CommittedLexicon.lexicon()

    let staples = lexicon.defaultStaples.map { lexicon.name(of: $0) }

    #expect(staples == ["black pepper", "ice", "salt", "salt and pepper", "water"])
  }

  @Test("every swap says what changes")
  func swapNotes() throws {
    let taxonomy = try CommittedLexicon.lexicon().taxonomy

    #expect(taxonomy.swapSubstitutes.count >= 500)
    #expect(taxonomy.swapNotes.count == taxonomy.swapSubstitutes.count)
    #expect(taxonomy.swapNotes.strings.indices.filter { taxonomy.swapNotes[$0].isEmpty } == [])
  }

  @Test("somebody has looked at what every ingredient carries")
  func flags() throws {
    let lexicon = try CommittedLexicon.lexicon()

    let unknown = (0..<lexicon.count).filter { lexicon.taxonomy.flags[$0].contains(.unknown) }

    #expect(unknown.map { lexicon.ingredients[$0] } == [])
  }

  @Test("following kinds, home steps and contents, nothing leads back to itself")
  func loops() throws {
    let lexicon = try CommittedLexicon.lexicon()
    let taxonomy = lexicon.taxonomy
    var edges = (0..<lexicon.count).map {
      taxonomy.parents[$0].map(Int.init) + taxonomy.contents[$0].map(Int.init)
    }
    for (route, product) in taxonomy.routeProducts.enumerated() {
      edges[Int(product)] += taxonomy.routeInputs[route].map(Int.init)
    }

    // Or leaving out milk powder would leave out all milk, were it made from the powder.
    #expect(Self.left(afterPeeling: edges).map { lexicon.ingredients[$0] } == [])
  }

  /// The nodes that lie on a circle or between two: what is left when nodes that nothing leads to,
  /// and nodes that lead nowhere, are taken away again and again.
  private static func left(afterPeeling edges: [[Int]]) -> [Int] {
    var left = Set(edges.indices)
    while true {
      let reached = Set(left.flatMap { edges[$0] })
      let kept = left.filter { node in
        reached.contains(node) && edges[node].contains(where: left.contains)
      }
      if kept.count == left.count { return kept.sorted() }
      left = kept
    }
  }
}
