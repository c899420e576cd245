import ArgumentParser
import WhatCanIMake

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Named lists of dishes in your order; the wishlist is always there.",
    subcommands: [
      All.self, Show.self, Create.self, Rename.self, Delete.self, Add.self, Remove.self, Move.self,
    ],
    defaultSubcommand: All.self
  )

  struct All: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "all",
      abstract: "Your lists.",
      discussion: "Example: whatcanimake list all"
    )

    @Argument(help: .hidden)
    var named: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func validate() throws {
      if let name = named.first {
        throw ValidationError("to see one list: list show \(name)")
      }
    }

    func run() throws {
      let lists = try options.openReading().lists()
      if json {
        writeJSON(Reply.List("lists", lists.map(\.json)))
        return
      }
      var page = Page(Terminal().unwrappedInPipe)
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
      abstract: "The dishes of a list, in its order.",
      discussion: "Example: whatcanimake list show wishlist"
    )

    @OptionGroup
    var list: ListArgument

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let kitchen = try options.openReading()
      let content = try kitchen.list(named: list.name)
      DishListView(
        noun: "list",
        asJSON: json,
        isNumbered: true,
        ifEmpty: "The list is empty; add a dish: "
          + "whatcanimake list add \(content.list.name) negroni"
      ).show(try kitchen.summaries(ofKept: content.dishes))
    }
  }

  struct Create: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "create",
      abstract: "Make an empty list.",
      discussion: "Example: whatcanimake list create \"Summer party\""
    )

    @OptionGroup
    var list: ListArgument

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      try options.openNotebook().createList(list.name)
      say("The list \(list.name) is there.")
    }
  }

  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename",
      abstract: "Give a list another name.",
      discussion: "Example: whatcanimake list rename \"Summer party\" Garden"
    )

    @OptionGroup
    var list: ListArgument

    @Argument(help: ArgumentHelp("Its other name.", valueName: "name"))
    var other: String

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      try options.openNotebook().renameList(list.name, to: other)
      say("The list \(list.name) is called \(other).")
    }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Delete a list; on a terminal it asks first, and 'undo' brings it back.",
      discussion: """
        Its dishes stay where else they are.

        Example: whatcanimake list delete "Summer party" --yes
        """
    )

    @OptionGroup
    var sure: SureOption

    @OptionGroup
    var list: ListArgument

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let name = try notebook.deletableList(list.name)
      guard try sure.allows("Delete the list \(name)?") else { return say("Nothing is deleted.") }
      let gone = try notebook.deleteList(list.name)
      say("The list \(gone.name) with \(dishCount(gone.dishes.count)) is deleted.")
      sayUndo(1)
    }
  }

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Put dishes on a list, at its end or from a position on.",
      discussion: "Example: whatcanimake list add wishlist negroni \"dry martini\""
    )

    @OptionGroup
    var list: ListArgument

    @OptionGroup
    var dishes: DishArguments

    @Option(help: ArgumentHelp("Where to put them, from 1.", valueName: "position"))
    var at: Int?

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func validate() throws { try refusePosition(at) }

    func run() throws {
      let notebook = try options.openNotebook()
      let named = try notebook.kitchen.dishes(in: dishes.dishes)
      let added = try notebook.add(named, toList: list.name, at: at)
      for dish in named {
        let isNew = added.contains { $0.id == dish.id }
        let text = isNew ? "is on" : "was already on"
        say("\(dish.recipe.name) \(text) the list \(list.name).")
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Take dishes from a list.",
      discussion: "Example: whatcanimake list remove wishlist negroni"
    )

    @OptionGroup
    var list: ListArgument

    @OptionGroup
    var dishes: DishArguments

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let named = try notebook.kitchen.dishes(in: dishes.dishes)
      let gone = try notebook.remove(named, fromList: list.name)
      for dish in named {
        let text = gone.contains { $0.id == dish.id } ? "is off" : "was not on"
        say("\(dish.recipe.name) \(text) the list \(list.name).")
      }
    }
  }

  struct Move: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "move",
      abstract: "Move a dish to another place in a list.",
      usage: "whatcanimake list move <list> <dish> <position>",
      discussion: "Example: whatcanimake list move wishlist negroni 1"
    )

    @OptionGroup
    var list: ListArgument

    @OptionGroup
    var words: DishAndText

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let (dish, text) = try words.read(in: notebook.kitchen)
      guard let position = text.flatMap({ Int($0) }), position > 0 else {
        throw ValidationError("say where to, from 1: list move wishlist negroni 1")
      }
      let list = try notebook.move(dish, inList: list.name, to: position)
      if json {
        writeJSON(list.json)
        return
      }
      let place = list.dishes.firstIndex(of: dish.id).map { $0 + 1 } ?? position
      say(
        "\(dish.recipe.name) is number \(place) of \(list.dishes.count) on the list \(list.name)."
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
    throw ValidationError("--at is \(position); positions count from 1")
  }
}
