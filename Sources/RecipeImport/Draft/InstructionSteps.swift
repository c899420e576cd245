/// Instructions in one text, taken apart into steps.
enum InstructionSteps {
  /// One step a line, without the line's number.
  ///
  /// Blank lines and bare numbering ("STEP 3", "1.") vanish. A paragraph stays one step: where a
  /// sentence ends is not certain enough. A number goes when a sign sets it apart ("2. Whisk",
  /// "2) Whisk", "STEP 2 - Whisk"), or when it counts on from the line before and a capital
  /// follows ("2 Whisk"); "12 cups of vegetables" keeps its number. Cost: O(characters).
  static func steps(in text: String) -> [String] {
    var steps: [String] = []
    var last = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let words = String(line).onOneLine
      let number = leadingNumber(of: words, after: last)
      if let number { last = number.value }
      let step = number?.rest ?? words
      if !step.isEmpty { steps.append(step) }
    }
    return steps
  }

  private static func leadingNumber(
    of line: String,
    after last: Int
  ) -> (value: Int, rest: String)? {
    let saysStep = line.prefix(5).lowercased() == "step "
    let numbered = saysStep ? line.dropFirst(5) : line[...]
    let digits = numbered.prefix { $0.isASCII && $0.isNumber }
    guard digits.utf8.count <= 3, let value = Int(digits) else { return nil }
    var rest = numbered[digits.endIndex...]
    let hasSign = cutSign(from: &rest)
    let step = rest.trimmed
    if hasSign || saysStep || step.isEmpty { return (value, step) }
    guard value == last + 1, rest.first == " ", step.first?.isUppercase == true else { return nil }
    return (value, step)
  }

  /// Takes the sign off that sets a number apart: ".", ")" or ":" before no digit, or " - ".
  private static func cutSign(from rest: inout Substring) -> Bool {
    if rest.hasPrefix(" - ") {
      rest = rest.dropFirst(3)
      return true
    }
    guard let sign = rest.first, ".):".contains(sign), rest.dropFirst().first?.isNumber != true
    else { return false }
    rest = rest.dropFirst()
    return true
  }
}
