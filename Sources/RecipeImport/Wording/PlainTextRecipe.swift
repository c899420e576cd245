public import RecipeModel

/// A dish as a message: title, facts, ingredients, numbered steps, swaps, link.
public struct PlainTextRecipe: Sendable {
  private let wording: RecipeWording

  public init(_ recipe: Recipe) {
    wording = RecipeWording(recipe)
  }

  public var text: String {
    let title = [wording.name, wording.facts.joined(separator: " · ")].filter { !$0.isEmpty }
    let blocks = [
      title.joined(separator: "\n"),
      wording.summary,
      list("Ingredients", wording.ingredients.map { "- \($0)" }),
      list("Steps", steps),
      list("Swaps", wording.swaps.map { "- \($0)" }),
      wording.link?.text ?? "",
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
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
