/// What the project means to reach on the split named `wc`: 39,223 recipes, their label a cuisine.
///
/// Other splits have floors only, so that nothing is fitted to one file.
enum Targets {
  static func target(
    of measure: Measure,
    in task: Figure.Task,
    users: Split.UserKind?,
    split: String
  ) -> Double? {
    guard split == "wc" else { return nil }
    return switch (task, users, measure) {
    case (.completion, _, .hit): 0.415
    case (.completion, _, .meanReciprocalRank): 0.235
    case (.completion, _, .meanRank): 180
    case (.labels, _, .precision): 0.662
    case (.labels, _, .macroPrecision): 0.535
    case (.labels, _, .accuracy): 0.750
    case (.favourites, .broad, .ndcg): 0.69
    case (.favourites, .broad, .recall): 0.60
    case (.favourites, .narrow, .ndcg): 0.635
    case (.favourites, .narrow, .recall): 0.485
    case (.diversity, .broad, .ndcgLoss): 0.02
    case (.diversity, .narrow, .ndcgLoss): 0.01
    case (.diversity, _, .vectorSimilarityChange), (.diversity, _, .bagSimilarityChange): -0.10
    case (.diversity, .broad, .tastesCovered): 0.80
    case (.diversity, .narrow, .tastesCovered): 0.77
    case (.rounds, _, .repeats), (.roundsWithFeedback, _, .repeats): 0
    case (.rounds, _, .nearDuplicates), (.roundsWithFeedback, _, .nearDuplicates): 0.7
    case (.roundsWithFeedback, .broad, .precisionRound10): 0.62
    default: nil
    }
  }
}
