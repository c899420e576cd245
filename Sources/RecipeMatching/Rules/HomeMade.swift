import RecipeLexicon
import RecipeModel

/// What dishes of the catalogue make for others, of what is there: pesto, where a recipe says that it yields
/// pesto and lacks nothing.
///
/// A dish lacks nothing when every line that it requires is had, by any other grade than ``Grade/home``: one
/// level, whatever the amounts.
struct HomeMade {
  struct Making: Equatable {
    /// The dish.
    var recipe: Int
    /// What it yields.
    var product: Int
    /// True when something that the cook named goes in.
    var usesPantry: Bool
  }

  static let none = HomeMade()

  /// For each ingredient that some dish makes, how the best of those that lack nothing does.
  private var makings: [Int: Making] = [:]

  private init() {}

  /// - Parameter judge: Judges by presence; of what dishes make it knows nothing.
  /// Cost: O(lines of the dishes that yield something).
  init(
    _ makers: DishMakers,
    _ judge: RequirementJudge,
    _ index: CatalogueIndex,
    _ exclusion: Exclusion
  ) {
    guard !makers.isEmpty else { return }
    var uses: [Int: Bool] = [:]
    for maker in makers.all where !judge.closure.isHeldItself[maker.product] {
      uses[maker.recipe] = judge.usesPantry(for: maker.recipe, in: index, exclusion)
    }
    for product in makers.products {
      let ready = makers.making(product, isExact: false).first { uses[$0.recipe] != nil }
      guard let ready, let usesPantry = uses[ready.recipe] else { continue }
      makings[product] = Making(
        recipe: ready.recipe,
        product: ready.product,
        usesPantry: usesPantry
      )
    }
  }

  /// What dishes make, in any order.
  var products: some Sequence<Int> { makings.keys }

  /// How an ingredient is made.
  ///
  /// - Parameter isExact: A kind of it will not do.
  func making(of ingredient: Int, isExact: Bool) -> Making? {
    guard !makings.isEmpty, let making = makings[ingredient] else { return nil }
    return isExact && making.product != ingredient ? nil : making
  }
}

extension RequirementJudge {
  /// Whether something that the cook named goes into a dish, by presence; nil where it lacks something.
  fileprivate func usesPantry(
    for recipe: Int,
    in index: CatalogueIndex,
    _ exclusion: Exclusion
  ) -> Bool? {
    var usesPantry = false
    for requirement in index.recipes.required[recipe].lazy.map(Int.init) {
      let judgement = judgement(of: requirement, in: recipe, of: index, exclusion)
      guard judgement.grade.isCovered else { return nil }
      usesPantry = usesPantry || judgement.usesPantry
    }
    return usesPantry
  }

  /// The judgement of a requirement in a dish, by presence.
  func judgement(
    of requirement: Int,
    in recipe: Int,
    of index: CatalogueIndex,
    _ exclusion: Exclusion
  ) -> Judgement {
    guard allowsSwaps, !index.recipes.ownSwaps[recipe].isEmpty else {
      return index.requirements.judgement(of: requirement, by: self, exclusion)
    }
    var best = Judgement.missing
    for alternative in index.requirements.allowed(requirement, exclusion) {
      let judgement = judge(
        alternative,
        isExact: index.requirements.isExact[requirement],
        takesSwaps: index.requirements.takesSwaps(requirement),
        ownSwaps: index.recipes.ownSwaps(of: recipe, for: alternative, exclusion)
      )
      if judgement.isBetter(than: best) { best = judgement }
    }
    return best
  }
}
