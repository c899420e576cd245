import RecipeLexicon
package import RecipeModel

/// What dishes call themselves: the last word of a name, before what goes with it, and the first one where it is no
/// ingredient. A *Beef Stir-Fry* and a *Chicken Stir-Fry* are both a "fry", *Rice with Soy and Egg* is a "rice", *Teriyaki
/// Salmon* is a "salmon" and a "teriyaki".
///
/// Who plans a week wants one of them. Hot drinks of one spirit are one drink under any name. Soups and salads are many things: of those only such as are built on the
/// same, as ``DishTraits`` says, or have the word before in common: a *Potato Soup* and a *Leek and Potato Soup*. Dishes of whatever vegetable there is are one dish under any name.
package struct NameHeads {
  private let recipes: RecipeTable
  private let traits: DishTraits
  private let lexicon: IngredientLexicon
  private var numbers: [Head: Int] = [:]

  private enum Head: Hashable {
    case word(String, sort: Int?)
    case first(String)
    case whole([String])
    case hot(spirit: Int)
    case anything
  }

  package init(_ index: CatalogueIndex, traits: DishTraits) {
    (recipes, lexicon, self.traits) = (index.recipes, index.lexicon, traits)
  }

  /// Numbers that mean nothing but whether they are those of another dish too; none for a name without words.
  /// Cost: O(the name + lines of the dish).
  package mutating func numbers(of recipe: RecipeID) -> [Int] {
    heads(of: recipe).map { number(of: $0) }
  }

  /// As ``numbers(of:)``, where only dishes of the same name may share one. Cost: O(the name).
  package mutating func number(ofWholeName recipe: RecipeID) -> Int {
    number(of: .whole(foldedWords(recipes.name(of: recipe))))
  }

  private mutating func number(of head: Head) -> Int {
    let number = numbers[head] ?? numbers.count
    numbers[head] = number
    return number
  }

  private func heads(of recipe: RecipeID) -> [Head] {
    var heads = traits.takesAnything(recipe) ? [Head.anything] : []
    if recipes.category(of: recipe).map({ comparedLabel($0) }) == "hot drink",
      let spirit = traits.things(of: recipe).first
    {
      heads.append(.hot(spirit: spirit))
    }
    let words = foldedWords(recipes.name(of: recipe))
    let own = words.prefix { !Self.companions.contains($0) }
    if let word = own.last ?? words.last {
      let sort = Self.wide.contains(word) ? traits.sort(of: recipe) : nil
      heads.append(.word(word, sort: sort))
      if sort != nil, own.count > 1 {
        heads.append(.word(own.suffix(2).joined(separator: " "), sort: nil))
      }
    }
    if own.count > 1, let word = own.first, !Self.empty.contains(word),
      lexicon.ingredient(named: word) == nil
    {
      heads.append(.first(word))
    }
    return heads
  }

  /// What begins with one of these goes with a dish.
  private static let companions: Set<String> = [
    "with", "in", "on", "alla", "al", "au", "de", "from",
  ]
  /// First words that say nothing of what a dish is made of, or how.
  private static let empty: Set<String> = ["virgin", "classic", "simple", "easy", "quick"]
  /// Names of many dishes.
  private static let wide: Set<String> = ["soup", "salad"]
}
