package import RecipeModel

/// Writes a recipe as a Cooklang file that ``RecipeFileReader`` reads back.
///
/// Read back equal: name, what it yields, kind, category, cuisine, glass, method, tags, servings, minutes, summary,
/// swaps, web addresses of page, image and video, the date of change, and of each line its part of the dish, name,
/// first amount, role, `isExact`, and a size that stands beside a number without a unit. Lines that no step names in
/// their order stand in paragraphs of their own before the steps, which are none.
///
/// The language cannot say an id, and the wording of a line (`text`).
/// Other amounts of a line, its comment, its purpose and a size beside a unit join its preparation.
/// White space becomes single spaces. Signs that would be markup (`@`, `#`, `~`, `{`, `--`, `[-`, `>`
/// and `=` at the start of a line) become their full-width forms or a dash; NUL and U+FEFF leave the front matter. A recipe without a line,
/// or longer than an import may be, can be written but not read.
package struct CooklangWriter: Sendable {
  package init() {}

  /// The whole file, with a line break at its end. Cost: O(size of the recipe · lines).
  package func text(of recipe: Recipe) -> String {
    let steps = recipe.steps.map(\.tidied).filter { !$0.isEmpty }
    // Below headings of the dish's parts every line is listed: a step may name those of several.
    let hasParts = recipe.lines.contains { $0.section != nil }
    let mentions = CooklangMentions(of: hasParts ? [] : recipe.lines, in: steps)
    let listed = recipe.lines.prefix(recipe.lines.count - mentions.count)
    var paragraphs: [String] = []
    for part in RecipePart.parts(of: listed) {
      if hasParts {
        paragraphs.append(
          "= " + CooklangEscaping.words((part.section?.onOneLine ?? "Ingredients")[...])
        )
      }
      paragraphs.append(part.lines.map { CooklangMarkup(of: $0).text }.joined(separator: ",\n"))
    }
    if hasParts, !steps.isEmpty { paragraphs.append("= Steps") }
    paragraphs += steps.indices.map { markedUp(steps[$0], mentions.inStep($0)) }
    return "---\n" + frontMatter(of: recipe) + "---\n\n" + paragraphs.joined(separator: "\n\n")
      + "\n"
  }

  /// The step with its ingredients marked.
  private func markedUp(_ step: String, _ mentions: [CooklangMentions.Mention]) -> String {
    var marked = ""
    var position = step.startIndex
    for mention in mentions {
      marked += CooklangEscaping.words(step[position..<mention.range.lowerBound]) + mention.markup
      position = mention.range.upperBound
    }
    return CooklangEscaping.lines(marked + CooklangEscaping.words(step[position...]))
  }

  private func frontMatter(of recipe: Recipe) -> String {
    var matter = FrontMatterText()
    matter.add("title", recipe.name.onOneLine.unlessBlank ?? "Untitled")
    matter.add("also", list: recipe.otherNames)
    matter.add("kind", recipe.kind.rawValue)
    matter.add("plain", recipe.isPlain.map { "\($0)" })
    matter.add("yields", recipe.yields.map(Self.text))
    matter.add("category", recipe.category)
    matter.add("cuisine", recipe.cuisine)
    matter.add("glass", recipe.glass)
    matter.add("method", recipe.method)
    matter.add("tags", list: recipe.tags)
    if let servings = recipe.servings.within(1...10_000),
      let most = recipe.mostServings.within(1...10_000), most > servings
    {
      matter.add("servings", "\(servings)-\(most)")
    } else {
      matter.add("servings", count: recipe.servings.within(1...10_000))
    }
    matter.add("prep time", count: recipe.preparationMinutes.within(1...525_600), unit: "minutes")
    matter.add("cook time", count: recipe.cookingMinutes.within(1...525_600), unit: "minutes")
    matter.add("time", count: recipe.minutes.within(1...525_600), unit: "minutes")
    matter.add("summary", recipe.summary)
    matter.add("source", recipe.origin.link?.asWebAddress)
    matter.add("image", recipe.origin.image?.asWebAddress)
    matter.add("video", recipe.origin.video?.asWebAddress)
    matter.add("modified", recipe.origin.modified)
    let swaps = recipe.swaps.filter {
      FrontMatterText.keeps($0.required) && FrontMatterText.keeps($0.substitute)
    }
    matter.add(
      "swaps",
      records: swaps.map { [("for", $0.required), ("use", $0.substitute), ("note", $0.note)] }
    )
    return matter.text
  }
}

extension CooklangWriter {
  /// "pesto 200 g".
  private static func text(of yield: Recipe.Yield) -> String {
    let number = yield.amount.flatMap(CooklangNumber.text)
    let words = [yield.ingredient.onOneLine, number, number.flatMap { _ in yield.amount?.unit }]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension Int? {
  /// The number, or nil when the language has no room for it.
  fileprivate func within(_ range: ClosedRange<Int>) -> Int? {
    flatMap { range.contains($0) ? $0 : nil }
  }
}
