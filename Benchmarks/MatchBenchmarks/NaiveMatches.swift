import MatchWorkload
import RecipeMatching

/// Every dish judged by itself for one pantry: what the best are compared with.
struct NaiveMatches {
  /// Of every dish that uses the pantry, ids ascending.
  private let all: [AnswerDish]

  /// Cost: O(requirements of all dishes).
  init(_ world: MatchWorld, pantry: [UInt32]) {
    var isCovered = [Bool](repeating: false, count: world.termCount)
    for term in pantry { isCovered[Int(term)] = true }
    var all: [AnswerDish] = []
    for recipe in 0..<world.recipeCount {
      let terms = world.requirements[
        Int(world.offsets[recipe])..<Int(world.offsets[recipe + 1])
      ]
      let used = terms.filter { isCovered[Int($0)] }
      guard !used.isEmpty else { continue }
      let weights = used.map { Int(world.weights[Int($0)]) }.sorted(by: >)
      let mark = DishMark(rawValue: world.marks[recipe])
      all.append(
        AnswerDish(
          missing: terms.count - used.count,
          isPlain: mark.isPlain,
          breadth: min(3, used.count),
          renown: mark.renown,
          weight: weights.prefix(3).reduce(0, +),
          id: recipe
        )
      )
    }
    self.all = all
  }

  /// The `limit` best of the admitted dishes, as ``AnswerDish/precedes(_:_:)`` says. Cost: O(dishes), and
  /// sorting those that miss no more than needed.
  func best(_ limit: Int, admitted: DishSet) -> [AnswerDish] {
    let admitted = all.filter { admitted.contains($0.id) }
    var counts: [Int] = []
    for match in admitted {
      while counts.count <= match.missing { counts.append(0) }
      counts[match.missing] += 1
    }
    var mostMissing = 0
    var found = counts.first ?? 0
    while found < limit, mostMissing + 1 < counts.count {
      mostMissing += 1
      found += counts[mostMissing]
    }
    let near = admitted.filter { $0.missing <= mostMissing }
    return Array(near.sorted(by: AnswerDish.precedes).prefix(limit))
  }
}
