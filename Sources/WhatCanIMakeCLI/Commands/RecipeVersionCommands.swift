import ArgumentParser
import WhatCanIMake

extension RecipeCommand {
  struct Revert: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "revert",
      abstract: "Take back what you changed in a dish; it is as its source has it again.",
      discussion: """
        For 30 days 'undo' brings your version back.

        Example: whatcanimake recipe revert negroni
        """
    )

    @OptionGroup
    var dish: DishName

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let found = try notebook.kitchen.find(dish.name)
      try notebook.removeVersion(of: found)
      try RecipeCommand.refresh(options)
      say("Your version of \(found.recipe.name) is gone. For 30 days this brings it back:")
      sayCommand("whatcanimake undo")
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
    return try edited(text, unchangedMeans: "nothing was changed") {
      try notebook.changeVersion(of: dish, cooklang: $0, file: $1, picture: picture)
    }
  }
}

extension RecipeCommand {
  static func show(_ version: DishVersion, _ options: KitchenOptions, _ asJSON: Bool) throws {
    let kitchen = try options.openReading()
    if asJSON { return writeJSON(try kitchen.json(FoundDish(recipe: version.recipe))) }
    let recipe = version.recipe
    var page = Page(Terminal())
    page.add("\(recipe.name) is your version now, for you alone: \(recipe.id)")
    addUnrecognised(in: recipe, kitchen, to: &page)
    page.show()
    say("To have it as its source has it again:")
    sayCommand("whatcanimake recipe revert \(recipe.id)")
  }

  /// The names that count only as they are written.
  static func addUnrecognised(in recipe: Recipe, _ kitchen: Kitchen, to page: inout Page) {
    for name in kitchen.unrecognised(in: recipe) {
      page.add(
        "\"\(name)\" is no ingredient that is known here: it counts only under exactly that name.",
        hanging: 2
      )
    }
  }
}
