import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

/// The check by which the lexicon cannot drift: over all names and aliases, and over all flags.
@Suite("Names inside names, in Data/lexicon")
struct NamesInsideNamesTests {
  private let lexicon: IngredientLexicon
  /// Every name as its file writes it, and its ingredient.
  private let names: [(name: String, ingredient: IngredientID)]

  init() throws {
    let lexicon = try CommittedLexicon.lexicon()
    self.lexicon = lexicon
    names = (0..<lexicon.count).map(IngredientID.init).flatMap { ingredient in
      ([lexicon.name(of: ingredient)] + lexicon.aliases(of: ingredient)).map { ($0, ingredient) }
    }
  }

  @Test(
    """
    a name that has another ingredient's name inside is a kind of it, contains it or is made from it, \
    or the list says that it is free of it
    """
  )
  func inside() throws {
    var resolver = lexicon.makeResolver()
    var open: [String] = []
    for (name, ingredient) in names {
      guard let asked = resolver.asked(named: name), asked.ingredient == ingredient else {
        continue
      }
      for named in asked.named where named.ingredient != ingredient {
        // "Gluten free soy sauce": what is left of soy sauce must be in it too.
        let taxonomy = lexicon.taxonomy
        let all = taxonomy.carried[named.ingredient.rawValue]
          .union(taxonomy.mayCarry[named.ingredient.rawValue])
        let own = taxonomy.carried[ingredient.rawValue]
          .union(taxonomy.mayCarry[ingredient.rawValue])
        if !named.denial.isEmpty, all.subtracting(named.denial.flags).isSubset(of: own) { continue }
        open.append("\(name) names \(lexicon.name(of: named.ingredient))")
      }
    }
    #expect(
      open == [],
      """
      Give it a parent, a group, a row in contains/ or made/, a row of its own, or a row in free-of.tsv \
      with the reason.
      """
    )
  }

  @Test("nothing is stated to be free of what it is, contains or is made from")
  func free() {
    let taxonomy = lexicon.taxonomy
    var untrue: [String] = []
    for ingredient in 0..<lexicon.count {
      let inside = taxonomy.excluders(of: ingredient)
      for other in taxonomy.freeOf[ingredient].map(Int.init) where inside.contains(other) {
        untrue.append("\(lexicon.ingredients[ingredient]): \(lexicon.ingredients[other])")
      }
    }
    #expect(untrue == [])
  }

  @Test("no name denies what its ingredient carries, except where the name is the row's own")
  func denials() throws {
    let families = [
      ("gluten free", DietFlags.gluten), ("dairy free", .dairy), ("nut free", .nut),
      ("egg free", .egg), ("soy free", .soy), ("vegan", [.meat, .fish, .shellfish, .dairy, .egg]),
    ]
    var untrue: [String] = []
    for (name, ingredient) in names {
      let words = " \(foldedName(name)) "
      for (denial, flags) in families where words.contains(" \(denial) ") {
        if !lexicon.taxonomy.carried[ingredient.rawValue].isDisjoint(with: flags) {
          untrue.append("\(name): \(lexicon.name(of: ingredient))")
        }
      }
    }
    #expect(untrue == [])
  }

  @Test("what is inherited is that of walking up from each ingredient")
  func inherited() {
    let taxonomy = lexicon.taxonomy
    for ingredient in 0..<lexicon.count {
      let inside = taxonomy.excluders(of: ingredient)
      let carried = inside.reduce(DietFlags()) { $0.union(taxonomy.flags[$1]) }
      let possible = inside.reduce(DietFlags()) { $0.union(taxonomy.possibleFlags[$1]) }
      #expect(taxonomy.carried[ingredient] == carried, "\(lexicon.ingredients[ingredient])")
      #expect(taxonomy.mayCarry[ingredient].isSubset(of: possible.subtracting(carried)))
      #expect(
        taxonomy.possibleFlags[ingredient].subtracting(carried)
          .isSubset(of: taxonomy.mayCarry[ingredient])
      )
    }
  }
}
