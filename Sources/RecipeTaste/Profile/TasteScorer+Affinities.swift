#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TasteScorer {
  /// The terms that stand out in what is liked, and those that stand out in what is disliked.
  ///
  /// What was said of a term is the weight of the likes that have it less that of the dislikes; a
  /// group counts as one signal, which has each term as far as its recipes have it. Of what was
  /// said on that side the term has a share, towards which two dishes drawn from the whole corpus
  /// are counted, so that little said says little. The score is `share · ln(share / share in the
  /// corpus)`, and 0 for a term that is no oftener there than in the corpus.
  ///
  /// - Returns: Scores in hundredths, none 0; above 0 what is liked, below 0 what is disliked.
  ///   Highest first, so what is avoided most comes last; ties lower term first.
  /// Cost: O(terms + terms of the signals + mentions of the groups).
  package func affinities(of profile: TasteProfile) -> [(term: Int, score: Int)] {
    var liked = TasteBag(profile.likes, recipes: recipes)
    liked.add(profile.likedGroups, of: recipes)
    var disliked = TasteBag(profile.dislikes, recipes: recipes)
    disliked.add(profile.dislikedGroups, of: recipes)
    var affinities: [(term: Int, score: Int)] = []
    for term in recipes.idf.indices {
      let said = liked.weights[term] - disliked.weights[term]
      let side = said > 0 ? liked : disliked
      let inCorpus = exp(-Double(recipes.idf[term]))
      let share =
        (Double(said.magnitude) + TasteTuning.priorDishes * inCorpus)
        / (Double(side.total) + TasteTuning.priorDishes)
      let strength = Int((100 * share * max(0, log(share / inCorpus))).rounded())
      if strength > 0 { affinities.append((term, said > 0 ? strength : -strength)) }
    }
    return affinities.sorted { $0.score != $1.score ? $0.score > $1.score : $0.term < $1.term }
  }
}
