import ArgumentParser
import WhatCanIMake

extension RecipeCommand {
  struct Revert: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "revert",
      abstract: "Delete your version of a dish, and go back to the original.",
      discussion: """
        You can bring your version back with 'undo' within 30 days.

        Example: whatcanimake recipe revert negroni
        """
    )

    @Argument(help: ArgumentHelp("Name or id.", valueName: "dish"), completion: .versions)
    var dish: [String]

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let found = try notebook.kitchen.find(dish.joined(separator: " "))
      try notebook.removeVersion(of: found)
      try RecipeCommand.refresh(options)
      say("Deleted your version of \(found.recipe.name).")
      sayUndo(1)
    }
  }
}

extension RecipeCommand.Edit {
  /// Makes a dish that the person did not write theirs.
  func change(
    _ dish: FoundDish,
    _ picture: [UInt8]?,
    _ notebook: Notebook
  ) throws -> DishVersion {
    if let file = fields.file {
      return try notebook.changeVersion(
        of: dish,
        cooklang: try Kitchen.fileBytes(of: file.path),
        file: file.shown,
        picture: picture
      )
    }
    guard fields.isEmpty, title == nil, fields.image == nil else {
      return try notebook.changeVersion(
        of: dish,
        try fields.written(title: title),
        picture: picture
      )
    }
    let text = notebook.cooklangText(of: dish)
    return try edited(text, unchangedMeans: "nothing changed") {
      try notebook.changeVersion(of: dish, cooklang: $0, file: $1, picture: picture)
    }
  }
}

extension RecipeCommand {
  static func show(_ version: DishVersion, _ output: DataOptions) throws {
    let kitchen = try output.options.openReading()
    if output.json { return writeJSON(try kitchen.json(FoundDish(recipe: version.recipe))) }
    let recipe = version.recipe
    var page = Page(Terminal())
    page.add("You now have your own version of \(recipe.name) (\(recipe.id)).")
    addUnrecognised(in: recipe, kitchen, to: &page)
    page.show()
    say("To use the original again:")
    sayCommand("whatcanimake recipe revert \(recipe.id)")
  }

  /// The names that count only as they are written.
  static func addUnrecognised(in recipe: Recipe, _ kitchen: Kitchen, to page: inout Page) {
    for name in kitchen.unrecognised(in: recipe) {
      page.add(
        "\"\(name)\" is not a known ingredient, so only exactly the same name matches it.",
        hanging: 2
      )
    }
  }
}
