import RecipeLexicon
import RecipeModel

/// What a dish is named after: the ingredients in its name, headings left out; and what a person never swaps in it.
struct TitleNames {
  private let names: Set<Int>
  private let never: Set<Int>
  private let taxonomy: Taxonomy

  init(_ named: [IngredientID], never: [Int], _ taxonomy: Taxonomy) {
    names = Set(named.map(\.rawValue).filter { !taxonomy.isClass[$0] })
    self.never = Set(never)
    self.taxonomy = taxonomy
  }

  /// Whether nothing may stand in for an ingredient here: the dish is named after it, or the person never swaps it or
  /// what it is a kind of.
  func bars(swapsFor ingredient: Int) -> Bool {
    if stand(for: ingredient) { return true }
    return !never.isEmpty
      && (never.contains(ingredient)
        || !never.isDisjoint(with: taxonomy.ancestors(of: ingredient)))
  }

  /// Whether the dish is named after an ingredient: it is in the name, or a kind of it is, or what it is a kind
  /// of or made from. Pecans in a pecan pie, chicken breast in a chicken curry, lemon juice in a lemon tart.
  func stand(for ingredient: Int) -> Bool {
    if names.isEmpty { return false }
    let own = [ingredient] + inputs(of: ingredient)
    return own.contains { thing in
      names.contains(thing) || !names.isDisjoint(with: taxonomy.ancestors(of: thing))
    } || names.contains { taxonomy.ancestors(of: $0).contains(ingredient) }
  }

  /// What home steps make it from, one thing at a time.
  private func inputs(of ingredient: Int) -> [Int] {
    taxonomy.routesTo[ingredient].flatMap { route in
      let inputs = taxonomy.routeInputs[Int(route)]
      return inputs.count == 1 ? inputs.map { Int($0) } : []
    }
  }
}
