import RecipeMatching
import RecipeModel

extension Kitchen {
  /// Several dishes to cook from what is there, for the fewest purchases.
  ///
  /// No two of them are nearly the same. An empty pantry is as good a beginning as any. Order and ties:
  /// as ``PantryChanges/plan(count:isAllowed:areAlike:)``.
  ///
  /// - Throws: As ``answer(_:)``, but not for an empty pantry, and ``KitchenError`` for a notebook that
  ///   cannot be read.
  /// Cost: O(lines of the catalogue), and a search that ends after a bounded amount of work.
  public func plan(_ request: PlanRequest) throws(KitchenError) -> PlanReply {
    let asked = try changeable(request.match)
    let taste = taste()
    let known = try knownDishes(since: request.knownSince, taste)
    let unwanted = unwantedDishes()
    func plan(within cap: Int?) -> PlanReply {
      var query = asked.query
      query.missingAtMost = cap
      var left = (known: 0, unwanted: 0)
      let plan = PantryChanges(index: index, query: query).plan(
        count: request.count,
        isAllowed: { recipe in
          let (isKnown, isUnwanted) = (known(recipe), unwanted(recipe))
          if isUnwanted { left.unwanted += 1 } else if isKnown { left.known += 1 }
          return !isKnown && !isUnwanted
        },
        areAlike: { taste.areAlike($0.rawValue, $1.rawValue) }
      )
      return PlanReply(
        request: request,
        have: asked.have,
        unknown: asked.unknown,
        plan: plan,
        missingAtMost: cap,
        known: left.known,
        unwanted: left.unwanted
      )
    }
    guard request.missingAtMost == nil else { return plan(within: request.missingAtMost) }
    var reply = plan(within: 2)
    for cap in [4, nil] where reply.plan.dishes.count < request.count { reply = plan(within: cap) }
    return reply
  }

  /// Whether a dish was cooked or suggested later than a time, or is nearly the same as one that was.
  private func knownDishes(
    since time: Int?,
    _ taste: Taste
  ) throws(KitchenError) -> (RecipeID) -> Bool {
    guard let time else { return { _ in false } }
    let entries = try history().filter { $0.at > time }
    guard !entries.isEmpty else { return { _ in false } }
    let rows = recipesByID
    let shown = ShownDishes(
      count: index.recipes.count,
      shown: entries.compactMap { entry in
        rows[entry.dish].map { (dish: $0.rawValue, at: entry.number) }
      },
      isAlike: taste.areAlike
    )
    return { !shown.isFresh($0.rawValue) }
  }

  /// Whether the person does not want a dish: they said so, or avoid something in it.
  private func unwantedDishes() -> (RecipeID) -> Bool {
    let avoided = AvoidedDishes(of: self)
    let skipped = Set(
      belongings.opinions.compactMap { opinion -> DishID? in
        guard opinion.stance == .skipped, case .dish(let dish) = opinion.subject else { return nil }
        return dish
      }
    )
    return { avoided.contains($0.rawValue) || skipped.contains(index.recipes.id(of: $0)) }
  }
}
