package import RecipeModel
import SectionFiles

/// The words in which people say what they like (bitter, smoky), and the ingredients that carry each.
///
/// Flavours are positions in `names`, which are in ascending UTF-8 order. Where a word names both a
/// flavour and an ingredient, the flavour carries that ingredient: what is said of the flavour is
/// said of the ingredient too.
package struct FlavourTable: Sendable, Equatable {
  /// The name of each flavour.
  package let names: StringTable
  /// For each flavour, the ingredients that carry it, kinds included, ascending and never empty.
  package let ingredients: Adjacency
  /// Folded names and aliases, and the flavour that each means.
  package let spellings: NameTable

  /// No flavours at all.
  package init() {
    names = StringTable([])
    ingredients = Adjacency([])
    spellings = NameTable([])
  }

  /// Takes tables as laid out by another one; nil when they do not fit each other, or when a list is
  /// empty, not ascending or not below `ingredientCount`. Cost: O(flavours · ingredients).
  package init?(
    names: StringTable,
    ingredients: Adjacency,
    spellings: NameTable,
    ingredientCount: Int
  ) {
    guard names.count == ingredients.count else { return nil }
    guard spellings.values.allSatisfy({ Int($0) < names.count }) else { return nil }
    for flavour in 0..<ingredients.count {
      let list = ingredients[flavour]
      guard let last = list.last, Int(last) < ingredientCount else { return nil }
      guard zip(list, list.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    }
    self.names = names
    self.ingredients = ingredients
    self.spellings = spellings
  }

  package var count: Int { names.count }

  /// The flavour that a word means, or nil: by its name or an alias, whole, without regard to case,
  /// accents, punctuation and plural. Cost: O(length · log spellings).
  package func flavour(named name: String) -> Int? {
    spellings.value(of: foldedName(name)).map(Int.init)
  }

  /// The flavours that an ingredient carries, ascending. Cost: O(flavours · log ingredients).
  package func flavours(of ingredient: IngredientID) -> [Int] {
    (0..<count).filter { isCarried($0, by: ingredient) }
  }

  /// True when the ingredient carries the flavour, a position below `count`.
  /// Cost: O(log ingredients).
  package func isCarried(_ flavour: Int, by ingredient: IngredientID) -> Bool {
    let list = ingredients[flavour]
    var low = list.startIndex
    var high = list.endIndex
    while low < high {
      let middle = (low + high) / 2
      if Int(list[middle]) < ingredient.rawValue {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < list.endIndex && Int(list[low]) == ingredient.rawValue
  }
}
