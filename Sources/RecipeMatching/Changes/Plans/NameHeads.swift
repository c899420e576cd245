import RecipeLexicon
public import RecipeModel

/// What dishes call themselves: the last word of a name, before what goes with it. A *Beef Stir-Fry* and a *Chicken
/// Stir-Fry* are both a "fry", *Rice with Soy and Egg* is a "rice".
///
/// Who plans a week wants one of them. Soups and salads are many things: of those only such as are built on the
/// same, as ``DishTraits`` says.
public struct NameHeads {
  private let recipes: RecipeTable
  private let traits: DishTraits
  private var numbers: [Head: Int] = [:]

  private struct Head: Hashable {
    var word: String
    var traits: [Int]
  }

  public init(_ index: CatalogueIndex, traits: DishTraits) {
    (recipes, self.traits) = (index.recipes, traits)
  }

  /// A number that means nothing but whether it is that of another dish too; nil for a name without words.
  /// Cost: O(the name + lines of the dish).
  public mutating func number(of recipe: RecipeID) -> Int? {
    let words = foldedWords(recipes.name(of: recipe))
    let own = words.prefix { !Self.companions.contains($0) }
    guard let word = own.last ?? words.last else { return nil }
    let isWide = Self.wide.contains(word)
    let head = Head(word: word, traits: isWide ? traits.traits(of: recipe) : [])
    let number = numbers[head] ?? numbers.count
    numbers[head] = number
    return number
  }

  /// What begins with one of these goes with a dish.
  private static let companions: Set<String> = [
    "with", "in", "on", "alla", "al", "au", "de", "from",
  ]
  /// Names of many dishes.
  private static let wide: Set<String> = ["soup", "salad"]
}
