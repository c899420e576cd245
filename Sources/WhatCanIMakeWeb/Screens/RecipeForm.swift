import WhatCanIMake

/// The fields in which somebody writes a recipe: ingredients and steps are one a line.
enum RecipeForm {
  private static let most = 100_000
  static let title = Field.optionalText("title", "Its title.", length: 1...500)
  static let kind: Field<Recipe.Kind?> = .word(
    "kind",
    "Whether the recipe is a drink or food. By default, the server decides by the ingredients."
  )
  static let summary = Field.optionalProse("summary", "A short description.")
  static let ingredients = Field.optionalProse(
    "ingredients",
    "The ingredients, one per line, such as \"500 g apples, peeled\".",
    most: most
  )
  static let steps = Field.optionalProse("steps", "The steps, one per line.", most: most)
  static let servings: Field<Int?> = .integer("servings", 1...1_000, "The number of servings.")
  static let minutes: Field<Int?> = .integer(
    "minutes",
    1...100_000,
    "The time that the recipe takes, in minutes."
  )
  static let category = Field.optionalText("category", "Its category.")
  static let cuisine = Field.optionalText("cuisine", "Its cuisine.")
  static let glass = Field.optionalText("glass", "The glass in which the drink is served.")
  static let tags = Field.optionalText("tags", "Tags, separated by commas.", length: 1...1_000)
  static let link = Field.optionalText(
    "link",
    "The address of a web page about the recipe.",
    length: 1...2_000
  )

  /// As many bytes as the fields of a form may have.
  static let bytes = 512 << 10

  static let fields = [
    title.facts, kind.facts, summary.facts, ingredients.facts, steps.facts, servings.facts,
    minutes.facts, category.facts, cuisine.facts, glass.facts, tags.facts, link.facts,
  ]

  /// What stands in the fields.
  static func written(_ said: Arguments) throws(Problem) -> WrittenRecipe {
    WrittenRecipe(
      title: try said[title],
      kind: try said[kind],
      summary: try said[summary],
      ingredients: lines(try said[ingredients]),
      directions: lines(try said[steps]),
      category: try said[category],
      cuisine: try said[cuisine],
      glass: try said[glass],
      tags: try said[tags].map { text in
        text.split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty }
      },
      servings: try said[servings],
      minutes: try said[minutes],
      link: try said[link]
    )
  }

  /// A recipe as its fields say it: what they cannot say is not there, such as a line break within a step.
  static func asSaid(_ written: WrittenRecipe) -> WrittenRecipe {
    var said = written
    said.method = nil
    said.ingredients = lines(text(written.ingredients))
    said.directions = lines(text(written.directions))
    return said
  }

  /// What the template `recipeform` is filled with.
  static func filling(_ written: WrittenRecipe) -> [String: Filling] {
    [
      "name": .text(written.title),
      "isDrink": .flag(written.kind == .cocktail),
      "isFood": .flag(written.kind == .meal),
      "summary": .text(written.summary),
      "ingredients": .text(text(written.ingredients)),
      "steps": .text(text(written.directions)),
      "servings": .text(written.servings.map(String.init)),
      "minutes": .text(written.minutes.map(String.init)),
      "category": .text(written.category),
      "cuisine": .text(written.cuisine),
      "glass": .text(written.glass),
      "tags": .text(written.tags?.joined(separator: ", ")),
      "link": .text(written.link),
      "hasMore": .flag(
        [written.category, written.cuisine, written.glass, written.link]
          .contains { $0?.isEmpty == false } || written.tags?.isEmpty == false
      ),
    ]
  }

  private static func lines(_ text: String?) -> [String]? {
    guard let text else { return nil }
    let lines = text.split(whereSeparator: \.isNewline).map { trimmed($0) }.filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines
  }

  private static func text(_ lines: [String]?) -> String? {
    lines.map { lines in
      lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
        .joined(separator: "\n")
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let text = text.drop(while: \.isWhitespace)
    return String(
      text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)]
    )
  }
}
