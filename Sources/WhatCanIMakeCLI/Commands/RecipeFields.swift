import ArgumentParser
import WhatCanIMake

/// The fields of a recipe as options.
struct RecipeFields: ParsableArguments {
  @Option(help: ArgumentHelp("A sentence or two about it.", valueName: "text"))
  var description: String?

  @Option(
    name: [.customLong("ingredient"), .customLong("ingredients")],
    help: ArgumentHelp("\"500 g flour\"; one a line or an option.", valueName: "line")
  )
  var ingredient: [String] = []

  @Option(
    name: [.customLong("step"), .customLong("directions")],
    help: ArgumentHelp("What to do; one step a line or an option.", valueName: "text")
  )
  var step: [String] = []

  @Option(help: ArgumentHelp("Its category.", valueName: "name"))
  var category: String?

  @Option(help: "A drink or food.")
  var kind: Recipe.Kind?

  @Option(help: ArgumentHelp("Its cuisine.", valueName: "name"))
  var cuisine: String?

  @Option(help: ArgumentHelp("The glass of a drink.", valueName: "name"))
  var glass: String?

  @Option(help: ArgumentHelp("Tags, with commas between.", valueName: "names"))
  var tags: [String] = []

  @Option(help: ArgumentHelp("How many it serves.", valueName: "n"))
  var servings: Int?

  @Option(help: ArgumentHelp("From start to table: \"1 h 20 min\", or minutes.", valueName: "time"))
  var time: String?

  @Option(help: ArgumentHelp("A page about it.", valueName: "address"))
  var link: String?

  @Option(
    help: ArgumentHelp("A picture: PNG, JPEG, GIF or WebP.", valueName: "file"),
    completion: .file()
  )
  var image: PathArgument?

  @Option(help: ArgumentHelp("A Cooklang file.", valueName: "file"), completion: .file())
  var file: PathArgument?

  /// True when no field is given; the picture is none of the text.
  var isEmpty: Bool {
    description == nil && ingredient.isEmpty && step.isEmpty && category == nil && kind == nil
      && cuisine == nil && glass == nil && tags.isEmpty && servings == nil && time == nil
      && link == nil
  }

  func validate() throws {
    if let servings, !(1...1_000).contains(servings) {
      throw ValidationError("--servings is \(servings); it is between 1 and 1000")
    }
    if let time, RecipeFileReader.minutes(in: time) == nil {
      throw ValidationError("--time is \(time); write it like 20, \"20 min\" or \"1 h 20 min\"")
    }
    if file != nil, !isEmpty {
      throw ValidationError("--file has everything in it; leave the other fields out")
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
