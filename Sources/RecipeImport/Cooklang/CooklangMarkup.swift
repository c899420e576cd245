internal import RecipeModel

/// An ingredient line in the language: `@lime juice{30%ml}(to taste, strained)`.
struct CooklangMarkup {
  /// Marked under the line's whole name.
  let text: String
  /// The name up to "or", marked with the alternatives in the parentheses; nil without any.
  let withAlternativesAside: (name: String, text: String)?

  init(of line: IngredientLine) {
    let amount = Self.amount(of: line)
    let name = CooklangEscaping.name(line.name)
    var asides = amount.asides
    if line.role != .required { asides.append(line.role.word) }
    if line.isExact { asides.append("exactly") }
    let notes = Self.notes(of: line, isCommentSaid: amount.saysComment)
    text = Self.markup(name, amount.braces, asides + notes)
    guard let (first, others) = Self.alternatives(in: name) else {
      withAlternativesAside = nil
      return
    }
    withAlternativesAside = (first, Self.markup(first, amount.braces, [others] + asides + notes))
  }

  private static func markup(_ name: String, _ braces: String, _ asides: [String]) -> String {
    let list = asides.filter { !$0.isEmpty }.joined(separator: ", ")
    return "@\(name){\(braces)}" + (list.isEmpty ? "" : "(\(list))")
  }

  /// "butter" and "or margarine"; nil when a comma or a bracket would tear them apart.
  private static func alternatives(in name: String) -> (first: String, others: String)? {
    let words = name.split(separator: " ")
    guard let join = words.firstIndex(where: { $0.lowercased() == "or" }), join > 0,
      join + 1 < words.count, !name.contains(where: { ",()".contains($0) })
    else { return nil }
    return (
      words[..<join].joined(separator: " "), words[join...].joined(separator: " ")
    )
  }

  /// The words of preparation, and what else the line says.
  private static func notes(of line: IngredientLine, isCommentSaid: Bool) -> [String] {
    let comment =
      isCommentSaid || role(line.comment ?? "") == line.role
      ? nil : line.comment
    let purpose = role(line.purpose ?? "") == line.role ? nil : line.purpose
    return [line.preparation, comment, purpose].compactMap(\.self)
      .flatMap { $0.split(separator: ",") }
      .map { CooklangEscaping.note(String($0)) }
      .map(asWords)
  }

  /// The note, rephrased where the reader would take it for a role or an alternative.
  private static func asWords(_ note: String) -> String {
    if note.lowercased().hasPrefix("or ") { return "else " + note.dropFirst(3) }
    return note.lowercased() == "exactly" || role(note) != nil ? note + "." : note
  }

  /// The role that these words stand for.
  private static func role(_ words: String) -> IngredientLine.Role? {
    switch words.onOneLine.lowercased() {
    case "optional": .optional
    case "garnish", "to garnish", "for garnish": .garnish
    case "to taste": .toTaste
    case "to serve", "for serving": .toServe
    default: nil
    }
  }
}

extension CooklangMarkup {
  private struct Braces {
    var braces = ""
    /// Further amounts, and a size that the braces have no room for.
    var asides: [String] = []
    var saysComment = false
  }

  private static func amount(of line: IngredientLine) -> Braces {
    var result = Braces()
    var size = line.size.map(CooklangEscaping.note)
    if let first = line.amounts.first {
      let unit = CooklangEscaping.amount(first.unit ?? "")
      if let number = CooklangNumber.text(of: first) {
        let beside = unit.isEmpty ? CooklangEscaping.amount(size ?? "") : unit
        if unit.isEmpty { size = nil }
        result.braces = beside.isEmpty ? number : "\(number)%\(beside)"
      } else if first.quantity == nil, !unit.isEmpty {
        let comment = CooklangEscaping.amount(line.comment ?? "")
        result.saysComment = isShortRemark(comment)
        result.braces = result.saysComment ? "\(comment)%\(unit)" : asWords(unit)
      }
    }
    result.asides = line.amounts.dropFirst().map { amount in
      let number = CooklangNumber.text(of: amount) ?? ""
      return [number, CooklangEscaping.note(amount.unit ?? "")].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    if let size, !size.isEmpty { result.asides.append(size) }
    result.asides = result.asides.map { asWords($0.replacing(",", with: ";")) }
    return result
  }

  /// A word or two like "few", which may stand where a number would.
  private static func isShortRemark(_ comment: String) -> Bool {
    guard case .text = CooklangAmount.quantity(comment) else { return false }
    return (1...2).contains(comment.split(separator: " ").count)
      && role(comment) == nil
  }
}
