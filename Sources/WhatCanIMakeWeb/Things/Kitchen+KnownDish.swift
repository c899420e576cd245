import WhatCanIMake

extension Kitchen {
  /// The dish with an id, as somebody sees it or has kept it.
  ///
  /// - Throws: 404 for what is not there, and in the same words for what may not be seen.
  func known(_ id: String) throws -> FoundDish {
    guard let dish = try find(DishID(id)) else { throw Problem.unknown("dish") }
    return dish
  }
}
