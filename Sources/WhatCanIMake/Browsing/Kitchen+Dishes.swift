import RecipeLexicon
public import RecipeModel

extension Kitchen {
  /// The whole recipe that a typed name means: an id, an exact name, or an unambiguous beginning.
  ///
  /// Names compare folded (case, accents, plurals). Of dishes of one name, the one that the person keeps is
  /// meant if they are the same dish from several sources; else the one that someone on the store
  /// wrote, else that of the project's own collection, where there is just one, else the first by id
  /// of a dish from several sources.
  ///
  /// - Throws: ``KitchenError`` `.unknownDish` or `.ambiguousDish` with candidates.
  /// Cost: O(dishes).
  public func recipe(named text: String) throws(KitchenError) -> Recipe {
    let id = try dish(named: text)
    guard let recipe = try recipes([id]).first else {
      throw KitchenError(.unknownDish(text, suggestions: []))
    }
    return recipe
  }

  /// The id of the dish that a typed name means; see ``recipe(named:)``.
  public func dish(named text: String) throws(KitchenError) -> DishID {
    let typed = DishID(text)
    if canSee(typed), index.recipe(with: typed) != nil { return typed }
    let wanted = foldedName(text)
    let all = index.allRecipes
    let names = all.map { canSee($0) ? lexicalName(of: $0) : "" }
    func dishes(where fits: (String) -> Bool) -> [RecipeID] {
      wanted.isEmpty ? [] : zip(all, names).filter { fits($0.1) }.map(\.0)
    }
    if let only = try chosen(dishes { $0 == wanted }, text) { return only }
    if let only = try chosen(dishes { $0.hasPrefix(wanted) }, text) { return only }
    throw KitchenError(.unknownDish(text, suggestions: nearNames(wanted, all, names)))
  }

  private func chosen(_ candidates: [RecipeID], _ text: String) throws(KitchenError) -> DishID? {
    let ids = candidates.map { index.recipes.id(of: $0) }
    if ids.count <= 1 { return ids.first }
    let names = Set(candidates.map { lexicalName(of: $0) })
    if let meant = kept(ofOneFamily: candidates) { return index.recipes.id(of: meant) }
    for isMeant in [\.isOwn, { $0.source == CollectionFiles.source }] as [(DishID) -> Bool] {
      let meant = ids.filter(isMeant)
      if names.count == 1, meant.count == 1 { return meant.first }
    }
    if Set(candidates.map { index.recipes.family(of: $0) }).count == 1 {
      return index.recipes.id(of: index.recipes.family(of: candidates[0]))
    }
    let named = zip(candidates, ids).map { "\(index.recipes.name(of: $0)) (\($1))" }
    throw KitchenError(.ambiguousDish(text, candidates: named))
  }

  /// Of dishes that are the same from several sources, the only one that the person keeps.
  private func kept(ofOneFamily candidates: [RecipeID]) -> RecipeID? {
    guard Set(candidates.map { index.recipes.family(of: $0) }).count == 1 else { return nil }
    let kept = candidates.filter { keeps($0) }
    return kept.count == 1 ? kept.first : nil
  }

  /// - Parameters:
  ///   - all: The dishes in their order.
  ///   - names: For each of them its folded name.
  private func nearNames(_ wanted: String, _ all: [RecipeID], _ names: [String]) -> [String] {
    guard wanted.utf8.count <= 60 else { return [] }
    let slips = 1 + wanted.utf8.count / 5
    let bytes = Array(wanted.utf8)
    let near = names.indices.compactMap { position -> (distance: Int, position: Int)? in
      let distance = typingDistance(bytes, Array(names[position].utf8))
      return distance <= slips ? (distance, position) : nil
    }
    var found: [String] = []
    for (_, position) in near.sorted(by: { $0 < $1 }) {
      let name = index.recipes.name(of: all[position])
      let isVisible = canSee(all[position])
      if isVisible, !found.contains(name) { found.append(name) }
    }
    let words = wanted.split(separator: " ")
    for position in names.indices where !words.isEmpty && found.count < 3 {
      let own = names[position].split(separator: " ")
      let name = index.recipes.name(of: all[position])
      if words.allSatisfy({ word in own.contains { $0.hasPrefix(word) } }), !found.contains(name) {
        found.append(name)
      }
    }
    return Array(found.prefix(3))
  }
}
