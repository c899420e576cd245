import RecipeMatching

/// How far a plan may go for a day that would stay empty otherwise.
struct PlanStage: Equatable, Sendable {
  /// Of how many dishes the meat or fish, or the spirit, may be bought.
  enum Mains: Equatable, Sendable {
    case none
    /// As many as days have stayed empty so far.
    case lacking
    case any
  }

  /// How much its dishes differ.
  enum Variety: Equatable, Sendable {
    /// Few lean on one thing or on one spirit.
    case full
    /// Two dinners may lean on one thing and be built on the same; any number of drinks on one spirit.
    case some
    /// Any number of dinners may, and share the main word of their names: noodles three times for who has little else.
    case repeated
    /// Two dinners may be soups; drinks may be as like each other as they are, and without alcohol.
    case none
  }

  /// The most that a dish may miss; nil for any number.
  var missingAtMost: Int?
  var variety = Variety.full
  var mains = Mains.any

  /// What is tried one after the other, as long as days stay empty.
  ///
  /// Two dinners of eggs come before one whose meat is bought, five drinks of rum before a bottle of gin, and that before
  /// near-twins.
  ///
  /// - Parameter caps: What a dish may miss, ascending; not empty.
  static func all(for request: PlanRequest, ofDrinks isOfDrinks: Bool, caps: [Int?]) -> [PlanStage]
  {
    let (first, wider) = (caps[0], caps.dropFirst())
    if request.isOfDinners {
      return [
        PlanStage(missingAtMost: first, mains: .none),
        PlanStage(missingAtMost: first, variety: .some, mains: .none),
        PlanStage(missingAtMost: first, variety: .some, mains: .lacking),
      ]
        + wider.map { PlanStage(missingAtMost: $0, variety: .some, mains: .lacking) }
        + [PlanStage(missingAtMost: wider.last ?? first, variety: .none)]
    }
    guard isOfDrinks else { return caps.map { PlanStage(missingAtMost: $0) } }
    return [
      PlanStage(missingAtMost: first, mains: .none),
      PlanStage(missingAtMost: first, variety: .some, mains: .none),
      PlanStage(missingAtMost: first, variety: .some, mains: .lacking),
      PlanStage(missingAtMost: first, variety: .none),
    ]
      + wider.flatMap {
        [
          PlanStage(missingAtMost: $0, variety: .some),
          PlanStage(missingAtMost: $0, variety: .none),
        ]
      }
  }

  /// What a full plan of an earlier stage costs that is not worth its variety, if this stage asks for less of it: where
  /// nothing that dishes are made of is bought, what dinners ask for beyond what is free, and each line that a drink
  /// lacks; where a spirit is, what drinks ask for beyond what is free.
  func cost(of plan: PantryPlan, free: Int, ofDrinks isOfDrinks: Bool) -> Int {
    let excess = max(0, plan.buy.count - free)
    return switch mains {
    case .none: isOfDrinks ? plan.dishes.reduce(0) { $0 + $1.match.missing.count } : excess
    case .lacking: isOfDrinks ? excess : 0
    case .any: 0
    }
  }

  /// Of how many dishes the meat or the spirit may be bought; nil for any number.
  ///
  /// - Parameter lacking: How many days have stayed empty so far.
  func mostBuyingMain(lacking: Int) -> Int? {
    switch mains {
    case .none: 0
    case .lacking: lacking
    case .any: nil
    }
  }
}
