internal import RecipeModel

/// Lines that stand one after the other and belong to one part of a dish.
struct RecipePart {
  /// Nil where they belong to none.
  var section: String?
  var lines: [IngredientLine]

  /// The lines in their order, taken apart wherever the part changes. Cost: O(lines).
  static func parts(of lines: some Collection<IngredientLine>) -> [RecipePart] {
    var parts: [RecipePart] = []
    for line in lines {
      if parts.isEmpty || parts[parts.count - 1].section != line.section {
        parts.append(RecipePart(section: line.section, lines: []))
      }
      parts[parts.count - 1].lines.append(line)
    }
    return parts
  }

  /// The lines as texts, with a heading above those of each part that an import takes for one: "Filling:".
  static func texts(
    of lines: [IngredientLine],
    _ text: (IngredientLine) -> String
  ) -> [String] {
    parts(of: lines).enumerated().flatMap { position, part in
      let isFirst = position == 0 && part.section == nil
      let heading = isFirst ? nil : LineHeading.line(for: part.section)
      return [heading].compactMap(\.self) + part.lines.map(text)
    }
  }
}
