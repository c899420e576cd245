/// What is measured; the raw value is its name in the report.
enum Measure: String, Encodable {
  case hit = "hit@10"
  case meanReciprocalRank = "MRR"
  case meanRank = "mean rank"
  case precision = "P@10"
  case macroPrecision = "macro P@10"
  case accuracy = "10-NN accuracy"
  case ndcg = "NDCG@10"
  case recall = "R@50"
  case ndcgLoss = "NDCG@10 lost"
  case vectorSimilarity = "intra-list similarity, vectors"
  case vectorSimilarityChange = "its change against C"
  case bagSimilarity = "intra-list similarity, bags"
  case bagSimilarityChange = "the change of that"
  case tastesCovered = "tastes covered @10"
  case catalogueCoverage = "catalogue coverage @10"
  case repeats = "repeats"
  case nearDuplicates = "near-duplicates a user"
  case precisionRound1 = "P@10 round 1"
  case precisionRound5 = "P@10 round 5"
  case precisionRound10 = "P@10 round 10"
  case precisionRound20 = "P@10 round 20"

  var isLowerBetter: Bool {
    switch self {
    case .meanRank, .ndcgLoss, .vectorSimilarity, .vectorSimilarityChange, .bagSimilarity,
      .bagSimilarityChange, .repeats, .nearDuplicates:
      true
    default: false
    }
  }

  /// Digits after the point that tell two runs apart.
  var digits: Int {
    switch self {
    case .meanRank: 1
    case .repeats: 0
    case .nearDuplicates: 2
    default: 4
    }
  }

  /// The measure P@10 of the rounds that are reported.
  static let rounds: [(round: Int, measure: Measure)] = [
    (1, .precisionRound1), (5, .precisionRound5), (10, .precisionRound10), (20, .precisionRound20),
  ]
}
