/// One requirement that a pantry meets, as the posting search takes it.
package struct RequirementHit: Sendable, Equatable {
  /// How it is met, as far as the ranking asks.
  package enum Way: Sendable, Equatable {
    /// By a pantry ingredient, which counts in the ranking.
    case item
    /// By a pantry ingredient that is more general.
    case generic
    /// By a substitute.
    case swap
    /// By a staple: covered, but not used.
    case staple
  }

  /// The requirement, a position in the index's vocabulary.
  package var term: Int
  package var way: Way
  /// The thing of the pantry that counts for it, by any number; the same thing has the same number
  /// and weight in all hits. Nil where nothing counts: for swaps, staples and what most kitchens have.
  package var item: Int?
  /// How much that thing weighs, below a third of 2²⁰; 0 where nothing counts.
  package var weight: Int
  /// Whether that thing is what dishes are made of first and foremost; the same in all hits of a thing.
  package var isMain: Bool
  /// True when something that the cook named goes in.
  package var usesPantry: Bool

  package init(
    term: Int,
    way: Way = .item,
    item: Int?,
    weight: Int,
    isMain: Bool = false,
    usesPantry: Bool = true
  ) {
    self.term = term
    self.way = way
    self.item = item
    self.weight = weight
    self.isMain = isMain
    self.usesPantry = usesPantry
  }
}
