/// The tastes that a choice of candidates should serve.
public struct Intents: Sendable, Equatable {
  /// The weight of each intent; none is negative.
  public var weights: [Float]
  /// How well each candidate serves each intent, 0…1: `candidates × intents`.
  public var shares: [[Float]]

  public init(weights: [Float] = [], shares: [[Float]] = []) {
    self.weights = weights
    self.shares = shares
  }
}

/// Chooses candidates that are good, that differ from each other, and that serve every intent.
///
/// They are chosen one after another, each time the candidate with the highest value of:
///
///     λ · relevance − (1 − λ) · max similarity to one chosen + ½ · Σ share · weight still unserved
///
/// Relevance is scaled so that the least relevant candidate has 0 and the most relevant one has 1.
/// The weights of the intents add up to 1 at first; choosing a candidate leaves `1 − share` of each
/// weight unserved.
///
/// - Parameters:
///   - count: How many to choose; at least 0. All of them when there are fewer.
///   - relevance: One for each candidate, of any size and sign.
///   - relevanceWeight: λ, 0…1; 1 is relevance alone.
///   - intents: None, or shares for each candidate.
///   - similarity: Of two positions, at most 1; asked for each chosen with each not yet chosen.
/// - Returns: Positions in `relevance`, in the order chosen; ties lower position first.
/// Cost: O(count · candidates) similarities, and as many times the number of intents.
///
/// Source: maximal marginal relevance, Carbonell & Goldstein, SIGIR 1998; the intents, Santos,
/// Macdonald & Ounis, WWW 2010.
public func diversified(
  _ count: Int,
  relevance: [Int],
  relevanceWeight: Double = 0.7,
  intents: Intents = Intents(),
  similarity: (Int, Int) -> Float
) -> [Int] {
  precondition(count >= 0, "count is \(count); it must not be negative")
  precondition(
    intents.weights.isEmpty || intents.shares.count == relevance.count,
    "shares of \(intents.shares.count) candidates for \(relevance.count)"
  )
  let values = relevance.map(Double.init)
  let least = values.min() ?? 0
  let range = (values.max() ?? 0) - least
  let scaled = values.map { range > 0 ? ($0 - least) / range : 0 }
  let total = intents.weights.reduce(0) { $0 + Double($1) }
  var unserved = total > 0 ? intents.weights.map { Double($0) / total } : []
  var redundancy: [Double?] = Array(repeating: nil, count: relevance.count)
  var remaining = Array(relevance.indices)
  var chosen: [Int] = []
  while chosen.count < count, !remaining.isEmpty {
    var best = (place: 0, value: -Double.infinity)
    for (place, candidate) in remaining.enumerated() {
      var value = relevanceWeight * scaled[candidate]
      value -= (1 - relevanceWeight) * (redundancy[candidate] ?? 0)
      for intent in unserved.indices {
        value += intentWeight * Double(intents.shares[candidate][intent]) * unserved[intent]
      }
      if value > best.value { best = (place, value) }
    }
    let pick = remaining.remove(at: best.place)
    chosen.append(pick)
    for intent in unserved.indices { unserved[intent] *= 1 - Double(intents.shares[pick][intent]) }
    guard chosen.count < count else { break }
    for candidate in remaining {
      let likeness = Double(similarity(pick, candidate))
      redundancy[candidate] = max(redundancy[candidate] ?? likeness, likeness)
    }
  }
  return chosen
}

/// What serving an intent adds, where being most relevant adds λ.
private let intentWeight = 0.5
