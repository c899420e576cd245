internal import RecipeModel

/// Where the steps name the ingredients, in the order of the lines.
///
/// The language lists ingredients as they come up, so only the last lines can be marked in the steps:
/// as many as are named there one after the other.
struct CooklangMentions {
  struct Mention {
    var step: Int
    var range: Range<String.Index>
    /// What stands there instead of the name.
    var markup: String
  }

  /// One for each of the last lines, in their order.
  private let mentions: [Mention]

  var count: Int { mentions.count }

  func inStep(_ step: Int) -> [Mention] { mentions.filter { $0.step == step } }

  /// Looks for each line from the last, at its last mention before the one found for the line after
  /// it, until one is not there. Cost: O(lines · length of the steps).
  init(of lines: [IngredientLine], in steps: [String]) {
    var found: [Mention] = []
    for line in lines.reversed() {
      let markup = CooklangMarkup(of: line)
      let last = found.last
      let whole = Self.last(line.name, in: steps, before: last)
      let first = markup.withAlternativesAside.flatMap { aside in
        Self.last(aside.name, in: steps, before: last).map { ($0, aside.text) }
      }
      if let (step, range) = whole, line.name == CooklangEscaping.name(line.name) {
        found.append(Mention(step: step, range: range, markup: markup.text))
      } else if let ((step, range), text) = first {
        found.append(Mention(step: step, range: range, markup: text))
      } else {
        break
      }
    }
    mentions = found.reversed()
  }

  private static func last(
    _ name: String,
    in steps: [String],
    before limit: Mention?
  ) -> (Int, Range<String.Index>)? {
    let name = Array(name.unicodeScalars)
    guard !name.isEmpty else { return nil }
    for step in steps.indices.reversed() {
      if let limit, step > limit.step { continue }
      let isLimited = limit?.step == step
      let text =
        isLimited
        ? steps[step][..<(limit?.range.lowerBound ?? steps[step].startIndex)]
        : steps[step][...]
      if let range = lastWord(name, in: text, of: steps[step]) { return (step, range) }
    }
    return nil
  }

  /// The last place in `text` where the name stands as words of its own.
  private static func lastWord(
    _ name: [Unicode.Scalar],
    in text: Substring,
    of step: String
  ) -> Range<String.Index>? {
    let scalars = text.unicodeScalars
    var end = scalars.endIndex
    while end > scalars.startIndex {
      let start = scalars.index(end, offsetBy: -name.count, limitedBy: scalars.startIndex)
      guard let start else { return nil }
      let isFree = end == step.endIndex || !joins(step.unicodeScalars[end], isBehind: true)
      let isOpen =
        start == step.startIndex
        || !joins(step.unicodeScalars[step.unicodeScalars.index(before: start)], isBehind: false)
      if isFree, isOpen, scalars[start..<end].elementsEqual(name) { return start..<end }
      end = scalars.index(before: end)
    }
    return nil
  }

  /// The sign belongs to the same word, or would change what the markup means.
  private static func joins(_ scalar: Unicode.Scalar, isBehind: Bool) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark || isBehind && scalar == "("
  }
}
