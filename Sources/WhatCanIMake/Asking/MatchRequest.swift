public import RecipeMatching
public import RecipeModel

/// What a person asks for, in their own words.
public struct MatchRequest: Sendable, Equatable {
  /// The ingredients that they have, as typed.
  public var have: [String]
  /// Whether the saved pantry counts too, with its amounts and dates.
  public var usesPantry: Bool
  /// The day from which the dates in the pantry are counted; nil ignores dates.
  public var today: CalendarDay?
  /// Whether things without a date count by how long they usually keep: in the order `expiring`,
  /// and in plans.
  public var estimatesDates: Bool { order == .expiring || isOfPlan }
  /// It is what a plan is made of.
  var isOfPlan = false
  /// Ingredients that every dish must use; the person has them too.
  public var use: [String]
  /// What no dish may contain: ingredients, or allergens ("gluten").
  public var without: [String]
  /// The names of diets.
  public var diets: [String]
  /// Changes to the staples: "none", a whole list, or +x and -y.
  public var staples: [String]
  public var filter: RecipeFilter
  public var missingAtMost: Int
  public var limit: Int
  public var order: RankOrder
  /// If false, rum does not count as white rum.
  public var allowsGeneric: Bool
  public var allowsSwaps: Bool
  /// Whether to stop at the first unknown name instead of answering for the others.
  public var isStrict: Bool

  /// The largest number of purchases that an answer names.
  public static let mostPurchases = 5

  public init(
    have: [String] = [],
    usesPantry: Bool = false,
    today: CalendarDay? = nil,
    use: [String] = [],
    without: [String] = [],
    diets: [String] = [],
    staples: [String] = [],
    filter: RecipeFilter = RecipeFilter(),
    missingAtMost: Int = 2,
    limit: Int = 20,
    order: RankOrder = .fewestMissing,
    allowsGeneric: Bool = true,
    allowsSwaps: Bool = true,
    isStrict: Bool = false
  ) {
    self.have = have
    self.usesPantry = usesPantry
    self.today = today
    self.use = use
    self.without = without
    self.diets = diets
    self.staples = staples
    self.filter = filter
    self.missingAtMost = missingAtMost
    self.limit = limit
    self.order = order
    self.allowsGeneric = allowsGeneric
    self.allowsSwaps = allowsSwaps
    self.isStrict = isStrict
  }
}

/// The answer to a request.
public struct MatchReply: Sendable {
  public var request: MatchRequest
  /// The canonical names that were recognised in `have` and `use`, in the order of typing, then
  /// those of the saved pantry if it counts, each once.
  public var have: [String]
  public var unknown: [UnknownName]
  public var notes: ExclusionNotes
  /// The dishes within the limit of `missing`, best first; with ``Kitchen/screen(_:)`` those that
  /// have a row.
  public var matches: [DishMatch]
  /// The numbers of all dishes that use an ingredient of the cook, by how many ingredients they
  /// miss, also beyond the limits.
  public var counts: [MatchAnswer.Count]
  /// How many dishes within the limit of `missing` are hidden only because something in them may be
  /// excluded.
  public var hidden: HiddenCounts
  /// How many dishes miss more than the request allows.
  public var beyondCap: Int
  /// The best single purchases, best first, at most ``MatchRequest/mostPurchases``; see
  /// ``PantryPurchases/purchases(limit:)``.
  public var buyNext: [Reply.Purchase]
}
