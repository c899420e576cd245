extension CatalogueIndex {
  /// Judged dishes in an order. Cost: O(dishes · log dishes).
  func ranked(_ matches: [PantryMatch], in order: RankOrder) -> [PantryMatch] {
    let coded = matches.map {
      (match: $0, code: RankCode($0.keys, place: place(of: $0.recipe), in: order))
    }
    return coded.sorted { $0.code < $1.code }.map(\.match)
  }
}
