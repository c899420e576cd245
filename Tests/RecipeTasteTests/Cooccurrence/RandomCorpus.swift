import TestSupport

@testable import RecipeTaste

extension TasteCorpus {
  /// Recipes of no to eight terms, the first terms the commonest; some terms are in none.
  static func random(
    recipes: Int,
    terms: Int,
    using generator: inout SeededGenerator
  ) -> TasteCorpus {
    let lists = (0..<recipes).map { _ in
      (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        Int.random(in: 0...Int.random(in: 0..<terms, using: &generator), using: &generator)
      }
    }
    return TasteCorpus(recipes: lists, termCount: terms + 3)
  }

  /// The recipes as sets, for tests that go through all of them.
  var sets: [Set<Int>] { (0..<count).map { Set(self[$0].map(Int.init)) } }
}

/// Two cuisines that share nothing: terms 0…9 and 10…19, forty recipes of four of them each, the
/// recipes of the first before those of the second.
func twoCuisines(termCount: Int = 20) -> TasteCorpus {
  var generator = SeededGenerator(seed: 4)
  let recipes = (0..<80).map { recipe in
    (0..<10).shuffled(using: &generator).prefix(4).map { recipe / 40 * 10 + $0 }
  }
  return TasteCorpus(recipes: recipes, termCount: termCount)
}

extension Matrix {
  /// The cosine of two rows, in Double; 0 when one is zero.
  func naiveCosine(_ left: Int, _ right: Int) -> Double {
    var (product, first, second) = (0.0, 0.0, 0.0)
    for column in 0..<columns {
      let (a, b) = (Double(self[left, column]), Double(self[right, column]))
      product += a * b
      first += a * a
      second += b * b
    }
    return first > 0 && second > 0 ? product / (first * second).squareRoot() : 0
  }
}
