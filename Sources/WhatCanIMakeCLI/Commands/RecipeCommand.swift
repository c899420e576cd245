import ArgumentParser
import WhatCanIMake

struct RecipeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recipe",
    abstract: "Write your own recipes, and make your own versions of other recipes.",
    subcommands: [
      New.self, Edit.self, Revert.self, Same.self, Different.self, Delete.self, Restore.self,
      Publish.self, Mine.self,
    ],
    defaultSubcommand: Mine.self
  )

  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new",
      abstract: "Write a recipe, and add it to your favourites.",
      discussion: """
        Give the recipe with options, or as a Cooklang file with --file. If you give no options \
        and no file, your editor opens ($VISUAL or $EDITOR).

        Example: whatcanimake recipe new "Apple pie" --ingredient "6 apples" \\
                   --ingredient "500 g pastry" --step "Bake for an hour."
        """
    )

    @OptionGroup
    var fields: RecipeFields

    @Argument(help: ArgumentHelp("The title.", valueName: "title"))
    var words: [String] = []

    @Option(help: ArgumentHelp("The title, if it is not given as an argument.", valueName: "title"))
    var title: String?

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let notebook = try output.options.openNotebook()
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
        own = try edited(text, unchangedMeans: "the recipe is empty and was not saved") {
          try notebook.createRecipe(cooklang: $0, file: $1, picture: picture)
        }
      } else {
        own = try notebook.createRecipe(try fields.written(title: title), picture: picture)
      }
      try RecipeCommand.show(own, output, "saved as a favourite")
    }
  }

  struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit",
      abstract: "Edit one of your own recipes, or make your own version of any dish.",
      discussion: """
        Each option replaces one field; --file replaces the whole recipe with a Cooklang file. If \
        you give no options and no file, your editor opens. If you did not write the recipe, you \
        get your own version of the dish, which only you can see. The dish keeps its id, rating \
        and notes, and updates from its source no longer change your version. 'recipe revert' \
        deletes your version.

        Example: whatcanimake recipe edit negroni --ingredient "60 ml gin" \\
                   --ingredient "30 ml campari" --ingredient "30 ml sweet vermouth"
        """
    )

    @OptionGroup
    var dish: DishName

    @OptionGroup
    var fields: RecipeFields

    @Option(help: ArgumentHelp("The new title.", valueName: "title"))
    var title: String?

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let notebook = try output.options.openNotebook()
      // A file that is no picture stops the command before anything is kept.
      let picture = try fields.image.map { try Notebook.picture(file: $0.path) }
      let id: DishID
      switch try notebook.dishToChange(named: dish.name) {
      case .own(let own): id = own.recipe.id
      case .other(let found):
        let version = try change(found, picture, notebook)
        return try RecipeCommand.show(version, output)
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
        own = try edited(text, unchangedMeans: "nothing changed") {
          try notebook.changeRecipe(id, cooklang: $0, file: $1, picture: picture)
        }
      } else {
        own = try notebook.changeRecipe(id, try fields.written(title: title), picture: picture)
      }
      try RecipeCommand.show(own, output, "changed")
    }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Delete one of your own recipes; you can restore it within 30 days.",
      discussion: "Example: whatcanimake recipe delete \"apple pie\""
    )

    @OptionGroup
    var dish: OwnRecipeName

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let own = try notebook.ownRecipe(named: dish.name)
      try notebook.deleteRecipe(own.recipe.id)
      try RecipeCommand.refresh(options)
      say("Deleted \(own.recipe.name). To restore it within 30 days:")
      sayCommand("whatcanimake recipe restore \(own.recipe.id)")
    }
  }

  struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "restore",
      abstract: "Restore a recipe that you deleted in the last 30 days.",
      discussion: """
        If you give no name, the command lists the recipes that can be restored.

        Example: whatcanimake recipe restore "apple pie"
        """
    )

    @Argument(
      help: ArgumentHelp("Name or id.", valueName: "dish"),
      completion: .deletedRecipes
    )
    var words: [String] = []

    @OptionGroup
    var output: DataOptions

    func run() throws {
      if words.isEmpty {
        let deleted = try output.options.openReading().deletedRecipes()
        return OwnRecipeListView(
          deleted,
          asJSON: output.json,
          ifEmpty: "There is no deleted recipe to restore."
        ).show()
      }
      let own = try output.options.openNotebook().restoreRecipe(words.joined(separator: " "))
      try RecipeCommand.show(own, output, "restored as a favourite")
    }
  }

  struct Publish: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "publish",
      abstract: "Share one of your own recipes with others.",
      discussion: """
        Your household can then see the recipe. In a store without accounts, everyone who uses the \
        store can see a published recipe.

        Example: whatcanimake recipe publish "apple pie"
        """
    )

    @OptionGroup
    var dish: OwnRecipeName

    @Flag(help: "Make the recipe private again.")
    var undo = false

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let own = try notebook.ownRecipe(named: dish.name)
      try notebook.publishRecipe(own.recipe.id, !undo)
      try RecipeCommand.refresh(options)
      say(
        undo
          ? "\(own.recipe.name) is private again."
          : "Others can now see \(own.recipe.name), with \(own.author) as its author."
      )
    }
  }

  struct Mine: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "mine",
      abstract: "List the recipes that you wrote, and your versions of other recipes.",
      discussion: "Example: whatcanimake recipe mine"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let kitchen = try output.options.openReading()
      OwnRecipeListView(
        try kitchen.ownRecipes(),
        versions: try kitchen.versions(),
        asJSON: output.json,
        ifEmpty: "You have no recipes yet. To write one: whatcanimake recipe new"
      ).show()
    }
  }

  /// Takes what was written into the catalogue, so that the next answer has it.
  static func refresh(_ options: KitchenOptions) throws {
    _ = try options.openReading()
  }

  fileprivate static func show(
    _ own: OwnRecipe,
    _ output: DataOptions,
    _ outcome: String
  ) throws {
    let kitchen = try output.options.openReading()
    if output.json {
      let dish = FoundDish(recipe: own.recipe)
      return writeJSON(try kitchen.json(dish, author: own.author))
    }
    var page = Page(Terminal())
    page.add("\(own.recipe.name) (\(own.recipe.id.description)) was \(outcome).")
    let others = try kitchen.ownRecipes().filter {
      $0.recipe.name == own.recipe.name && $0.recipe.id != own.recipe.id
    }
    for other in others {
      page.add("You have another recipe with this name: \(other.recipe.id)", hanging: 2)
    }
    addUnrecognised(in: own.recipe, kitchen, to: &page)
    page.show()
  }
}
