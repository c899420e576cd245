package import RecipeModel

/// A dish as a message: title, facts, ingredients, numbered steps, swaps, link.
package struct PlainTextRecipe: Sendable {
  private let wording: RecipeWording

  package init(_ recipe: Recipe) {
    wording = RecipeWording(recipe)
  }

  package var text: String {
    let title = [wording.name, wording.facts.joined(separator: " · ")].filter { !$0.isEmpty }
    let blocks = [
      title.joined(separator: "\n"),
      wording.summary,
      list("Ingredients", ingredients),
      list("Steps", steps),
      list("Swaps", wording.swaps.map { "- \($0)" }),
      wording.link?.text ?? "",
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var ingredients: [String] {
    wording.parts.enumerated().flatMap { position, part in
      let heading = position == 0 && part.section == nil ? nil : part.section ?? "Ingredients"
      return [heading.map { "\($0):" }].compactMap(\.self) + part.lines.map { "- \($0)" }
    }
  }

  private var steps: [String] {
    wording.steps.enumerated().map { position, lines in
      let number = "\(position + 1). "
      let indent = String(repeating: " ", count: number.count)
      return number + lines.joined(separator: "\n" + indent)
    }
  }

  private func list(_ title: String, _ items: [String]) -> String {
    items.isEmpty ? "" : ([title] + items).joined(separator: "\n")
  }
}
