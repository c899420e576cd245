public import RecipeMatching
public import RecipeModel

/// What someone asks for, in their own words.
public struct MatchRequest: Sendable, Equatable {
  /// What they have, as typed.
  public var have: [String]
  /// The saved pantry counts as well, with its amounts and dates.
  public var usesPantry: Bool
  /// The day from which dates in the pantry are counted; nil leaves dates out.
  public var today: CalendarDay?
  /// What has no date counts by how long such things usually keep: when the order is `expiring`, and in plans.
  public var estimatesDates: Bool { order == .expiring || isOfPlan }
  /// It is what a plan is made of.
  var isOfPlan = false
  /// What must be used; they have it too.
  public var use: [String]
  /// What must not be in it: ingredients, or what diets ask about ("gluten").
  public var without: [String]
  /// Diets by name.
  public var diets: [String]
  /// Changes to what every kitchen is taken to have: "none", a whole list, or +x and -y.
  public var staples: [String]
  public var filter: RecipeFilter
  public var missingAtMost: Int
  public var limit: Int
  public var order: RankOrder
  /// Off: rum does not do for white rum.
  public var allowsGeneric: Bool
  public var allowsSwaps: Bool
  /// Stop at the first unknown name instead of answering for the rest.
  public var isStrict: Bool

  /// So many things to buy next an answer names.
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
  /// Canonical names of what was understood of `have` and `use`, as typed, then of the saved pantry
  /// where it counts, each once.
  public var have: [String]
  public var unknown: [UnknownName]
  public var notes: ExclusionNotes
  /// Within the cap, best first; with ``Kitchen/screen(_:)`` those that have a row.
  public var matches: [DishMatch]
  /// All dishes that use what is there, by what they miss, ascending, beyond cap and limit too.
  public var counts: [MatchAnswer.Count]
  /// Dishes within the cap that are hidden though nothing in them is known to be excluded.
  public var hidden: HiddenCounts
  /// Dishes that miss more than the request allows.
  public var beyondCap: Int
  /// The single things that are best to buy, best first, at most ``MatchRequest/mostPurchases``; see
  /// ``PantryChanges/purchases(limit:)``.
  public var buyNext: [Reply.Purchase]
}
