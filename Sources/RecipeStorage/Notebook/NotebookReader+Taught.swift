package import RecipeModel

extension NotebookReader {
  /// What the person taught, in the order in which they taught it.
  package func taughtFacts() throws(StorageError) -> [TaughtFact] {
    try checked { try things(in: .taughtFacts) }
  }

  /// For each dish in which the person never swaps something, except own recipes of this store: the
  /// id that the catalogue has for it as this person sees it.
  package func neverSwapIDs() throws(StorageError) -> [DishID: DishID] {
    let all = try neverSwaps()
    return try checked {
      guard let number = try number() else { return [:] }
      var ids: [DishID: DishID] = [:]
      for own in all where own.person == number && !own.isOfOwnRecipe { ids[own.dish] = own.id }
      return ids
    }
  }

  /// What people never swap, by person and dish, in ascending order of the id that the catalogue
  /// has for the dish as the person sees it.
  package func neverSwaps() throws(StorageError) -> [NeverSwap] {
    try checked {
      var all: [DishID: NeverSwap] = [:]
      let kind = NotebookValue.text(TaughtFact.Kind.neverSwap.rawValue)
      for row in try NotebookTable.taughtFacts.rows(where: "kind = ?", [kind], in: db) {
        let (fact, person) = (try row.thing(TaughtFact.self), try row.integer("person"))
        let dish = DishID(fact.other)
        let id = DishVersion.catalogueID(of: dish, person: person)
        all[id, default: NeverSwap(id: id, dish: dish, person: person)].ingredients.append(
          fact.name
        )
      }
      return all.values.sorted { $0.id < $1.id }
    }
  }
}
