/// The constants of scoring by taste, each in one place.
enum TasteTuning {
  /// What the nearness of the vectors counts in the score …
  static let nearnessShare = 0.75
  /// … and what the terms shared with the liked count …
  static let bagShare = 0.25
  /// … as long as no more weight than this was said; beyond, the share falls as the weight grows,
  /// for the terms of many dishes tell less than where each dish lies.
  static let fullBag: Float = 10
  /// What being near to the disliked takes away.
  static let dislikeShare = 0.25
  /// What being near to a chosen cuisine or category adds.
  static let groupShare = 0.3
  /// The temperature of the pooling: low lets the nearest like decide, high takes the mean of all.
  static let temperature: Float = 0.5
  /// The temperature of the shares that the likes have in a candidate.
  static let intentTemperature: Float = 0.25
  /// A spread below this is rounding, and tells the candidates apart by nothing.
  static let leastSpread = 1e-6
  /// A sum of unit vectors shorter than this is rounding, and points nowhere.
  static let leastCentroid: Float = 1e-4
  /// The logarithm of a lift below this is rounding.
  static let leastLift: Float = 1e-5
  /// Bags as near as this are the same dish to a cook.
  static let duplicateBag: Float = 0.8
  /// Vectors as near as this are the same dish to a cook.
  static let duplicateVector: Float = 0.95
  /// The most members of a class that speak for it: the most frequent.
  static let membersOfClass = 16
  /// What bags must have in common at least for the cook to see why one dish speaks for another.
  static let leastShared: Float = 0.05
  /// How like a liked dish must be to be named as a reason.
  static let leastReason: Float = 0.3
  /// What share of the best reason's similarity another must have to be named as well.
  static let reasonShare: Float = 0.6
  /// How many dishes, drawn from the whole corpus, weigh against what was liked.
  static let priorDishes = 2.0
}
