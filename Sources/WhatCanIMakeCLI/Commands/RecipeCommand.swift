import ArgumentParser
import WhatCanIMake

struct RecipeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recipe",
    abstract: "Recipes of your own, and your versions of others; they match like any other dish.",
    subcommands: [
      New.self, Edit.self, Revert.self, Same.self, Different.self, Delete.self, Restore.self,
      Publish.self, Mine.self,
    ],
    defaultSubcommand: Mine.self
  )

  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new",
      abstract: "Write a recipe of your own; it is a favourite at once.",
      discussion: """
        From options, from a Cooklang file with --file, or without either in your editor ($VISUAL or \
        $EDITOR).

        Example: whatcanimake recipe new "Apple pie" --ingredient "6 apples" \\
                   --ingredient "500 g pastry" --step "Bake for an hour."
        """
    )

    @OptionGroup
    var fields: RecipeFields

    @Argument(help: ArgumentHelp("Its title.", valueName: "title"))
    var words: [String] = []

    @Option(help: ArgumentHelp("Its title, if it is not said before.", valueName: "title"))
    var title: String?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let title = words.isEmpty ? title : words.joined(separator: " ")
      // A file that is no picture stops the command before anything is kept.
      let picture = try fields.image.map { try Notebook.picture(file: $0.path) }
      let own: OwnRecipe
      if let file = fields.file {
        own = try notebook.createRecipe(
          cooklang: try Kitchen.fileBytes(of: file.path),
          file: file.shown,
          picture: picture
        )
      } else if fields.isEmpty {
        let text = RecipeTemplate.text(title: title)
        own = try edited(text, unchangedMeans: "nothing was written; no recipe is kept") {
          try notebook.createRecipe(cooklang: $0, file: $1, picture: picture)
        }
      } else {
        own = try notebook.createRecipe(try fields.written(title: title), picture: picture)
      }
      try RecipeCommand.show(own, options, json, "is kept, and a favourite")
    }
  }

  struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit",
      abstract: "Change a recipe of your own, or make any dish yours.",
      discussion: """
        Options change their fields; a Cooklang file with --file replaces the recipe; without either \
        your editor opens it. A dish that you did not write becomes your version of it, for you alone: \
        it keeps its id and all that you noted about it, its source no longer changes it, and \
        'recipe revert' takes the change back.

        Example: whatcanimake recipe edit negroni --ingredient "60 ml gin" \\
                   --ingredient "30 ml campari" --ingredient "30 ml sweet vermouth"
        """
    )

    @OptionGroup
    var dish: DishName

    @OptionGroup
    var fields: RecipeFields

    @Option(help: ArgumentHelp("Another title.", valueName: "title"))
    var title: String?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      // A file that is no picture stops the command before anything is kept.
      let picture = try fields.image.map { try Notebook.picture(file: $0.path) }
      let id: DishID
      switch try notebook.dishToChange(named: dish.name) {
      case .own(let own): id = own.recipe.id
      case .other(let found):
        let version = try change(found, picture, notebook)
        return try RecipeCommand.show(version, options, json)
      }
      let own: OwnRecipe
      if let file = fields.file {
        own = try notebook.changeRecipe(
          id,
          cooklang: try Kitchen.fileBytes(of: file.path),
          file: file.shown,
          picture: picture
        )
      } else if fields.isEmpty, title == nil, fields.image == nil {
        let text = try notebook.cooklangText(of: id)
        own = try edited(text, unchangedMeans: "nothing was changed") {
          try notebook.changeRecipe(id, cooklang: $0, file: $1, picture: picture)
        }
      } else {
        own = try notebook.changeRecipe(id, try fields.written(title: title), picture: picture)
      }
      try RecipeCommand.show(own, options, json, "is changed")
    }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Delete a recipe of your own; for 30 days it can be restored.",
      discussion: "Example: whatcanimake recipe delete \"apple pie\""
    )

    @OptionGroup
    var dish: DishName

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let own = try notebook.ownRecipe(named: dish.name)
      try notebook.deleteRecipe(own.recipe.id)
      try RecipeCommand.refresh(options)
      say("\(own.recipe.name) is deleted. For 30 days this brings it back:")
      sayCommand("whatcanimake recipe restore \(own.recipe.id)")
    }
  }

  struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "restore",
      abstract: "Bring back a recipe that was deleted in the last 30 days.",
      discussion: """
        Without a name it lists what can be restored.

        Example: whatcanimake recipe restore "apple pie"
        """
    )

    @Argument(help: ArgumentHelp("Its id, its name, or the beginning of it.", valueName: "dish"))
    var words: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      if words.isEmpty {
        let deleted = try options.openReading().deletedRecipes()
        return OwnRecipeListView(
          deleted,
          asJSON: json,
          ifEmpty: "No deleted recipe can be restored."
        ).show()
      }
      let own = try options.openNotebook().restoreRecipe(words.joined(separator: " "))
      try RecipeCommand.show(own, options, json, "is back, and a favourite")
    }
  }

  struct Publish: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "publish",
      abstract: "Let others see a recipe of your own.",
      discussion: """
        Your household sees it; where nobody has an account, everyone on this store.

        Example: whatcanimake recipe publish "apple pie"
        """
    )

    @OptionGroup
    var dish: DishName

    @Flag(help: "Make it private again.")
    var undo = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let own = try notebook.ownRecipe(named: dish.name)
      try notebook.publishRecipe(own.recipe.id, !undo)
      try RecipeCommand.refresh(options)
      say(
        undo
          ? "\(own.recipe.name) is private again."
          : "Others can see \(own.recipe.name), by \(own.author)."
      )
    }
  }

  struct Mine: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "mine",
      abstract: "The recipes that you wrote, and the dishes that you changed.",
      discussion: "Example: whatcanimake recipe mine"
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let kitchen = try options.openReading()
      OwnRecipeListView(
        try kitchen.ownRecipes(),
        versions: try kitchen.versions(),
        asJSON: json,
        ifEmpty: "No recipe of your own yet; write one: whatcanimake recipe new"
      ).show()
    }
  }

  /// Takes what was written into the catalogue, so that the next answer has it.
  static func refresh(_ options: KitchenOptions) throws {
    _ = try options.openReading()
  }

  fileprivate static func show(
    _ own: OwnRecipe,
    _ options: KitchenOptions,
    _ asJSON: Bool,
    _ outcome: String
  ) throws {
    let kitchen = try options.openReading()
    if asJSON {
      let dish = FoundDish(recipe: own.recipe)
      return writeJSON(try kitchen.json(dish, author: own.author))
    }
    var page = Page(Terminal())
    page.add("\(own.recipe.name) \(outcome): \(own.recipe.id.description)")
    let others = try kitchen.ownRecipes().filter {
      $0.recipe.name == own.recipe.name && $0.recipe.id != own.recipe.id
    }
    for other in others {
      page.add("You have another recipe of this name: \(other.recipe.id)", hanging: 2)
    }
    addUnrecognised(in: own.recipe, kitchen, to: &page)
    page.show()
  }
}
