import Foundation

@testable import Quality

/// A split with a known answer: two cuisines that share no ingredient, and in each every dish of
/// three of its seven ingredients. Every fifth dish is for testing.
enum TwoCuisines {
  static let dishes: [(cuisine: Int, terms: [Int])] = (0..<2).flatMap { cuisine in
    triples.map { (cuisine, $0.map { 7 * cuisine + $0 }) }
  }

  private static let triples = (0..<7).flatMap { first in
    ((first + 1)..<8).flatMap { second in
      ((second + 1)..<8).map { [first, second, $0] }
    }
  }.filter { $0[2] < 7 }

  static let labels = ["north", "south"]

  static func isTest(_ dish: Int) -> Bool { dish % 5 == 4 }

  /// Its files, by the ends of their names.
  static var files: [String: String] {
    var files: [String: String] = [:]
    files["vocab.tsv"] = (0..<14).map { "\($0)\t12\tingredient \($0)\n" }.joined()
    files["recipes.tsv"] = dishes.enumerated().map { number, dish in
      let part = isTest(number) ? "test" : "train"
      return "\(number)\t\(number)\t\(labels[dish.cuisine])\t\(part)\t\(words(dish.terms))\n"
    }.joined()
    files["taskA.tsv"] = dishes.indices.filter(isTest).map { number in
      let terms = dishes[number].terms
      return "\(number)\t\(terms[1])\t\(words([terms[0], terms[2]]))\n"
    }.joined()
    files["users.tsv"] = """
      0\tbroad\tnorth\t0 1 2 3 5
      1\tbroad\tsouth|north\t40 41 42 1 2 3
      2\tnarrow\tsouth+9\t35 43 46 47 48
      3\tbroad\tlunar\t0
      """
    return files
  }

  static func words(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: " ")
  }

  /// Writes the files, without those in `leavingOut`, as the split `two` of a folder.
  static func write(to folder: String, leavingOut: [String] = []) throws {
    for (end, text) in files where !leavingOut.contains(end) {
      try text.write(toFile: "\(folder)/two.\(end)", atomically: true, encoding: .utf8)
    }
  }
}
