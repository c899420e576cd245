import RecipeMatching
public import RecipeModel
import RecipeRanking
import RecipeTaste

/// One of the quick choices by which a new person shows their taste.
public struct TasteQuestion: Sendable, Equatable {
  /// From 1 to ``TasteQuestion/all``.
  public var number: Int
  /// The dishes to choose from, which differ from each other.
  public var choices: [DishSummary]

  /// How many questions there are.
  public static let all = 5
  /// How many dishes a question offers.
  public static let width = 4
}

extension Kitchen {
  /// The next quick choice.
  ///
  /// The first questions cover a wide range, drinks and food in turn. Each offers well-known dishes
  /// that differ from each other and from those offered before; later questions follow what was
  /// chosen. The same catalogue and choices give the same question. Dishes with something that the
  /// person avoids are never offered.
  ///
  /// - Parameters:
  ///   - offered: The dishes of the earlier questions, in any order.
  ///   - chosen: The dishes among them that were chosen.
  /// - Throws: As ``exclusions(without:diets:)``.
  /// - Returns: Nil after the last question, or if there are too few dishes. Cost: O(dishes ·
  ///   (dimensions + what was offered)).
  public func tasteQuestion(
    number: Int,
    offered: [DishID],
    chosen: [DishID],
    filter: RecipeFilter = RecipeFilter()
  ) throws(KitchenError) -> TasteQuestion? {
    guard (1...TasteQuestion.all).contains(number) else { return nil }
    let taste = taste()
    let past = offered.compactMap { recipe(with: $0)?.rawValue }
    let safety = safety(under: try exclusions())
    let candidates = questionCandidates(filter, number: number).filter { recipe in
      safety.allows(RecipeID(recipe))
        && !past.contains { $0 == recipe || taste.recipes.isNearDuplicate($0, recipe) }
    }
    let profile = TasteProfile(
      likes: chosen.compactMap { recipe(with: $0) }.map { recipe in
        TasteProfile.Signal(terms: taste.terms.terms(of: recipe, in: index), weight: 1)
      }
    )
    let ease = ease()
    func common(_ recipe: Int) -> Int {
      let renown = self.renown(of: RecipeID(recipe))
      return ease[recipe] * 2 + 2 * SuggestionScore.renownLevel * renown
    }
    let liked = profile.isEmpty ? [] : taste.scorer.scores(profile, over: candidates)
    let scored = candidates.enumerated().map { position, recipe in
      (recipe: recipe, score: common(recipe) + (liked.isEmpty ? 0 : liked[position] / 2))
    }
    let top = scored.sorted {
      $0.score == $1.score
        ? index.precedes(RecipeID($0.recipe), RecipeID($1.recipe)) : $0.score > $1.score
    }
    .prefix(60).map(\.self)
    let order = diversified(
      min(TasteQuestion.width, top.count),
      relevance: top.map(\.score),
      relevanceWeight: 0.4,
      similarity: { taste.recipes.cosine(top[$0].recipe, top[$1].recipe) }
    )
    guard order.count > 1 else { return nil }
    return TasteQuestion(
      number: number,
      choices: order.map { summary(of: RecipeID(top[$0].recipe)) }
    )
  }

  /// Drinks in the odd questions and food in the even ones, as far as there are both.
  private func questionCandidates(_ filter: RecipeFilter, number: Int) -> [Int] {
    var filter = filter
    filter.allowsPlain = false
    let admitted = admitted(by: filter)
    let all = index.allRecipes.filter {
      admitted[$0.rawValue] && snapshot.marks[index.recipes.dishID(of: $0)] == nil
    }
    let wanted: Recipe.Kind = number.isMultiple(of: 2) ? .meal : .cocktail
    let ofKind = all.filter { index.recipes.kind(of: $0) == wanted }
    return (ofKind.count < TasteQuestion.width ? all : ofKind).map(\.rawValue)
  }
}
