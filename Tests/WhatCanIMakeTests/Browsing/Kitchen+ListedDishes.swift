import RecipeMatching
import RecipeModel

@testable import WhatCanIMake

/// Lists of dishes for which nothing is excluded, and only the dishes of them.
extension Kitchen {
  func browse(
    _ filter: RecipeFilter,
    containing names: [String],
    order: BrowseOrder
  ) throws -> [DishSummary] {
    try browse(DishSelection(filter: filter, containing: names), order: order).dishes
  }

  func search(
    _ words: [String],
    containing names: [String],
    filter: RecipeFilter,
    order: BrowseOrder?
  ) throws -> [DishSummary] {
    try search(words, DishSelection(filter: filter, containing: names), order: order).dishes
  }

  func random(
    _ filter: RecipeFilter,
    containing names: [String] = [],
    makeableFromPantry: Bool = false,
    using generator: inout some RandomNumberGenerator
  ) throws -> DishSummary? {
    try random(
      DishSelection(filter: filter, containing: names),
      makeableFromPantry: makeableFromPantry,
      using: &generator
    ).dishes.first
  }

  func similar(
    to dish: FoundDish,
    filter: RecipeFilter,
    limit: Int
  ) throws -> [SimilarDish] {
    try similar(to: dish, DishSelection(filter: filter), limit: limit)
  }
}
