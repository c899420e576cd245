import RecipeTaste
import TestSupport

/// A small corpus with the model learned from it, and profiles over it.
struct TasteWorld: Sendable {
  let corpus: TasteCorpus
  let model: TasteModel
  let recipes: RecipeVectors

  var scorer: TasteScorer { TasteScorer(model: model, recipes: recipes) }
  var all: [Int] { Array(0..<corpus.count) }

  init(recipes: [[Int]], termCount: Int) {
    corpus = TasteCorpus(recipes: recipes, termCount: termCount)
    model = TasteModel.trained(on: corpus)
    self.recipes = RecipeVectors(corpus: corpus, model: model)
  }

  /// Recipes of a few terms, the first terms the commonest; some are empty, some the same.
  init(using random: inout SeededGenerator) {
    let terms = Int.random(in: 1...30, using: &random)
    var recipes: [[Int]] = []
    for _ in 0..<Int.random(in: 1...50, using: &random) {
      recipes.append(Self.terms(below: terms, atMost: 8, using: &random))
      if let copy = recipes.randomElement(using: &random),
        Int.random(in: 0..<8, using: &random) == 0
      {
        recipes.append(copy)
      }
    }
    self.init(recipes: recipes, termCount: terms)
  }

  /// Cuisines that share nothing: each has ten terms of its own and thirty recipes of four of them.
  static let threeCuisines = {
    var random = SeededGenerator(seed: 1)
    let recipes = (0..<90).map { recipe in
      (0..<10).shuffled(using: &random).prefix(4).map { recipe / 30 * 10 + $0 }
    }
    return TasteWorld(recipes: recipes, termCount: 30)
  }()

  /// The recipes of one of the ``threeCuisines``, 0…2.
  static func dishes(of cuisine: Int) -> [Int] { Array((30 * cuisine)..<(30 * cuisine + 30)) }

  /// What liking a recipe of the corpus says.
  func signal(_ recipe: Int, weight: Float = 1) -> TasteProfile.Signal {
    TasteProfile.Signal(terms: corpus[recipe].map(Int.init), weight: weight)
  }

  /// Candidates in any order, some of them twice.
  func candidates(using random: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...60, using: &random)).map { _ in
      Int.random(in: 0..<corpus.count, using: &random)
    }
  }

  /// Anything that a profile may hold, also what is not known and what makes no sense.
  func profile(using random: inout SeededGenerator) -> TasteProfile {
    TasteProfile(
      likes: signals(using: &random),
      dislikes: signals(using: &random),
      likedGroups: groups(using: &random),
      dislikedGroups: groups(using: &random)
    )
  }

  private func signals(using random: inout SeededGenerator) -> [TasteProfile.Signal] {
    // More than ten now and then, beyond which the bag counts less.
    let count = Int.random(in: 0..<6, using: &random) == 0 ? 18 : 4
    return (0..<Int.random(in: 0...count, using: &random)).map { _ in
      TasteProfile.Signal(
        terms: Self.terms(below: corpus.termCount + 2, atMost: 25, using: &random)
          + (Bool.random(using: &random) ? [-1] : []),
        meaning: Bool.random(using: &random) ? .dish : .ingredients,
        weight: Self.weight(using: &random)
      )
    }
  }

  private func groups(using random: inout SeededGenerator) -> [TasteProfile.Group] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in
      TasteProfile.Group(
        recipes: (0..<Int.random(in: 0...9, using: &random)).map { _ in
          Int.random(in: -1...corpus.count, using: &random)
        },
        weight: Self.weight(using: &random)
      )
    }
  }

  private static func terms(
    below count: Int,
    atMost length: Int,
    using random: inout SeededGenerator
  ) -> [Int] {
    (0..<Int.random(in: 0...length, using: &random)).map { _ in
      Int.random(in: 0...Int.random(in: 0..<count, using: &random), using: &random)
    }
  }

  private static func weight(using random: inout SeededGenerator) -> Float {
    let weights: [Float] = [1, 1, 1, 0.5, 0.25, 0, -1, 7, .nan, .infinity]
    return weights.randomElement(using: &random) ?? 1
  }
}
