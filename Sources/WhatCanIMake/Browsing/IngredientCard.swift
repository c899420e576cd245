public import JSONCoding
import RecipeLexicon
import RecipeModel

/// Everything the lexicon says about one ingredient: `whatcanimake.ingredient/1`.
public struct IngredientCard: JSONReply, Equatable {
  /// Something that may stand in for something else.
  public struct Swap: JSONReply, Equatable {
    public var name: String
    /// The ratio and what to mind.
    public var note: String
  }

  public var id: String
  public var name: String
  public var aliases: [String]
  public var shelf: String
  public var isClass: Bool
  public var isStaple: Bool
  /// What it is a kind of, directly.
  public var parents: [String]
  /// What it belongs to without doing for it.
  public var groups: [String]
  /// Its direct kinds.
  public var kinds: [String]
  /// Each way to make it at home: what that needs.
  public var madeFrom: [[String]]
  /// What can be made from it at home, alone or with others.
  public var makes: [String]
  public var contains: [String]
  /// What may stand in for it, best first.
  public var swaps: [Swap]
  /// What diets ask about: its own, and those of what is above it, in it, or made into it; "?" marks
  /// what only some brands carry.
  public var carries: [String]

  enum CodingKeys: String, CodingKey {
    case id, name, aliases, shelf
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
  /// The kinds of a class, those that most dishes ask for first; empty for what is no class.
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
  /// - Throws: ``KitchenError`` `.nothingRecognised` with suggestions; of a name that means several ingredients these.
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
      shelf: isTaught(id) ? "as you said" : lexicon.shelf(of: id),
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
