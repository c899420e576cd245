import RecipeMatching
import RecipeModel

/// How good a suggestion a dish is, in hundredths of a standard deviation of taste.
struct SuggestionScore: Sendable, Equatable {
  var taste = 0
  var fit = 0
  var ease = 0
  var renown = 0

  var total: Int { taste + fit + ease + renown }

  /// What a dish that needs nothing more is worth: two standard deviations of taste. A dish that needs
  /// `n` things is worth that divided by `n + 1`, so the first thing to buy counts most.
  static let completeFit = 200
  /// What each level of ``Renown`` is worth: a dish that anybody knows goes before one that nobody does
  /// unless taste speaks clearly for the other.
  static let renownLevel = 50
  /// What it is worth to be of a cuisine or category that the person chose, besides lying near to such dishes;
  /// as much is taken off a dish of one that they dislike.
  static let ofGroup = 100
  /// What each thing of the pantry that it uses is worth, up to three, and as much again where one is a main thing.
  static let usedThing = 40
  /// Where nothing is known of what is there and what the person likes, what it is worth to be made of what a dish
  /// or drink is made of first and foremost: people think of a stew before they think of a cake.
  static let mainThing = 40
  /// What each swap, generic or short line costs.
  static let compromise = 10
  /// What one standard deviation of ease is worth: enough to decide where taste says nothing, and too
  /// little to decide against it.
  static let easeWeight = 15.0

  /// The scores of all dishes, by position in the index.
  ///
  /// - Parameters:
  ///   - keys: Of every dish; nil for one that does not come into question.
  ///   - taste: Of every dish; empty when nothing is known of the person's taste.
  ///   - groups: The cuisines and categories that the person likes or does not.
  ///   - countsPantry: Something is there, so how much of a dish is there counts.
  static func all(
    _ keys: [RankKeys?],
    taste: [Int],
    groups: [PreferenceSignals.Group],
    countsPantry: Bool,
    in kitchen: Kitchen
  ) -> [SuggestionScore] {
    let ease = kitchen.ease()
    let hasMain = taste.isEmpty && !countsPantry ? kitchen.areMadeOfMain() : []
    var scores = keys.enumerated().map { recipe, keys in
      var score = SuggestionScore()
      if !taste.isEmpty { score.taste = taste[recipe] }
      if countsPantry, let keys {
        score.fit =
          completeFit / (1 + keys.missing)
          + usedThing * (keys.breadth + (keys.hasMain ? 1 : 0))
          - compromise * (keys.swaps + keys.generics)
      } else if !hasMain.isEmpty, hasMain[recipe] {
        score.fit = mainThing
      }
      score.ease = ease[recipe]
      score.renown = renownLevel * kitchen.renown(of: RecipeID(recipe))
      return score
    }
    for group in groups {
      for recipe in group.recipes { scores[recipe].taste += group.isLiked ? ofGroup : -ofGroup }
    }
    return scores
  }
}

extension Kitchen {
  /// For each dish, by id, whether something that it requires is a main thing; see ``ItemRoles/main``. Cost: O(lines
  /// of all dishes).
  func areMadeOfMain() -> [Bool] {
    let taxonomy = index.lexicon.taxonomy
    let roots = KitchenRoles.roles(in: index.lexicon).main.map(\.rawValue)
    var isMain = [Bool](repeating: false, count: index.lexicon.count)
    for root in roots {
      isMain[root] = true
      for kind in taxonomy.descendants(of: root) { isMain[Int(kind)] = true }
    }
    return (0..<index.recipes.count).map { recipe in
      index.recipes.required[recipe].contains { requirement in
        index.requirements.alternatives[Int(requirement)].contains { isMain[Int($0)] }
      }
    }
  }

  /// How common what each dish requires is: the mean logarithm of the document frequencies of its
  /// requirements that are no staples, standardised over all dishes and weighed; by id, 0 for dishes
  /// that are deleted.
  func ease() -> [Int] {
    let isStaple = index.lexicon.taxonomy.isStaple
    let all = index.allRecipes
    let means = all.map { recipe in
      let asked = index.recipes.required[recipe.rawValue].map(Int.init).filter { requirement in
        let alternatives = index.requirements.alternatives[requirement]
        return alternatives.isEmpty || !alternatives.allSatisfy { isStaple[Int($0)] }
      }
      guard !asked.isEmpty else { return 0.0 }
      // The weight is 1000 · ln(1 + N / df): the commoner, the smaller.
      let weights = asked.reduce(0) { $0 + Int(index.requirements.weights[$1]) }
      return -Double(weights) / Double(1000 * asked.count)
    }
    guard !means.isEmpty else { return Array(repeating: 0, count: index.recipes.count) }
    let mean = means.reduce(0, +) / Double(means.count)
    let variance = means.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(means.count)
    var ease = [Int](repeating: 0, count: index.recipes.count)
    guard variance > 0 else { return ease }
    let scale = SuggestionScore.easeWeight / variance.squareRoot()
    for (recipe, own) in zip(all, means) {
      ease[recipe.rawValue] = Int(((own - mean) * scale).rounded())
    }
    return ease
  }
}
