import ArgumentParser
import WhatCanIMake

struct FavoriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorite",
    abstract: "Mark dishes as favourites, and list them.",
    subcommands: [Add.self, Remove.self, List.self],
    defaultSubcommand: List.self,
    aliases: ["favourite"]
  )

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Mark dishes as favourites.",
      discussion: "Example: whatcanimake favorite add negroni \"dry martini\""
    )

    @OptionGroup
    var dishes: DishArguments

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let named = try notebook.kitchen.dishes(in: dishes.dishes)
      dishes.sayReading(as: named)
      for (dish, isNew) in zip(named, try notebook.addFavorites(named)) {
        let name = dish.recipe.name
        say(isNew ? "\(name) is now a favourite." : "\(name) is already a favourite.")
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Remove dishes from your favourites.",
      discussion: """
        If you wrote the recipe yourself, it is also deleted, and you can restore it with 'recipe \
        restore' within 30 days.

        Example: whatcanimake favorite remove negroni
        """
    )

    @Argument(
      help: ArgumentHelp("Names or ids of favourites.", valueName: "dish"),
      completion: .favorites
    )
    var dishes: [String]

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let named = try notebook.kitchen.dishes(in: dishes)
      let removals = try notebook.removeFavorites(named)
      if removals.contains(.deletedOwnRecipe) { _ = try options.reopened() }
      for (dish, removal) in zip(named, removals) {
        let name = dish.recipe.name
        switch removal {
        case .removed: say("\(name) is no longer a favourite.")
        case .wasNone: say("\(name) was not a favourite.")
        case .deletedOwnRecipe:
          say(
            "Deleted \(name), one of your own recipes. To restore it within 30 days:"
          )
          sayCommand("whatcanimake recipe restore \(dish.id)")
        }
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List your favourites, newest first.",
      discussion: "Example: whatcanimake favorite list"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let kitchen = try output.options.openReading()
      let dishes = try kitchen.summaries(ofKept: kitchen.favorites())
      DishListView(
        noun: "favorite",
        asJSON: output.json,
        ifEmpty: "No favourites yet. To add one: whatcanimake favorite add negroni"
      ).show(dishes)
    }
  }
}

/// Dishes by name, one an argument.
struct DishArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Names or ids.", valueName: "dish"),
    completion: .dishes
  )
  var dishes: [String]

  /// Says which dish was meant by a word that is only a part of its name.
  func sayReading(as named: [FoundDish]) {
    guard named.count == 1, let dish = named.first else { return }
    let typed = dishes.joined(separator: " ")
    let isWhole =
      [dish.recipe.name, "\(dish.id)"].contains { $0.lowercased() == typed.lowercased() }
    if !isWhole { warn("reading \"\(clipped(typed))\" as \(dish.recipe.name)") }
  }
}
