internal import RecipeLexicon
internal import RecipeModel

extension CooklangReader {
  /// The ingredient as a line: what its braces and its parentheses say, in the model's words.
  ///
  /// The parentheses are a list with commas. `optional`, `garnish`, `to taste` and `to serve` set
  /// the role, `exactly` asks for exactly this, `or …` adds an alternative to the name, and the
  /// rest is the preparation.
  func ingredientLine(_ ingredient: CooklangDocument.Ingredient) -> IngredientLine {
    var line = IngredientLine(text: "", name: ingredient.name.onOneLine)
    var written = ""
    if let amount = ingredient.amount {
      if let role = Self.role(amount.written) {
        line.role = role
        line.text = amount.written
      } else {
        written = amount.readable
        add(amount, to: &line)
      }
    }
    var preparation: [String] = []
    var asides = line.text.isEmpty ? [] : [line.text]
    for part in (ingredient.preparation ?? "").split(separator: ",").map(\.trimmed) {
      guard !part.isEmpty else { continue }
      if part.lowercased().hasPrefix("or ") {
        line.name += " \(part)"
        continue
      }
      asides.append(part)
      if part.lowercased() == "exactly" {
        line.isExact = true
      } else if let role = Self.role(part) {
        if line.role == .required { line.role = role }
      } else {
        preparation.append(part)
      }
    }
    if !preparation.isEmpty { line.preparation = preparation.joined(separator: ", ") }
    let start = [written, line.name].filter { !$0.isEmpty }.joined(separator: " ")
    line.text = ([start] + asides).joined(separator: ", ").onOneLine
    return line
  }

  /// All ingredients as lines, each in the part of the dish whose heading it stands below. A heading of steps is none.
  func sectioned(_ ingredients: [CooklangDocument.Ingredient]) -> [IngredientLine] {
    var lines = ingredients.map(ingredientLine)
    var position = 0
    var section: String?
    for block in document.blocks {
      switch block {
      case .section(let heading):
        section = heading.flatMap { MarkdownSection(heading: $0) == nil ? $0.unlessBlank : nil }
        if let words = section, words.utf8.count > ImportLimits.labelBytes { section = nil }
      case .note: continue
      case .step(let items):
        for case .ingredient in items {
          lines[position].section = section
          position += 1
        }
      }
    }
    return lines
  }

  /// What a part of the parentheses makes of the line; nil for words of preparation.
  private static func role(_ part: String) -> IngredientLine.Role? {
    switch part.lowercased() {
    case "optional": .optional
    case "garnish", "to garnish", "for garnish": .garnish
    case "to taste": .toTaste
    case "to serve", "for serving": .toServe
    default: nil
    }
  }

  /// Takes over an amount. Words instead of a number become the unit ("a handful"), or a comment
  /// when there is a unit already ("few" of `{few%sprigs}`).
  private func add(_ amount: CooklangAmount, to line: inout IngredientLine) {
    switch amount.quantity {
    case .number(let value):
      line.amounts = [Amount(quantity: value, unit: amount.unit)]
    case .range(let low, let high):
      line.amounts = [Amount(quantity: low, quantityMax: high, unit: amount.unit)]
    case .text(let words):
      if let unit = amount.unit {
        line.amounts = [Amount(quantity: nil, unit: unit)]
        line.comment = words.unlessBlank
      } else if let glued = Self.glued(words) {
        line.amounts = [glued]
      } else if words.lowercased() != "some" {
        line.amounts = [Amount(quantity: nil, unit: Self.withoutArticle(words))]
      }
    }
    nameUnit(of: &line)
  }

  /// Gives the unit its canonical name; a size in its place ("large") is no unit.
  private func nameUnit(of line: inout IngredientLine) {
    guard let unit = line.amounts.first?.unit else { return }
    let known = parser.parse(measure: "1 \(unit)", name: line.name)
    guard known.amounts.count == 1, known.amounts.first?.quantity == 1 else { return }
    if let name = known.amounts.first?.unit {
      line.amounts[0].unit = name
    } else if let size = known.size {
      line.amounts[0].unit = nil
      line.size = size
    }
  }

  /// The amount in "60 ml" and "7k", where the percent sign was left out.
  private static func glued(_ words: String) -> Amount? {
    let number = words.prefix { $0.isNumber || " ./-–⁄".contains($0) }
    let unit = words[number.endIndex...].trimmed
    switch CooklangAmount.quantity(number.trimmed) {
    case .number(let value): return Amount(quantity: value, unit: unit)
    case .range(let low, let high): return Amount(quantity: low, quantityMax: high, unit: unit)
    case .text: return nil
    }
  }

  private static func withoutArticle(_ words: String) -> String {
    for article in ["a ", "an "] where words.lowercased().hasPrefix(article) {
      return words.dropFirst(article.count).trimmed
    }
    return words
  }
}
