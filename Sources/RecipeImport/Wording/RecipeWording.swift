internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// The words in which a dish is told to a person, line by line, free of what cannot be seen.
struct RecipeWording: Sendable {
  private let recipe: Recipe

  init(_ recipe: Recipe) {
    self.recipe = recipe
  }

  var name: String { Self.line(recipe.name) }
  var summary: String { Self.line(recipe.summary ?? "") }
  var link: WebAddress? { WebAddress(recipe.origin.link) }

  /// "Aperitif", "built", "glass: Old fashioned", "serves 1", "4 min", "3 min preparation".
  var facts: [String] {
    var facts = [recipe.category, recipe.cuisine, recipe.method].compactMap(\.self)
    if let glass = recipe.glass { facts.append("glass: \(glass)") }
    if let servings = recipe.servings {
      facts.append("serves \(Servings.text(servings, recipe.mostServings))")
    }
    if let minutes = recipe.minutes { facts.append("\(minutes) min") }
    if let minutes = recipe.preparationMinutes { facts.append("\(minutes) min preparation") }
    if let minutes = recipe.cookingMinutes { facts.append("\(minutes) min cooking") }
    return facts.map(Self.line).filter { !$0.isEmpty }
  }

  var tags: [String] { recipe.tags.map(Self.line).filter { !$0.isEmpty } }

  /// The lines of each part of the dish: "30 ml gin", "1 orange slice, cut thin (garnish)".
  var parts: [(section: String?, lines: [String])] {
    RecipePart.parts(of: recipe.lines).map { part in
      (part.section.flatMap { Self.line($0).unlessBlank }, part.lines.map(Self.text))
    }
  }

  static func text(of line: IngredientLine) -> String {
    let named = [AmountText.text(of: line.amounts), line.size ?? "", line.name]
      .map(Self.line).filter { !$0.isEmpty }.joined(separator: " ")
    let remarks = [line.preparation, line.comment, line.purpose].map { Self.line($0 ?? "") }
    let text = ([named] + remarks).filter { !$0.isEmpty }.joined(separator: ", ")
    let role = line.role.word
    let isSaid = remarks.contains { $0.lowercased().contains(role) }
    let notes = [isSaid ? "" : role, line.isExact ? "exactly this" : ""].filter { !$0.isEmpty }
    return notes.isEmpty ? text : "\(text) (\(notes.joined(separator: ", ")))"
  }

  /// The line as its source wrote it, else in our words.
  static func writtenText(of line: IngredientLine) -> String {
    line.text.unlessBlank == nil ? text(of: line) : line.text
  }

  /// The steps, each with its own lines.
  var steps: [[String]] {
    recipe.steps
      .map { step in
        step.split(whereSeparator: \.isNewline).map { Self.line(String($0)) }.filter { !$0.isEmpty }
      }
      .filter { !$0.isEmpty }
  }

  /// "aperol for campari (lighter and sweeter)".
  var swaps: [String] {
    recipe.swaps.map { Self.line(SwapText.text(of: $0)) }
  }

  /// The text on one line: white space is one space, and what cannot be seen is left out.
  private static func line(_ text: String) -> String {
    var line = ""
    var isSpaced = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isSpaced = true
      } else if !scalar.isInvisible {
        if isSpaced, !line.isEmpty { line += " " }
        isSpaced = false
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

extension IngredientLine.Role {
  /// What a line says of it; empty where it need not.
  var word: String {
    switch self {
    case .required: ""
    case .optional: "optional"
    case .garnish: "garnish"
    case .toTaste: "to taste"
    case .toServe: "to serve"
    }
  }
}
