import RecipeLexicon
public import RecipeModel

extension Kitchen {
  /// The whole recipe that a typed name means: an id, an exact name or other name, an unambiguous
  /// beginning of a name, or words that only one dish has in its name.
  ///
  /// Names are compared without case, accents and plurals. If several dishes have the name, the
  /// program chooses in this order: among copies of the same dish from several sources, the one
  /// that the person saved something about; the one that somebody on the store wrote or that this
  /// person changed; the one in the project's own collection, if it is the only one there; for a
  /// dish from several sources, the first by id.
  ///
  /// - Throws: ``KitchenError`` `.unknownDish` or `.ambiguousDish` with candidates. Cost:
  ///   O(dishes).
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
    if canSee(typed), recipe(with: typed) != nil { return DishVersion.dish(of: typed) ?? typed }
    let found = index.recipes.names.positions(ofNamesBeginningWith: text)
    let others = index.recipes.otherNames.positions(ofNamesBeginningWith: text)
    if let only = try chosen(visible(found.whole), text) { return only }
    if let only = try chosen(visible(otherNames: others.whole), text) { return only }
    if let only = try chosen(visible(found.longer), text) { return only }
    if let only = try chosen(visible(otherNames: others.longer), text) { return only }
    if let only = onlyDish(holding: text) { return only }
    throw KitchenError(.unknownDish(text, suggestions: nearNames(text)))
  }

  /// Whether a dish that the person can see or has kept is called so, in whole; case, accents and plurals do not
  /// matter. Cost: O(dishes).
  public func isDish(_ name: String) throws(KitchenError) -> Bool {
    try !wholeNames(among: [foldedName(name)]).isEmpty
  }

  /// The one dish, or the one duplicate group, in whose name all words of a text occur; else in one of whose other
  /// names.
  private func onlyDish(holding text: String) -> DishID? {
    let words = foldedWords(text)
    guard !words.isEmpty else { return nil }
    let near = index.recipes.names.positions(ofNamesNear: text, slips: 0)
    let named = visible(near.holding).filter { recipe in
      let own = foldedWords(index.recipes.name(of: recipe))
      return words.allSatisfy(own.contains)
    }
    let holding = named.isEmpty ? dishes(alsoHolding: words, of: text) : named
    let duplicateGroups = Set(holding.map { duplicateGroup(of: $0) })
    return duplicateGroups.count == 1 ? holding.first.map { index.recipes.dishID(of: $0) } : nil
  }

  /// The dishes one of whose other names has all of these words.
  private func dishes(alsoHolding words: [String], of text: String) -> [RecipeID] {
    let near = index.recipes.otherNames.positions(ofNamesNear: text, slips: 0)
    return visible(otherNames: near.holding).filter { recipe in
      index.recipes.otherNames(of: recipe).contains { name in
        words.allSatisfy(foldedWords(name).contains)
      }
    }
  }

  /// Of positions in the table of dishes, the dishes that the person may see, by name, then id.
  func visible(_ positions: [Int]) -> [RecipeID] {
    positions.map(RecipeID.init).filter { index.isPresent($0) && canSee($0) }
      .sorted { index.precedes($0, $1) }
  }

  /// Of positions among the other names of dishes, the dishes that the person may see, each once.
  func visible(otherNames positions: [Int]) -> [RecipeID] {
    visible(Array(Set(positions.map { index.recipes.recipe(ofOtherName: $0).rawValue })))
  }

  private func chosen(_ candidates: [RecipeID], _ text: String) throws(KitchenError) -> DishID? {
    let ids = candidates.map { index.recipes.dishID(of: $0) }
    if ids.count <= 1 { return ids.first }
    let names = Set(candidates.map { lexicalName(of: $0) })
    if let meant = kept(ofOneDuplicateGroup: candidates) { return index.recipes.dishID(of: meant) }
    let isMine = { (id: DishID) in id.isOwn || snapshot.versions[id] != nil }
    for isMeant in [isMine, { $0.source == CollectionFiles.source }] as [(DishID) -> Bool] {
      let meant = ids.filter(isMeant)
      if names.count == 1, meant.count == 1 { return meant.first }
    }
    if Set(candidates.map { duplicateGroup(of: $0) }).count == 1 {
      return index.recipes.dishID(of: duplicateGroup(of: candidates[0]))
    }
    let named = zip(candidates, ids).map { "\(index.recipes.name(of: $0)) (\($1))" }
    throw KitchenError(.ambiguousDish(text, candidates: named))
  }

  /// Of dishes that are the same from several sources, the only one that the person keeps.
  private func kept(ofOneDuplicateGroup candidates: [RecipeID]) -> RecipeID? {
    guard Set(candidates.map { duplicateGroup(of: $0) }).count == 1 else { return nil }
    let kept = candidates.filter { keeps($0) }
    return kept.count == 1 ? kept.first : nil
  }
}
