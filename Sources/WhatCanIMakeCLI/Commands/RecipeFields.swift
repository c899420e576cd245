import ArgumentParser
import WhatCanIMake

/// The fields of a recipe as options.
struct RecipeFields: ParsableArguments {
  @Option(help: ArgumentHelp("A sentence or two about the dish.", valueName: "text"))
  var description: String?

  @Option(
    name: [.customLong("ingredient"), .customLong("ingredients")],
    help: ArgumentHelp(
      "An ingredient, such as \"500 g flour\". Repeat the option for each ingredient, or write one per line.",
      valueName: "line"
    )
  )
  var ingredient: [String] = []

  @Option(
    name: [.customLong("step"), .customLong("directions")],
    help: ArgumentHelp(
      "A step. Repeat the option for each step, or write one per line.",
      valueName: "text"
    )
  )
  var step: [String] = []

  @Option(help: ArgumentHelp("The category.", valueName: "name"))
  var category: String?

  @Option(help: "Whether the dish is a drink or food.")
  var kind: Recipe.Kind?

  @Option(help: ArgumentHelp("The cuisine.", valueName: "name"))
  var cuisine: String?

  @Option(help: ArgumentHelp("The glass for the drink.", valueName: "name"))
  var glass: String?

  @Option(help: ArgumentHelp("Tags, separated by commas.", valueName: "names"))
  var tags: [String] = []

  @Option(help: ArgumentHelp("How many people the dish serves.", valueName: "n"))
  var servings: Int?

  @Option(
    help: ArgumentHelp(
      "The total time, such as \"1 h 20 min\", or a number of minutes.",
      valueName: "time"
    )
  )
  var time: String?

  @Option(help: ArgumentHelp("The address of a web page about the dish.", valueName: "address"))
  var link: String?

  @Option(
    help: ArgumentHelp("A picture of the dish (PNG, JPEG, GIF or WebP).", valueName: "file"),
    completion: .file()
  )
  var image: PathArgument?

  @Option(
    help: ArgumentHelp("Read the recipe from this Cooklang file.", valueName: "file"),
    completion: .file()
  )
  var file: PathArgument?

  /// True when no field is given; the picture is none of the text.
  var isEmpty: Bool {
    description == nil && ingredient.isEmpty && step.isEmpty && category == nil && kind == nil
      && cuisine == nil && glass == nil && tags.isEmpty && servings == nil && time == nil
      && link == nil
  }

  func validate() throws {
    if let servings, !(1...1_000).contains(servings) {
      throw ValidationError("--servings must be between 1 and 1000, not \(servings)")
    }
    if let time, RecipeFileReader.minutes(in: time) == nil {
      throw ValidationError(
        "invalid --time \(time); use a time such as 20, \"20 min\" or \"1 h 20 min\""
      )
    }
    if file != nil, !isEmpty {
      throw ValidationError(
        "--file replaces the whole recipe, so it cannot be combined with options for single fields"
      )
    }
  }

  /// The fields in the library's terms.
  func written(title: String?) throws -> WrittenRecipe {
    WrittenRecipe(
      title: title,
      kind: kind,
      summary: description,
      ingredients: ingredient.isEmpty ? nil : ingredient.flatMap(lines),
      directions: step.isEmpty ? nil : step.flatMap(lines),
      category: category,
      cuisine: cuisine,
      glass: glass,
      tags: tags.isEmpty ? nil : nameList(tags),
      servings: servings,
      minutes: time.flatMap { RecipeFileReader.minutes(in: $0) },
      link: link
    )
  }

  private func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
