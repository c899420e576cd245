public import JSONCoding
import RecipeLexicon
import RecipeModel

/// Everything that the lexicon says about one ingredient: `whatcanimake.ingredient/1`.
public struct IngredientCard: JSONReply, Equatable {
  /// An ingredient that may stand in for another one.
  public struct Swap: JSONReply, Equatable {
    public var name: String
    /// The ratio, and what the cook should know.
    public var note: String
  }

  public var id: String
  public var name: String
  public var aliases: [String]
  public var ingredientGroup: String
  public var isClass: Bool
  public var isStaple: Bool
  /// The ingredients of which it is directly a kind.
  public var parents: [String]
  /// The groups that it belongs to without being able to stand in for them.
  public var groups: [String]
  /// Its direct kinds.
  public var kinds: [String]
  /// The ways to make it at home, each with the ingredients that it needs.
  public var madeFrom: [[String]]
  /// What can be made from it at home, alone or together with other ingredients.
  public var makes: [String]
  public var contains: [String]
  /// The ingredients that may stand in for it, best first.
  public var swaps: [Swap]
  /// What it contains that diets exclude, including what comes from the ingredients above it, in it
  /// and made into it. "?" marks what only some brands contain.
  public var carries: [String]

  enum CodingKeys: String, CodingKey {
    case id, name, aliases
    case ingredientGroup = "shelf"
    case isClass = "class"
    case isStaple = "staple"
    case parents, groups, kinds, madeFrom, makes, contains, swaps, carries
  }
}

extension IngredientCard {
  public var json: Joined<Reply.Schema, IngredientCard> {
    Joined(Reply.Schema("ingredient/1"), self)
  }
}

extension Kitchen {
  /// The kinds of a class, in descending order of the dishes that ask for them; empty for anything
  /// but a class.
  public func kinds(ofClass name: String) -> [String] {
    guard let id = index.lexicon.ingredient(named: name),
      index.lexicon.taxonomy.isClass[id.rawValue]
    else { return [] }
    let uses = usesByIngredient()
    let kinds = index.lexicon.taxonomy.descendants(of: id.rawValue)
      .filter { !index.lexicon.taxonomy.isClass[$0] }
    return kinds.sorted { (uses[$1], $0) < (uses[$0], $1) }.map { index.lexicon.ingredients[$0] }
  }

  /// The card of the ingredient that a name means.
  ///
  /// - Throws: ``KitchenError`` `.nothingRecognised` with suggestions; if the name means several
  ///   ingredients, these are the suggestions.
  public func ingredientCard(_ name: String) throws(KitchenError) -> IngredientCard {
    var unknown: [UnknownName] = []
    let found = taught(named: name).map { [$0] } ?? resolvedListed([name], unknown: &unknown)
    guard let id = found.first, found.count == 1 else {
      if !found.isEmpty {
        unknown = [UnknownName(input: name, suggestions: found.map(index.lexicon.name(of:)))]
      }
      throw KitchenError(.nothingRecognised(unknown))
    }
    let lexicon = index.lexicon
    let taxonomy = lexicon.taxonomy
    let node = id.rawValue
    func names(_ nodes: some Sequence<UInt32>) -> [String] {
      nodes.map { lexicon.ingredients[Int($0)] }
    }
    let routes = taxonomy.routeProducts.indices.filter { taxonomy.routeProducts[$0] == node }
    return IngredientCard(
      id: lexicon.name(of: id),
      name: lexicon.name(of: id),
      aliases: lexicon.aliases(of: id),
      ingredientGroup: isTaught(id) ? "as you said" : lexicon.ingredientGroup(of: id),
      isClass: taxonomy.isClass[node],
      isStaple: taxonomy.isStaple[node],
      parents: names(taxonomy.parents[node]),
      groups: names(taxonomy.groups[node]),
      kinds: names(taxonomy.children[node]),
      madeFrom: routes.map { names(taxonomy.routeInputs[$0]) },
      makes: names(taxonomy.routesFrom[node].map { taxonomy.routeProducts[Int($0)] }),
      contains: names(taxonomy.contents[node]),
      swaps: taxonomy.swaps[node].map { swap in
        IngredientCard.Swap(
          name: lexicon.ingredients[Int(taxonomy.swapSubstitutes[Int(swap)])],
          note: taxonomy.swapNotes[Int(swap)]
        )
      },
      carries: taxonomy.carried(by: node)
    )
  }
}

extension Taxonomy {
  /// The words for all flags that an ingredient carries or inherits.
  fileprivate func carried(by ingredient: Int) -> [String] {
    var seen: Set<Int> = [ingredient]
    var pending = [ingredient]
    var certain: DietFlags = []
    var possible: DietFlags = []
    while let next = pending.popLast() {
      certain.formUnion(flags[next])
      possible.formUnion(possibleFlags[next])
      var sources = Array(parents[next]) + Array(groups[next]) + Array(contents[next])
      for route in routeProducts.indices where routeProducts[route] == next {
        sources += routeInputs[route]
      }
      for source in sources where seen.insert(Int(source)).inserted { pending.append(Int(source)) }
    }
    var words = DietFlags.named.compactMap { name, flag -> String? in
      if certain.contains(flag) { return name }
      return possible.contains(flag) ? "\(name)?" : nil
    }
    if certain.contains(.unknown) { words.append("unknown") }
    return words
  }
}
