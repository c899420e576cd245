import RecipeImport
import RecipeModel

extension Kitchen {
  /// The dishes that an import added and that are of a family with others, one of each family: the first by id.
  ///
  /// Order: by name, then id. Cost: O(dishes).
  ///
  /// - Parameters:
  ///   - addedAt: When it added them, in seconds since 1970. Dishes of the collection and of people do not count.
  ///   - sources: Theirs, as another import may have ended in the same second; nil for any.
  func joinedDishes(addedAt: Int, of sources: Set<String>? = nil) -> [JoinedDish] {
    guard let time = UInt32(exactly: addedAt) else { return [] }
    let table = index.recipes
    let added = index.allRecipes.filter { recipe in
      guard table.addedAt[recipe.rawValue] == time else { return false }
      let id = table.id(of: recipe)
      return !id.isOwn && id.source != CollectionFiles.source
        && sources?.contains(id.source) ?? true
    }
    var members: [RecipeID: [RecipeID]] = [:]
    for recipe in index.recipes(ofFamilies: Set(added.map { table.family(of: $0) })) {
      if canSee(recipe) { members[table.family(of: recipe), default: []].append(recipe) }
    }
    var joined: [JoinedDish] = []
    for recipe in added.sorted(by: { table.id(of: $0) < table.id(of: $1) }) {
      // Each family is named once.
      guard let family = members.removeValue(forKey: table.family(of: recipe)), family.count > 1
      else { continue }
      let others = family.filter { $0 != recipe }.map { table.id(of: $0) }.sorted()
      joined.append(
        JoinedDish(id: table.id(of: recipe), name: table.name(of: recipe), others: others)
      )
    }
    return joined.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }
}
