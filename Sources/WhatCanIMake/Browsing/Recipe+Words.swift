import RecipeLexicon
import RecipeModel

extension Recipe {
  /// Whether every word begins a word of the name, a line, a tag, a step or the summary.
  /// Cost: O(text · words).
  func mentions(_ words: [String]) -> Bool {
    let text = [name, summary ?? ""] + otherNames + lines.map(\.name) + tags + steps
    let own = Set(text.flatMap(foldedWords))
    return words.flatMap(foldedWords).allSatisfy { word in
      own.contains { $0.hasPrefix(word) }
    }
  }
}
