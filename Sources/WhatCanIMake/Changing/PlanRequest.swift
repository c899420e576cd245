public import RecipeMatching
import RecipeModel

/// Several dishes to be cooked from one stock, as someone asks for them.
public struct PlanRequest: Sendable, Equatable {
  /// What is there, what must be used somewhere, and what must not; its cap and limit do not count.
  public var match: MatchRequest
  /// How many dishes; at least 1.
  public var count: Int
  /// The most a dish may miss; nil for 2, and more only where too few dishes miss as little.
  public var missingAtMost: Int?
  /// How many dishes are cooked on a day; nil for one where dinners are planned, and else where days do not
  /// matter.
  public var perDay: Int?
  /// How many things are free to buy; a day costs more rather than stay empty. Nil for two and at most one more for each
  /// dish. Of dinners each earns its place (it fills a day, or saves what would not keep), and what most kitchens have
  /// (oil, sugar, butter, flour, vinegar; for drinks sugar) does not count, unless nothing is to be bought.
  public var buying: Int?
  /// Dishes that were cooked or suggested later than this are left out, and what is nearly the same,
  /// in seconds since 1970; nil leaves out none.
  public var knownSince: Int?

  public init(
    match: MatchRequest = MatchRequest(usesPantry: true),
    count: Int,
    missingAtMost: Int? = nil,
    perDay: Int? = nil,
    buying: Int? = nil,
    knownSince: Int? = nil
  ) {
    precondition(count > 0 && perDay ?? 1 > 0, "\(count) dishes, \(perDay ?? 1) a day")
    precondition(buying ?? 0 >= 0, "\(buying ?? 0) things to buy; it must be at least 0")
    self.match = match
    self.count = count
    self.missingAtMost = missingAtMost
    self.perDay = perDay
    self.buying = buying
    self.knownSince = knownSince
  }

  /// Whether days are planned with their dinners: no kind and no category is asked for.
  public var isOfDinners: Bool { match.filter.kind == nil && match.filter.category == nil }

  /// Whether drinks are planned, of any category.
  var isOfDrinks: Bool { match.filter.kind == .cocktail && match.filter.category == nil }

  /// Whether dinners may take what most kitchens have, and drinks sugar, there or not.
  var takesUsual: Bool { (isOfDinners || isOfDrinks) && buying != 0 && missingAtMost == nil }

  /// As ``buying``, where that is not said.
  static let excessPerDish = 1

  /// How many things are free to buy.
  var freeToBuy: Int { buying ?? 2 }

  /// The most that a plan of all the dishes may buy; nil for any number.
  public var mostPurchases: Int { freeToBuy + Self.excessPerDish * count }

  /// How many dishes a day has; nil where days do not matter.
  public var dishesPerDay: Int? { perDay ?? (isOfDinners ? 1 : nil) }
}

/// A dish of a plan.
public struct PlannedDish: Sendable, Equatable {
  /// Against what is there before anything is bought.
  public var match: DishMatch
  /// The day on which it is cooked, from 1; nil where days do not matter.
  public var day: Int?
  /// What it uses that has a date or does not keep; see ``PantryPlan/Dish/uses``.
  public var uses: [Reply.TimelyUse]
  /// As ``PantryPlan/Dish/leftovers``.
  public var leftovers: [Reply.Leftover]
}

/// A plan, in a reader's terms.
public struct PlanReply: Sendable {
  public var request: PlanRequest
  /// As ``MatchReply/have``.
  public var have: [String]
  public var unknown: [UnknownName]
  /// In the order of ``PantryPlan/dishes``.
  public var dishes: [PlannedDish]
  /// By name.
  public var buy: [Reply.PlannedPurchase]
  /// Those of them that most kitchens have: oil, sugar, butter, flour, vinegar.
  public var usual: [String]
  /// What the plan uses up that is due within its days or does not keep, what should be used first first, then
  /// by name.
  public var usedUp: [Reply.TimelyUse]
  /// What goes into no dish and does not keep two weeks, or is due within the days, or is meat that keeps a month at
  /// most; by name.
  public var spoiling: [String]
  /// Where dishes are lacking, the one thing that is best to buy for some more; nil where no single thing gives
  /// one.
  public var filling: NamedBasket?
  /// What must be used and goes into none of the dishes, in the order of the request.
  public var unused: [String]
  /// What a few everyday things in the house would add; nil for nothing.
  public var offer: StapleOffer?
  /// What is there in a known amount and goes into a dish by a home step, as a generic or as a swap: how
  /// much of it that takes is not known, so it is not counted. By name.
  public var uncounted: [String]
  /// Whether no plan is better.
  public var isOptimal: Bool
  /// As ``PantryPlan/gap``.
  public var gap: PantryPlan.Gap
  /// The most that a dish was allowed to miss; nil for any number.
  public var missingAtMost: Int?
  /// Dishes that were left out as cooked or suggested lately, or nearly the same as such a one.
  public var known: Int
  /// Dishes that were left out because the person does not want them, or avoids something in them.
  public var unwanted: Int
  /// Dishes that were hidden though nothing in them is known to be excluded.
  public var hidden: HiddenCounts
  public var notes: ExclusionNotes
}

extension PlanRequest {
  /// The day on which a dish of the plan is cooked, from 1; nil where days do not matter.
  public func day(of position: Int) -> Int? { dishesPerDay.map { position / $0 + 1 } }
}
