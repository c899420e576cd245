import Foundation
import RecipeTaste

/// The formulas of scoring, written out in `Double`, term by term.
struct NaiveTaste {
  let world: TasteWorld

  /// The scores before they are rounded to hundredths.
  func scores(_ profile: TasteProfile, over candidates: [Int]) -> [Double] {
    var sums = candidates.map { _ in 0.0 }
    func add(_ share: Double, _ value: (Int) -> Double) {
      let values = candidates.map(value)
      let mean = values.reduce(0, +) / Double(max(1, values.count))
      let square = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
      let spread = (square / Double(max(1, values.count))).squareRoot()
      guard spread > 1e-6 else { return }
      for position in sums.indices { sums[position] += share * (values[position] - mean) / spread }
    }
    let likes = queries(profile.likes)
    let dislikes = queries(profile.dislikes)
    if !likes.isEmpty { add(0.75) { nearness($0, to: likes) } }
    if !dislikes.isEmpty { add(-0.25) { nearness($0, to: dislikes) } }
    let (bag, said) = bag(of: profile.likes)
    let lifts = lifts(of: bag, said: said)
    add(0.25 * min(1, 10 / max(1, said))) { cosine(idfBag(terms(of: $0)), lifts) }
    let liked = centroids(profile.likedGroups)
    let disliked = centroids(profile.dislikedGroups)
    if !liked.isEmpty { add(0.3) { nearness($0, to: liked) } }
    if !disliked.isEmpty { add(-0.3) { nearness($0, to: disliked) } }
    return sums.map { $0 * 100 }
  }

  /// What an ingredient weighs in the affinities, in hundredths, for every term.
  func affinities(_ profile: TasteProfile) -> [Double] {
    let liked = bag(of: profile.likes, profile.likedGroups)
    let disliked = bag(of: profile.dislikes, profile.dislikedGroups)
    return (0..<world.corpus.termCount).map { term in
      let said = (liked.bag[term] ?? 0) - (disliked.bag[term] ?? 0)
      let general = exp(-Double(world.model.idf[term]))
      let total = said > 0 ? liked.said : disliked.said
      let share = (abs(said) + 2 * general) / (total + 2)
      return (said > 0 ? 100 : -100) * share * max(0, log(share / general))
    }
  }

  /// For each like, what it adds to the score of a candidate for which it is a reason, or nil, and
  /// whether rounding may decide that.
  func reasons(
    for candidate: Int,
    in profile: TasteProfile
  ) -> [(strength: Double?, isClose: Bool)] {
    let own = idfBag(terms(of: candidate))
    let row = world.recipes.vectors.row(candidate).map(Double.init)
    let likes = profile.likes.map { like in
      parts(of: like).map { part in
        let vector = world.model.vector(of: part.terms).map(Double.init)
        let shared = cosine(own, idfBag(part.terms))
        let near = zip(vector, row).map { $0 * $1 }.reduce(0, +)
        return (shared: shared, near: near, likeness: 0.75 * near + 0.25 * shared)
      }
    }
    let seen = likes.map { parts in parts.filter { $0.near > 0 && $0.shared >= 0.05 } }
    let least = max(0.3, 0.6 * (seen.joined().map(\.likeness).max() ?? 0))
    return likes.indices.map { like in
      let isDish = parts(of: profile.likes[like]).first.map { $0.terms.count > 1 } ?? true
      let isClose = likes[like].contains {
        abs($0.near) < 1e-4 || abs($0.shared - 0.05) < 1e-4 || abs($0.likeness - least) < 1e-4
      }
      let likeness = seen[like].map(\.likeness).max()
      let isNamed = likeness.map { !isDish || $0 >= least } ?? false
      let strength = exp((likeness ?? 0) / 0.5) * weight(profile.likes[like].weight)
      return (isNamed ? strength : nil, isClose)
    }
  }

  typealias Query = (vector: [Double], weight: Double)

  func queries(_ signals: [TasteProfile.Signal]) -> [Query] {
    signals.flatMap { signal in
      parts(of: signal).map { part in
        (world.model.vector(of: part.terms).map(Double.init), part.weight)
      }
    }
    .filter { query in query.weight > 0 && query.vector.contains { $0 != 0 } }
  }

  /// The bag of signals and of groups, and how much was said in all.
  func bag(
    of signals: [TasteProfile.Signal],
    _ groups: [TasteProfile.Group] = []
  ) -> (bag: [Int: Double], said: Double) {
    var bag: [Int: Double] = [:]
    var said = 0.0
    for part in signals.flatMap(parts) where !part.terms.isEmpty {
      for term in part.terms { bag[term, default: 0] += part.weight }
      said += part.weight
    }
    for group in groups {
      let members = group.recipes.filter { world.all.contains($0) }
      for recipe in members {
        for term in terms(of: recipe) {
          bag[term, default: 0] += weight(group.weight) / Double(members.count)
        }
      }
      if !members.isEmpty { said += weight(group.weight) }
    }
    return (bag, said)
  }

  private func lifts(of bag: [Int: Double], said: Double) -> [Int: Double] {
    var lifts: [Int: Double] = [:]
    for (term, weight) in bag where weight > 0 {
      let lift = Double(world.model.idf[term]) + log(weight / said)
      lifts[term] = lift > 1e-5 ? weight * lift : 0
    }
    return lifts
  }

  private func centroids(_ groups: [TasteProfile.Group]) -> [Query] {
    groups.compactMap { group in
      var sum = [Double](repeating: 0, count: world.recipes.vectors.columns)
      for recipe in group.recipes where world.all.contains(recipe) {
        for (place, element) in world.recipes.vectors.row(recipe).enumerated() {
          sum[place] += Double(element)
        }
      }
      let length = sum.map { $0 * $0 }.reduce(0, +).squareRoot()
      guard length > 1e-4, weight(group.weight) > 0 else { return nil }
      return (sum.map { $0 / length }, weight(group.weight))
    }
  }

  private func nearness(_ recipe: Int, to queries: [Query]) -> Double {
    let row = world.recipes.vectors.row(recipe).map(Double.init)
    var sum = 0.0
    for query in queries {
      sum += query.weight * exp(zip(query.vector, row).map { $0 * $1 }.reduce(0, +) / 0.5)
    }
    return 0.5 * log(sum / queries.map(\.weight).reduce(0, +))
  }

  /// A signal as recipes of their own: the dish, or the sixteen most frequent members of the class.
  private func parts(of signal: TasteProfile.Signal) -> [(terms: [Int], weight: Double)] {
    let weight = weight(signal.weight)
    guard weight > 0 else { return [] }
    let known = Set(signal.terms).filter { (0..<world.corpus.termCount).contains($0) }.sorted()
    guard signal.meaning == .ingredients, known.count != 1 else { return [(known, weight)] }
    let frequencies = world.corpus.documentFrequencies()
    let members = known.filter { frequencies[$0] > 0 }
      .sorted { (-frequencies[$0], $0) < (-frequencies[$1], $1) }
      .prefix(16)
    let mentions = members.map { frequencies[$0] }.reduce(0, +)
    return members.map { ([$0], weight * Double(frequencies[$0]) / Double(mentions)) }
  }

  private func weight(_ weight: Float) -> Double {
    weight.isNaN ? 0 : Double(max(0, min(1, weight)))
  }

  private func terms(of recipe: Int) -> [Int] { world.corpus[recipe].map(Int.init) }

  private func idfBag(_ terms: [Int]) -> [Int: Double] {
    var bag: [Int: Double] = [:]
    for term in terms { bag[term] = Double(world.model.idf[term]) }
    return bag
  }

  /// The cosine of two bags; 0 when one is empty.
  func cosine(_ left: [Int: Double], _ right: [Int: Double]) -> Double {
    let product = left.keys.sorted().map { (left[$0] ?? 0) * (right[$0] ?? 0) }.reduce(0, +)
    let lengths = [left, right].map { bag in
      bag.keys.sorted().map { (bag[$0] ?? 0) * (bag[$0] ?? 0) }.reduce(0, +).squareRoot()
    }
    return lengths[0] * lengths[1] > 0 ? product / (lengths[0] * lengths[1]) : 0
  }

  /// The cosine of the bags of two recipes.
  func idfCosine(_ a: Int, _ b: Int) -> Double {
    cosine(idfBag(terms(of: a)), idfBag(terms(of: b)))
  }

  /// The cosine of the vectors of two recipes.
  func cosine(_ a: Int, _ b: Int) -> Double {
    let left = world.recipes.vectors.row(a).map(Double.init)
    return zip(left, world.recipes.vectors.row(b)).map { $0 * Double($1) }.reduce(0, +)
  }
}
