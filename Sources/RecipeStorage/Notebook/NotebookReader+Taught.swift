package import RecipeModel

extension NotebookReader {
  /// What the person says about ingredients, in the order in which they said so.
  package func taughtFacts() throws(StorageError) -> [TaughtFact] {
    try checked { try things(in: .taughtFacts) }
  }

  /// For each dish in which the person never swaps something, and which is no recipe of somebody on the store, the id
  /// that the catalogue has for it as theirs.
  package func neverSwapIDs() throws(StorageError) -> [DishID: DishID] {
    let all = try neverSwaps()
    return try checked {
      guard let number = try number() else { return [:] }
      var ids: [DishID: DishID] = [:]
      for own in all where own.person == number && !own.isOfOwnRecipe { ids[own.dish] = own.id }
      return ids
    }
  }

  /// What anyone never swaps, by person and dish; ascending by the id that the catalogue has for the dish as theirs.
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
