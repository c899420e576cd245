package import RecipeModel

/// A dish as Markdown, in which only this type's own signs are markup.
package struct MarkdownRecipe: Sendable {
  private let wording: RecipeWording
  private let image: WebAddress?
  private let tags: [String]

  package init(_ recipe: Recipe) { self.init(recipe, isForUs: false) }

  /// - Parameter isForUs: With its picture and its tags.
  init(_ recipe: Recipe, isForUs: Bool) {
    wording = RecipeWording(recipe)
    image = isForUs ? WebAddress(recipe.origin.image) : nil
    tags = isForUs ? wording.tags : []
  }

  package var text: String {
    let blocks = [
      "# " + Self.escaped(wording.name),
      wording.facts.isEmpty ? "" : "*" + Self.escaped(wording.facts.joined(separator: " · ")) + "*",
      Self.escaped(wording.summary),
      tags.isEmpty ? "" : MarkdownFacts.tagsMark + Self.escaped(tags.joined(separator: ", ")),
      list("Ingredients", ingredients),
      list("Steps", steps),
      list("Swaps", wording.swaps.map { "- " + Self.escaped($0) }),
      wording.link.map(Self.autolink) ?? "",
      image.map { "![](\(Self.bracketed($0)))" } ?? "",
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The lines, those of each part of the dish below a heading of its own.
  private var ingredients: [String] {
    wording.parts.enumerated().flatMap { position, part in
      let heading = position == 0 && part.section == nil ? nil : part.section ?? "Ingredients"
      let lines = part.lines.map { "- " + Self.escaped($0) }
      guard let heading else { return lines }
      return (position == 0 ? [] : [""]) + ["### " + Self.escaped(heading), ""] + lines
    }
  }

  private var steps: [String] {
    wording.steps.enumerated().map { position, lines in
      let number = "\(position + 1). "
      let indent = String(repeating: " ", count: number.count)
      return number + lines.map(Self.escaped).joined(separator: "\\\n" + indent)
    }
  }

  private func list(_ title: String, _ items: [String]) -> String {
    items.isEmpty ? "" : "## \(title)\n\n" + items.joined(separator: "\n")
  }

  /// One line of text with every sign that could be markup, HTML or a link taken literally.
  static func escaped(_ line: String) -> String {
    var result = ""
    let scalars = Array(line.unicodeScalars)
    for (position, scalar) in scalars.enumerated() {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "$", "{", "}": result += "\\\(scalar)"
      case ":" where scalars[position...].starts(with: "://".unicodeScalars): result += "\\:"
      case "." where endsWithWWW(scalars[..<position]): result += "\\."
      case "-", "+", "=", ".", ")":
        let isMark = beginsBlock(scalars[..<position], scalar)
        result += isMark ? "\\\(scalar)" : "\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A list or a rule would begin: the sign stands first, or a dot or bracket behind a number.
  private static func beginsBlock(
    _ before: ArraySlice<Unicode.Scalar>,
    _ sign: Unicode.Scalar
  ) -> Bool {
    if sign == "." || sign == ")" {
      // A list number has at most nine digits.
      return (1...9).contains(before.count) && before.allSatisfy { ("0"..."9").contains($0) }
    }
    return before.isEmpty
  }

  private static func endsWithWWW(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    before.count >= 3 && before.suffix(3).allSatisfy { $0 == "w" || $0 == "W" }
  }

  private static func autolink(_ address: WebAddress) -> String {
    let text = address.text.replacing(scalar: "<", with: "%3C").replacing(scalar: ">", with: "%3E")
    return "<\(text)>"
  }

  /// The address as it stands between round brackets.
  private static func bracketed(_ address: WebAddress) -> String {
    address.text.replacing(scalar: "(", with: "%28").replacing(scalar: ")", with: "%29")
      .replacing(scalar: "<", with: "%3C").replacing(scalar: ">", with: "%3E")
  }
}
