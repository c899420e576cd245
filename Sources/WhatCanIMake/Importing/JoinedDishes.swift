import RecipeImport
import RecipeModel

extension Kitchen {
  /// The dishes that an import added and that are of a duplicate group with others, one of each duplicate group: the first by id.
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
    for recipe in index.recipes(ofDuplicateGroups: Set(added.map { table.duplicateGroup(of: $0) }))
    {
      if canSee(recipe) { members[table.duplicateGroup(of: recipe), default: []].append(recipe) }
    }
    var joined: [JoinedDish] = []
    for recipe in added.sorted(by: { table.id(of: $0) < table.id(of: $1) }) {
      // Each duplicate group is named once.
      guard let duplicateGroup = members.removeValue(forKey: table.duplicateGroup(of: recipe)),
        duplicateGroup.count > 1
      else { continue }
      let others = duplicateGroup.filter { $0 != recipe }.map { table.id(of: $0) }.sorted()
      joined.append(
        JoinedDish(id: table.id(of: recipe), name: table.name(of: recipe), others: others)
      )
    }
    return joined.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }
}
