/// How a name counts among the words of a text.
enum NameStanding: Equatable {
  /// Not inside a longer name: the syrup of "maple syrup" is that of maple syrup.
  case alone
  /// A name of another language that counts only where it is all of a text: "lima" is a lime, and no word of
  /// lima beans. What is inside it counts as little as in ``covering``.
  case whole
  /// A name of several words in another language. What is inside it does not count: it is its ingredient's very
  /// name there, and "noix de coco" holds neither a walnut nor anything else.
  case covering
}

extension IngredientLexicon {
  /// How a folded name counts; nil for one that counts everywhere. Cost: O(length · log such names).
  func standing(of name: String) -> NameStanding? {
    guard let value = standingAlone.value(of: name) else { return nil }
    switch Int(value) / max(1, count) {
    case 0: return .alone
    case 1: return .whole
    default: return .covering
    }
  }

  /// The names that mean their ingredient only as a whole text, folded and ascending.
  var namesAsWhole: [(ingredient: Int, name: String)] {
    standingAlone.values.indices.compactMap { position in
      let value = Int(standingAlone.values[position])
      guard value / max(1, count) == 1 else { return nil }
      return (value - count, standingAlone.names[position])
    }
  }
}
