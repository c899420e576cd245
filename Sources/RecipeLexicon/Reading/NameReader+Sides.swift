internal import RecipeModel

/// The sides of "or" or "and" in a text.
struct NameParts: Sendable {
  /// Positions of words in the text, part by part.
  var words = ReusedArray<Int>()
  /// Each part's range in `words`.
  var ranges = ReusedArray<Range<Int>>()
}

/// Reads what stands on both sides of "or" and "and".
extension NameReader {
  /// The known ingredients among the sides of "or" in `name`, each once; nil when there is none or
  /// there are no sides. Of two sides that mean the same, the one that names less counts.
  mutating func alternatives() -> [ReadAlternative]? {
    splitName(at: .or)
    guard parts.ranges.count > 1 else { return nil }
    var distinct: [ReadAlternative] = []
    for part in parts.ranges.indices {
      guard let found = ingredient(ofPart: part) else { continue }
      let read = alternative(found)
      guard let same = distinct.firstIndex(where: { $0.ingredient == found }) else {
        distinct.append(read)
        continue
      }
      if read.words.named.count < distinct[same].words.named.count { distinct[same] = read }
    }
    return distinct.isEmpty ? nil : distinct
  }

  /// The ingredients of all sides of "and" in `name`; nil when one is unknown or there are no
  /// sides.
  mutating func compound() -> [[ReadAlternative]]? {
    splitName(at: .and)
    guard parts.ranges.count > 1 else { return nil }
    if let one = turned() ?? blended() ?? mixture() ?? ofOneClass() { return [[one]] }
    var requirements: [[ReadAlternative]] = []
    for part in parts.ranges.indices {
      guard let ingredient = ingredient(ofPart: part) else { return nil }
      requirements.append([alternative(ingredient)])
    }
    return requirements
  }

  /// Cuts the words in `name` at a word, and leaves out "and" between alternatives; a part that has
  /// nothing else is empty.
  private mutating func splitName(at separator: FoldedText.Join) {
    parts.words.keepFirst(0)
    parts.ranges.keepFirst(0)
    var start = 0
    var isOpen = false
    for position in name.indices {
      let join = text.words[name[position]].joins
      if join == separator {
        if isOpen { parts.ranges.append(start..<parts.words.count) }
        start = parts.words.count
        isOpen = false
        continue
      }
      isOpen = true
      if separator == .and || join == nil { parts.words.append(name[position]) }
    }
    if isOpen { parts.ranges.append(start..<parts.words.count) }
  }

  /// The ingredient of one side of "or" or "and", with the words it shares with the other sides;
  /// numbers alone are no side.
  private mutating func ingredient(ofPart position: Int) -> IngredientID? {
    let part = parts.ranges[position]
    if part.allSatisfy({ text.words[parts.words[$0]].isNumber }) { return nil }
    let first = parts.ranges[0]
    let last = parts.ranges[parts.ranges.count - 1]
    if position < parts.ranges.count - 1, last.count > 1 {
      takeParts(part, last.upperBound - 1..<last.upperBound)
      if let shared = ingredientOfName() { return shared }
    }
    takeParts(part)
    let alone = ingredientOfName()
    guard position > 0, first.count > 1 else { return alone }
    takeParts(first.lowerBound..<first.lowerBound + 1, part)
    guard let shared = ingredientOfName() else {
      takeParts(part)
      return alone
    }
    // "Lemon zest and juice" means lemon juice, as juice is but a class; "chicken breast or thigh"
    // means a kind of thigh; "orange juice or vodka" means vodka, of which orange vodka is no kind.
    guard let alone else { return shared }
    if isClass[alone.rawValue] || isKind(shared, of: alone) { return shared }
    // The words of another side are none of this one.
    takeParts(part)
    return alone
  }

  /// Makes these words of the parts the name.
  mutating func takeParts(_ first: Range<Int>, _ second: Range<Int> = 0..<0) {
    name.keepFirst(0)
    for word in first { name.append(parts.words[word]) }
    for word in second { name.append(parts.words[word]) }
  }

  /// True for a kind, or a kind of a kind, and so on; false for the ingredient itself.
  func isKind(_ kind: IngredientID, of ingredient: IngredientID) -> Bool {
    guard kind != ingredient else { return false }
    var seen: Set<Int> = [kind.rawValue]
    var open = [kind.rawValue]
    while let next = open.popLast() {
      for parent in parents[next] where seen.insert(Int(parent)).inserted {
        if Int(parent) == ingredient.rawValue { return true }
        open.append(Int(parent))
      }
    }
    return false
  }
}
