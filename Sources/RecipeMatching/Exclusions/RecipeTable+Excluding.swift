import RecipeLexicon
import RecipeModel
import SectionFiles

extension RecipeTable {
  /// The swaps that a dish allows for an ingredient, in its own order, without those whose words name
  /// something excluded.
  func ownSwaps(of recipe: Int, for ingredient: Int, _ exclusion: Exclusion) -> [OwnSwap] {
    ownSwaps[recipe].compactMap { swap -> OwnSwap? in
      guard Int(ownSwapRequired[Int(swap)]) == ingredient, isSafe(Int(swap), exclusion) else {
        return nil
      }
      return OwnSwap(substitute: Int(ownSwapSubstitutes[Int(swap)]), position: Int(swap))
    }
  }

  /// Whether the words of a dish's own swap name nothing excluded. The substitute itself is judged where
  /// the pantry is.
  func isSafe(_ swap: Int, _ exclusion: Exclusion) -> Bool {
    !exclusion.isActive
      || WordingEntries(ownSwapWordings[swap]).allSatisfy {
        exclusion.verdict(of: $0.named) == .safe
      }
  }
}
