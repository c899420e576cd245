import RecipeLexicon
import RecipeModel

/// Which ingredients are kinds of some, or belong to them.
struct Belonging {
  /// For each ingredient what is a kind of it or belongs to it.
  private var members: [[Int]]

  /// Cost: O(ingredients, and what they are kinds of and belong to).
  init(_ taxonomy: Taxonomy) {
    members = Array(repeating: [], count: taxonomy.count)
    for ingredient in 0..<taxonomy.count {
      for above in [taxonomy.parents[ingredient], taxonomy.groups[ingredient]] {
        for target in above { members[Int(target)].append(ingredient) }
      }
    }
  }

  /// For each ingredient whether it is one of some, or a kind of one or belongs to one, and so on.
  /// Cost: O(ingredients + what is found).
  func isOne(of roots: [IngredientID]) -> [Bool] {
    var isOne = Array(repeating: false, count: members.count)
    var open = roots.map(\.rawValue)
    for root in open { isOne[root] = true }
    while let next = open.popLast() {
      for member in members[next] where !isOne[member] {
        isOne[member] = true
        open.append(member)
      }
    }
    return isOne
  }
}
