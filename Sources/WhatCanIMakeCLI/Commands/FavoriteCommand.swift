import ArgumentParser
import WhatCanIMake

struct FavoriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorite",
    abstract: "Dishes to find again.",
    subcommands: [Add.self, Remove.self, List.self],
    defaultSubcommand: List.self,
    aliases: ["favourite"]
  )

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Make dishes favourites.",
      discussion: "Example: whatcanimake favorite add negroni \"dry martini\""
    )

    @OptionGroup
    var dishes: DishArguments

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let named = try notebook.kitchen.dishes(in: dishes.dishes)
      for (dish, isNew) in zip(named, try notebook.addFavorites(named)) {
        let text = isNew ? "is a favourite." : "is a favourite already."
        say("\(dish.recipe.name) \(text)")
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Take dishes from the favourites; a recipe of your own is deleted with it.",
      discussion: "Example: whatcanimake favorite remove negroni"
    )

    @OptionGroup
    var dishes: DishArguments

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let named = try notebook.kitchen.dishes(in: dishes.dishes)
      let removals = try notebook.removeFavorites(named)
      if removals.contains(.deletedOwnRecipe) { _ = try options.reopened() }
      for (dish, removal) in zip(named, removals) {
        let name = dish.recipe.name
        switch removal {
        case .removed: say("\(name) is no favourite any more.")
        case .wasNone: say("\(name) was no favourite.")
        case .deletedOwnRecipe:
          say(
            "\(name) is no favourite any more, and as it is a recipe of your own it is deleted. "
              + "For 30 days this brings it back:"
          )
          sayCommand("whatcanimake recipe restore \(dish.id)")
        }
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "Your favourites, the last added first.",
      discussion: "Example: whatcanimake favorite list"
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let kitchen = try options.openReading()
      let dishes = try kitchen.summaries(ofKept: kitchen.favorites())
      DishListView(
        noun: "favorite",
        asJSON: json,
        ifEmpty: "No favourites yet; add one: whatcanimake favorite add negroni"
      ).show(dishes)
    }
  }
}

/// Dishes by name, one an argument.
struct DishArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Ids, names, or beginnings of names.", valueName: "dish"),
    completion: .dishes
  )
  var dishes: [String]
}
