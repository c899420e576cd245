/// What a dish is like, as far as dishes of a plan should differ; numbers that mean nothing but whether they are the same
/// as those of another dish.
package struct DishLikeness: Sendable {
  /// A plan whose dishes have more distinct ones of these is the better one; at most eight. Each line in which something
  /// stands in, does only if it is of the kind asked for, or is whatever there is takes the last of them away.
  package var traits: [Int]
  /// What the dish leans on; so many dishes of a plan may lean on one thing. One of them, below 0, may be that it is a
  /// soup or a salad.
  package var things: [Int]
  /// No two dishes of a plan are of one sort, unless each uses up something that the other does not: chicken twice a
  /// week only where there are two chickens.
  package var sort: Int?
  /// No two dishes of a plan share one of these; see ``NameHeads``. Of two dishes that have some, four fifths of what
  /// they are made of (``NearEqualDishes``) are not the same, unless they are built on different things and not made of
  /// just the same.
  package var forms: [Int]
  /// What the dish is built on; nil where that does not tell it from others.
  package var base: Int?

  package init(
    traits: [Int] = [],
    things: [Int] = [],
    sort: Int? = nil,
    forms: [Int] = [],
    base: Int? = nil
  ) {
    (self.traits, self.things, self.sort) = (traits, things, sort)
    (self.forms, self.base) = (forms, base)
  }
}
