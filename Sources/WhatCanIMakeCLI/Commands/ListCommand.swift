import ArgumentParser
import WhatCanIMake

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Keep named lists of dishes; the list 'wishlist' always exists.",
    subcommands: [
      All.self, Show.self, Create.self, Rename.self, Delete.self, Add.self, Remove.self, Move.self,
    ],
    defaultSubcommand: All.self
  )

  struct All: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "all",
      abstract: "Show the names of your lists.",
      discussion: "Example: whatcanimake list all"
    )

    @Argument(help: .hidden)
    var named: [String] = []

    @OptionGroup
    var output: DataOptions

    func validate() throws {
      if let name = named.first {
        throw ValidationError("to show a list: list show \(name)")
      }
    }

    func run() throws {
      let lists = try output.options.openReading().lists()
      if output.json {
        writeJSON(Reply.List("lists", lists.map(\.json)))
        return
      }
      var page = Page(Terminal())
      let column = columnWidth(lists.map(\.name), atMost: 40)
      for list in lists {
        let count = list.dishes.count
        let text = count == 1 ? "1 dish" : "\(count) dishes"
        page.row(StyledText(list.name, .strong), StyledText(text), column: column, indent: 0)
      }
      page.show()
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Show the dishes on a list.",
      discussion: "Example: whatcanimake list show wishlist"
    )

    @OptionGroup
    var list: ListArgument

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let kitchen = try output.options.openReading()
      let content = try kitchen.list(named: list.name)
      DishListView(
        noun: "list",
        asJSON: output.json,
        isNumbered: true,
        ifEmpty: "The list is empty. To add a dish: "
          + "whatcanimake list add \(content.list.name) negroni"
      ).show(try kitchen.summaries(ofKept: content.dishes))
    }
  }

  struct Create: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "create",
      abstract: "Create an empty list.",
      discussion: "Example: whatcanimake list create \"Summer party\""
    )

    @OptionGroup
    var list: ListArgument

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      try options.openNotebook().createList(list.name)
      say("Created list \(list.name).")
    }
  }

  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename",
      abstract: "Rename a list.",
      discussion: "Example: whatcanimake list rename \"Summer party\" Garden"
    )

    @OptionGroup
    var list: ListArgument

    @Argument(help: ArgumentHelp("The new name.", valueName: "name"))
    var other: String

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      try options.openNotebook().renameList(list.name, to: other)
      say("Renamed list \(list.name) to \(other).")
    }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Delete a list; 'undo' brings it back.",
      discussion: """
        The dishes themselves are not deleted.

        Example: whatcanimake list delete "Summer party" --yes
        """
    )

    @OptionGroup
    var sure: SureOption

    @OptionGroup
    var list: ListArgument

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let name = try notebook.deletableList(list.name)
      guard try sure.allows("Delete the list \(name)?") else { return say("Nothing deleted.") }
      let deleted = try notebook.deleteList(list.name)
      say("Deleted list \(deleted.name) with \(dishCount(deleted.dishes.count)).")
      sayUndo(1)
    }
  }

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Add dishes to a list, at the end or at a given position.",
      discussion: "Example: whatcanimake list add wishlist negroni \"dry martini\""
    )

    @OptionGroup
    var list: ListArgument

    @OptionGroup
    var dishes: DishArguments

    @Option(
      help: ArgumentHelp(
        "The position for the first dish, counted from 1. By default, the dishes are added at the end of the list.",
        valueName: "position"
      )
    )
    var at: Int?

    @OptionGroup
    var options: KitchenOptions

    func validate() throws { try refusePosition(at) }

    func run() throws {
      let notebook = try options.openNotebook()
      let named = try notebook.kitchen.dishes(in: dishes.dishes)
      let added = try notebook.add(named, toList: list.name, at: at)
      for dish in named {
        let isNew = added.contains { $0.id == dish.id }
        let name = dish.recipe.name
        say(isNew ? "Added \(name) to \(list.name)." : "\(name) is already on \(list.name).")
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Remove dishes from a list.",
      discussion: "Example: whatcanimake list remove wishlist negroni"
    )

    @OptionGroup
    var list: ListArgument

    @OptionGroup
    var dishes: DishArguments

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let named = try notebook.kitchen.dishes(in: dishes.dishes)
      let removed = try notebook.remove(named, fromList: list.name)
      for dish in named {
        let name = dish.recipe.name
        let wasOn = removed.contains { $0.id == dish.id }
        say(wasOn ? "Removed \(name) from \(list.name)." : "\(name) was not on \(list.name).")
      }
    }
  }

  struct Move: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "move",
      abstract: "Move a dish to another position on a list.",
      usage: "whatcanimake list move <list> <dish> <position>",
      discussion: "Example: whatcanimake list move wishlist negroni 1"
    )

    @OptionGroup
    var list: ListArgument

    @Argument(
      help: ArgumentHelp(
        "The name or id of a dish on the list, and then its new position, counted from 1.",
        valueName: "dish"
      ),
      completion: .dishes
    )
    var words: [String]

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let notebook = try output.options.openNotebook()
      let (dish, text) = try notebook.kitchen.dishAndText(words)
      guard let position = text.flatMap({ Int($0) }), position > 0 else {
        throw ValidationError(
          "the position is missing; for example, this moves Negroni to the top: list move wishlist negroni 1"
        )
      }
      let list = try notebook.move(dish, inList: list.name, to: position)
      if output.json {
        writeJSON(list.json)
        return
      }
      let place = list.dishes.firstIndex(of: dish.id).map { $0 + 1 } ?? position
      say(
        "\(dish.recipe.name) is now number \(place) of \(list.dishes.count) on \(list.name)."
      )
    }
  }
}

/// The name of a list.
struct ListArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("The list's name.", valueName: "list"), completion: .lists)
  var name: String
}

private func refusePosition(_ position: Int?) throws {
  if let position, position < 1 {
    throw ValidationError("--at must be at least 1, not \(position)")
  }
}
