/// Takes one line of a step apart into text, ingredients, cookware and timers.
///
/// The name of a component reaches to its `{` when no other marker (`@`, `#`, `~`) comes first,
/// else to the end of the word. A marker without a name after it is text. Every search stops at
/// the next marker, so the whole costs O(scalars).
struct CooklangStepScanner {
  private let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  func items() -> [CooklangDocument.Item] {
    var items: [CooklangDocument.Item] = []
    var textStart = 0
    var position = 0
    while position < scalars.count {
      guard Self.isMarker(scalars[position]), let (item, end) = component(at: position) else {
        position += 1
        continue
      }
      if textStart < position { items.append(.text(text(textStart..<position))) }
      items.append(item)
      position = end
      textStart = end
    }
    if textStart < scalars.count { items.append(.text(text(textStart..<scalars.count))) }
    return items
  }

  private static func isMarker(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "@" || scalar == "#" || scalar == "~"
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// The component whose marker stands at `start`, and the position after it.
  private func component(at start: Int) -> (item: CooklangDocument.Item, end: Int)? {
    let isTimer = scalars[start] == "~"
    let (name, braces, end): (String, String, Int)
    if let found = nameWithBraces(at: start + 1, mayBeEmpty: isTimer) {
      (name, braces, end) = (
        text(found.name).onOneLine, text(found.braces), found.braces.upperBound + 1
      )
    } else if let word = word(at: start + 1) {
      (name, braces, end) = (text(word), "", word.upperBound)
    } else {
      return nil
    }
    let amount = CooklangAmount(braces: braces)
    switch scalars[start] {
    case "#": return (.cookware(.init(name: name, amount: amount)), end)
    case "~": return (.timer(.init(name: name.unlessBlank, amount: amount)), end)
    default: return ingredient(name: name, amount: amount, end: end)
    }
  }

  private func ingredient(
    name: String,
    amount: CooklangAmount?,
    end: Int
  ) -> (item: CooklangDocument.Item, end: Int) {
    var ingredient = CooklangDocument.Ingredient(name: name, amount: amount)
    if name.hasPrefix("./") || name.hasPrefix("../"), let last = name.split(separator: "/").last {
      ingredient.reference = name
      ingredient.name = String(last)
    }
    guard let preparation = preparation(at: end) else { return (.ingredient(ingredient), end) }
    ingredient.preparation = text(preparation).onOneLine.unlessBlank
    return (.ingredient(ingredient), preparation.upperBound + 1)
  }

  /// The name that begins at `start` and the text in the braces that end it.
  private func nameWithBraces(
    at start: Int,
    mayBeEmpty: Bool
  ) -> (name: Range<Int>, braces: Range<Int>)? {
    var open = start
    while open < scalars.count, scalars[open] != "{", !Self.isMarker(scalars[open]) { open += 1 }
    guard open < scalars.count, scalars[open] == "{" else { return nil }
    if open == start, !mayBeEmpty { return nil }
    if open > start, scalars[start].isCooklangSpace { return nil }
    var close = open + 1
    while close < scalars.count, scalars[close] != "}", scalars[close] != "{" { close += 1 }
    guard close < scalars.count, scalars[close] == "}" else { return nil }
    return (start..<open, (open + 1)..<close)
  }

  /// The single word that begins at `start`; the path of another recipe counts as a word.
  private func word(at start: Int) -> Range<Int>? {
    var end = start
    if isPath(at: start) {
      while end < scalars.count, !scalars[end].isCooklangSpace, scalars[end] != "(",
        !Self.isMarker(scalars[end])
      { end += 1 }
      while end > start, scalars[end - 1].isCooklangPunctuation { end -= 1 }
    } else {
      while end < scalars.count, !scalars[end].isCooklangSpace,
        !scalars[end].isCooklangPunctuation
      { end += 1 }
    }
    return end > start ? start..<end : nil
  }

  private func isPath(at start: Int) -> Bool {
    let first = scalars.dropFirst(start).prefix(3)
    return first.starts(with: ["." as Unicode.Scalar, "/"])
      || first.elementsEqual(["." as Unicode.Scalar, ".", "/"])
  }

  /// What stands in the parentheses that open at `start`; parentheses inside them must pair up.
  private func preparation(at start: Int) -> Range<Int>? {
    guard start < scalars.count, scalars[start] == "(" else { return nil }
    var depth = 0
    var position = start
    while position < scalars.count, scalars[position] != "@" {
      if scalars[position] == "(" { depth += 1 }
      if scalars[position] == ")" { depth -= 1 }
      if depth == 0 { return (start + 1)..<position }
      position += 1
    }
    return nil
  }
}
