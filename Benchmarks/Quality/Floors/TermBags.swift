import Foundation

/// Recipes as sparse vectors of unit length over their terms: the plain way to compare them.
struct TermBags: Sendable {
  struct Entry: Equatable, Sendable {
    /// A term in a bag; a recipe in a posting list.
    var id: Int
    var weight: Double
  }

  /// Ascending by term.
  let bags: [[Entry]]
  /// For each term, the recipes that hold it, ascending.
  private let postings: [[Entry]]

  /// - Parameter weights: One a term. Cost: O(mentions · log of a recipe's length).
  init(_ recipes: [[Int]], weights: [Double]) {
    bags = recipes.map { Self.bag($0, weights: weights) }
    var postings = [[Entry]](repeating: [], count: weights.count)
    for (recipe, bag) in bags.enumerated() {
      for entry in bag { postings[entry.id].append(Entry(id: recipe, weight: entry.weight)) }
    }
    self.postings = postings
  }

  /// The cosine of every recipe with a bag of unit length. Cost: O(recipes + postings walked).
  func cosines(with bag: [Entry]) -> [Double] {
    var cosines = [Double](repeating: 0, count: bags.count)
    for entry in bag {
      for posting in postings[entry.id] { cosines[posting.id] += entry.weight * posting.weight }
    }
    return cosines
  }

  /// The cosine of two recipes. Cost: O(their terms).
  func cosine(_ first: Int, _ second: Int) -> Double {
    var sum = 0.0
    var (left, right) = (bags[first][...], bags[second][...])
    while let one = left.first, let other = right.first {
      if one.id == other.id { sum += one.weight * other.weight }
      if one.id <= other.id { left.removeFirst() }
      if other.id <= one.id { right.removeFirst() }
    }
    return sum
  }

  /// The terms of one recipe, ascending, of unit length; empty when none has a weight.
  static func bag(_ terms: [Int], weights: [Double]) -> [Entry] {
    unit(terms.sorted().map { Entry(id: $0, weight: weights[$0]) })
  }

  /// The mean of some bags, of unit length.
  static func centroid(_ bags: [[Entry]]) -> [Entry] {
    var sums: [Int: Double] = [:]
    for entry in bags.joined() { sums[entry.id, default: 0] += entry.weight }
    return unit(sums.map { Entry(id: $0.key, weight: $0.value) }.sorted { $0.id < $1.id })
  }

  private static func unit(_ bag: [Entry]) -> [Entry] {
    let length = bag.reduce(0) { $0 + $1.weight * $1.weight }.squareRoot()
    guard length > 0 else { return [] }
    return bag.map { Entry(id: $0.id, weight: $0.weight / length) }
  }
}

extension Split {
  /// For each term, `ln(N / df)` over the recipes to learn from; df counts as 1 where it is 0.
  func inverseDocumentFrequencies() -> [Double] {
    var frequencies = [Int](repeating: 0, count: termCount)
    var count = 0
    for recipe in recipes where !recipe.isTest {
      count += 1
      for term in recipe.terms { frequencies[term] += 1 }
    }
    return frequencies.map { log(Double(max(1, count)) / Double(max(1, $0))) }
  }
}
