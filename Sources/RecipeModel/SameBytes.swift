/// Values that hold texts, which `==` compares by their signs: a composed letter is the same to it as a
/// letter and its accent, though the bytes differ.
package protocol HoldingTexts: Equatable {
  /// Every text in the value, in a fixed order; nil where there is none.
  var texts: [String?] { get }
}

extension HoldingTexts {
  /// True for values that are equal byte by byte. Cost: O(bytes).
  package func hasSameBytes(as other: Self) -> Bool {
    guard self == other else { return false }
    return texts.elementsEqual(other.texts) { one, another in
      guard let one, let another else { return one == nil && another == nil }
      return one.utf8.elementsEqual(another.utf8)
    }
  }
}

extension IngredientLine: HoldingTexts {
  package var texts: [String?] {
    [text, size, name, preparation, comment, purpose, section] + amounts.map(\.unit)
  }
}

extension Recipe: HoldingTexts {
  package var texts: [String?] {
    var texts: [String?] = [
      id.description, name, category, cuisine, glass, method, summary, origin.source,
      origin.nativeID, origin.link, origin.image, origin.video, origin.modified,
      yields?.ingredient, yields?.amount?.unit,
    ]
    texts += otherNames as [String?]
    texts += tags as [String?]
    texts += steps as [String?]
    texts += (neverSwapped ?? []) as [String?]
    for line in lines { texts += line.texts }
    for swap in swaps { texts += [swap.required, swap.substitute, swap.note] }
    return texts
  }
}
