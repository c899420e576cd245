public import RecipeMatching

/// Several dishes to be cooked from one stock, as someone asks for them.
public struct PlanRequest: Sendable, Equatable {
  /// What is there, what must be used somewhere, and what must not; its cap and limit do not count.
  public var match: MatchRequest
  /// How many dishes; at least 1.
  public var count: Int
  /// The most a dish may miss; nil for 2, and more only where too few dishes miss as little.
  public var missingAtMost: Int?
  /// How many dishes are cooked on a day; nil where days do not matter.
  public var perDay: Int?
  /// Dishes that were cooked or suggested later than this are left out, and what is nearly the same,
  /// in seconds since 1970; nil leaves out none.
  public var knownSince: Int?

  public init(
    match: MatchRequest = MatchRequest(usesPantry: true),
    count: Int,
    missingAtMost: Int? = nil,
    perDay: Int? = nil,
    knownSince: Int? = nil
  ) {
    precondition(count > 0 && perDay ?? 1 > 0, "\(count) dishes, \(perDay ?? 1) a day")
    self.match = match
    self.count = count
    self.missingAtMost = missingAtMost
    self.perDay = perDay
    self.knownSince = knownSince
  }
}

/// A plan, in a reader's terms.
public struct PlanReply: Sendable {
  public var request: PlanRequest
  /// As ``MatchReply/have``.
  public var have: [String]
  public var unknown: [UnknownName]
  public var plan: PantryPlan
  /// What is there in a known amount and goes into a dish by a home step, as a generic or as a swap: how
  /// much of it that takes is not known, so it is not counted. By name.
  public var uncounted: [String]
  /// The most that a dish was allowed to miss; nil for any number.
  public var missingAtMost: Int?
  /// Dishes that were left out as cooked or suggested lately, or nearly the same as such a one.
  public var known: Int
  /// Dishes that were left out because the person does not want them, or avoids something in them.
  public var unwanted: Int
  /// Dishes that were hidden though nothing in them is known to be excluded.
  public var hidden: HiddenCounts
  public var notes: ExclusionNotes

  /// The day on which a dish of the plan is cooked, from 1; nil where days do not matter.
  public func day(of position: Int) -> Int? { request.perDay.map { position / $0 + 1 } }
}
