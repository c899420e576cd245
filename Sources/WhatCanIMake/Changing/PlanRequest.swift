public import RecipeMatching
public import RecipeModel

/// A request for a plan: several dishes that are cooked from one pantry.
public struct PlanRequest: Sendable, Equatable {
  /// What the person has, what some dish must use, and what no dish may contain; its limits are
  /// ignored.
  public var match: MatchRequest
  /// How many dishes; at least 1.
  public var count: Int
  /// The most ingredients that a dish may miss; nil for 2, or more if too few dishes miss so
  /// little.
  public var missingAtMost: Int?
  /// How many dishes to cook on each day; nil for one if dinners are planned, and otherwise if days
  /// do not matter.
  public var perDay: Int?
  /// How many things may be bought; if a day would otherwise stay empty, more are bought. Nil for
  /// two, plus at most one for each dish. Each purchase of a plan of dinners must earn its place:
  /// it fills a day, or saves something that would not keep. Everyday ingredients (oil, sugar,
  /// butter, flour, vinegar; for drinks sugar) do not count, unless nothing may be bought.
  public var buying: Int?
  /// Leaves out dishes that were cooked or suggested after this time, in seconds since 1970, and
  /// those that are nearly the same; nil leaves out none.
  public var knownSince: Int?
  /// Leaves out these dishes, and those that are nearly the same.
  public var leavingOut: [DishID]

  public init(
    match: MatchRequest = MatchRequest(usesPantry: true),
    count: Int,
    missingAtMost: Int? = nil,
    perDay: Int? = nil,
    buying: Int? = nil,
    knownSince: Int? = nil,
    leavingOut: [DishID] = []
  ) {
    precondition(count > 0 && perDay ?? 1 > 0, "\(count) dishes, \(perDay ?? 1) a day")
    precondition(buying ?? 0 >= 0, "\(buying ?? 0) things to buy; it must be at least 0")
    self.match = match
    self.count = count
    self.missingAtMost = missingAtMost
    self.perDay = perDay
    self.buying = buying
    self.knownSince = knownSince
    self.leavingOut = leavingOut
  }

  /// Whether the plan is one of dinners: no kind and no category is asked for.
  public var isOfDinners: Bool { match.filter.kind == nil && match.filter.category == nil }

  /// Whether drinks are planned, of any category.
  var isOfDrinks: Bool { match.filter.kind == .cocktail && match.filter.category == nil }

  /// Whether dinners may take what most kitchens have, and drinks sugar, there or not.
  var takesUsual: Bool { (isOfDinners || isOfDrinks) && buying != 0 && missingAtMost == nil }

  /// As ``buying``, where that is not said.
  static let excessPerDish = 1

  /// How many things are free to buy.
  var freeToBuy: Int { buying ?? 2 }

  /// The most purchases in a plan of all the dishes; nil for any number.
  public var mostPurchases: Int { freeToBuy + Self.excessPerDish * count }

  /// How many dishes a day has; nil if days do not matter.
  public var dishesPerDay: Int? { perDay ?? (isOfDinners ? 1 : nil) }
}

/// A dish of a plan.
public struct PlannedDish: Sendable, Equatable {
  /// The dish judged against what is there before anything is bought.
  public var match: DishMatch
  /// The day on which to cook it, counted from 1; nil if days do not matter.
  public var day: Int?
  /// What it uses that has a date or does not keep; see ``PantryPlan/Dish/uses``.
  public var uses: [Reply.TimelyUse]
  /// As ``PantryPlan/Dish/leftovers``.
  public var leftovers: [Reply.Leftover]
}

/// A plan, with names.
public struct PlanReply: Sendable {
  public var request: PlanRequest
  /// As ``MatchReply/have``.
  public var have: [String]
  public var unknown: [UnknownName]
  /// In the order of ``PantryPlan/dishes``.
  public var dishes: [PlannedDish]
  /// The purchases, by name.
  public var buy: [Reply.PlannedPurchase]
  /// The purchases that most kitchens have: oil, sugar, butter, flour, vinegar.
  public var usual: [String]
  /// What the plan uses up of the ingredients that are due within its days or do not keep; the most
  /// urgent first, then by name.
  public var usedUp: [Reply.TimelyUse]
  /// Ingredients that no dish uses, and that keep less than two weeks, are due within the days, or
  /// are meat that keeps at most a month; by name.
  public var spoiling: [String]
  /// If there are too few dishes: the one purchase that would allow the most further dishes; nil if
  /// no single purchase allows any.
  public var filling: NamedBasket?
  /// Ingredients that must be used and that no dish uses, in the order of the request.
  public var unused: [String]
  /// How many more dishes a few everyday ingredients would complete; nil if none.
  public var offer: StapleOffer?
  /// Ingredients with a known amount that a dish uses through a home step, a generic or a swap. How
  /// much that takes is not known, so it is not counted. By name.
  public var uncounted: [String]
  /// Whether it is proven that no plan is better.
  public var isOptimal: Bool
  /// As ``PantryPlan/gap``.
  public var gap: PantryPlan.Gap
  /// The most ingredients that a dish was allowed to miss; nil for any number.
  public var missingAtMost: Int?
  /// How many dishes were left out because they, or nearly the same dishes, were cooked or
  /// suggested recently.
  public var known: Int
  /// How many dishes were left out because the person skipped them, or dislikes something in them.
  public var unwanted: Int
  /// How many dishes were hidden only because something in them may be excluded.
  public var hidden: HiddenCounts
  public var notes: ExclusionNotes
}

extension PlanRequest {
  /// The day on which a dish of the plan is cooked, counted from 1; nil if days do not matter.
  public func day(of position: Int) -> Int? { dishesPerDay.map { position / $0 + 1 } }
}
