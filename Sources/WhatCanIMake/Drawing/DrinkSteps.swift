import RecipeDrawing
import RecipeLexicon

/// What the steps of a drink say about how it is poured, sentence by sentence.
struct DrinkSteps {
  /// The folded words of each sentence, a space before and behind.
  let sentences: [String]

  /// Cost: O(bytes).
  init(_ steps: [String]) {
    sentences = steps.flatMap { $0.split { ".!?;".contains($0) } }.map {
      " \(foldedName(String($0))) "
    }
  }

  /// Whether any sentence has one of these words.
  func say(_ words: [String]) -> Bool {
    sentences.contains { sentence in words.contains { sentence.contains(" \($0) ") } }
  }

  /// The sentences that name a thing, each with what stands before and behind the name.
  func naming(_ name: String) -> [String] {
    let name = " \(foldedName(name)) "
    return sentences.filter { $0.contains(name) }
  }

  /// Whether a sentence that names a thing has one of these words.
  func say(_ words: [String], of name: String) -> Bool {
    naming(name).contains { sentence in words.contains { sentence.contains(" \($0) ") } }
  }
}

extension DrinkSteps {
  static let floating = ["float", "floating", "floated"]
  static let sinking = ["sink", "sinking", "sunk"]
  static let mixing = [
    "stir", "shake", "mix", "blend", "whisk", "muddle", "swirl", "dissolve", "together",
  ]

  /// The ice in the glass.
  ///
  /// What was shaken or stirred with ice is strained off it, unless the steps say over what.
  func ice(method: String?, hasLine: Bool) -> Ice {
    if say(["crushed ice", "pebble ice", "shaved ice"]) { return .crushed }
    if say([
      "large cube", "big cube", "large ice cube", "big ice cube", "large piece of ice", "one large",
    ]) {
      return .large
    }
    let strained = ["shaken", "stirred", "thrown", "blended"].contains(method ?? "")
    if strained || say(["strain"]) {
      let words = [
        "fresh ice", "over ice", "onto ice", "on ice", "new ice", "filled with ice", "full of ice",
        "more ice",
        "ice filled",
      ]
      return say(words) ? .cubes : .none
    }
    return hasLine ? .cubes : .none
  }
}
