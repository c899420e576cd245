/// How a name counts among the words of a text.
enum NameScope: Equatable {
  /// Counts unless it is inside a longer name: the syrup of "maple syrup" belongs to maple syrup.
  case alone
  /// A name in another language that counts only as the whole text: "lima" is a lime, but not a
  /// word of lima beans. Names inside it do not count, as in ``covering``.
  case whole
  /// A name of several words in another language. Names inside it do not count, because it is
  /// exactly the ingredient's name there: "noix de coco" contains no walnut.
  case covering
}

extension IngredientLexicon {
  /// How a folded name counts; nil for one that counts everywhere. Cost: O(length · log such names).
  func scope(of name: String) -> NameScope? {
    guard let value = scopedNames.value(of: name) else { return nil }
    switch Int(value) / max(1, count) {
    case 0: return .alone
    case 1: return .whole
    default: return .covering
    }
  }

  /// The names that mean their ingredient only as a whole text, folded and ascending.
  var namesAsWhole: [(ingredient: Int, name: String)] {
    scopedNames.values.indices.compactMap { position in
      let value = Int(scopedNames.values[position])
      guard value / max(1, count) == 1 else { return nil }
      return (value - count, scopedNames.names[position])
    }
  }
}
