import RecipeLexicon
public import RecipeModel

extension Recipe {
  /// For each step the lines that it mentions, as positions among all lines, in ascending order.
  ///
  /// A step mentions a line by the last word of one of its alternatives: "lime juice" by "juice".
  /// If several lines end in that word and the step has another word of some of them, it mentions
  /// only these. A step that says "everything" or "all ingredients" mentions all lines. Singular
  /// and plural count as one word. Cost: O(bytes + steps · lines · words of a line).
  public var linesOfSteps: [[Int]] {
    let names = lines.map { line in
      line.name.split(separator: " or ").map { foldedWords(String($0)) }.filter { !$0.isEmpty }
    }
    return steps.map { step in
      let words = foldedWords(step)
      let said = Set(words)
      if Self.meansAll(words) { return Array(lines.indices) }
      // The positions by the word that names them, and whether the step has more of their words.
      var named: [String: [(line: Int, isSure: Bool)]] = [:]
      for (position, alternatives) in names.enumerated() {
        for words in alternatives {
          guard let last = words.last, said.contains(last) else { continue }
          let isSure = words.count == 1 || words.dropLast().contains { said.contains($0) }
          named[last, default: []].append((position, isSure))
        }
      }
      var found: Set<Int> = []
      for entries in named.values {
        let sure = entries.filter(\.isSure)
        found.formUnion((sure.isEmpty ? entries : sure).map(\.line))
      }
      return found.sorted()
    }
  }

  private static func meansAll(_ words: [String]) -> Bool {
    if words.contains("everything") { return true }
    return zip(words, words.dropFirst()).contains { $0 == "all" && $1 == all }
      || zip(zip(words, words.dropFirst()), words.dropFirst(2)).contains {
        $0.0 == "all" && $0.1 == "the" && $1 == all
      }
  }

  /// As words are compared.
  private static let all = foldedWords("ingredients").first ?? ""
}
