import ArgumentParser
import WhatCanIMake

struct SourceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "source",
    abstract: "Live sources of recipes: how they stand, and taking from them.",
    discussion: """
      A key comes from the source's environment variable, or from a file keys/NAME in the folder of \
      settings that nobody else may read. Nothing is fetched unless one of these commands, 'search \
      --source', 'image' or 'shelf' asks for it.

      Example: whatcanimake source sync thecocktaildb
      """,
    subcommands: [List.self, SyncCommand.self, Get.self, Random.self, Values.self],
    defaultSubcommand: List.self
  )

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "Every source, what is kept of it, and what it needs.",
      discussion: "Example: whatcanimake source list"
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let states = try options.open().sourceStates(environment: Surroundings.current.variable)
      SourceListView(asJSON: json).show(states)
    }
  }

  struct Get: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "get",
      abstract: "Fetch one dish, also again, and keep it.",
      discussion: "Example: whatcanimake source get thecocktaildb:11007"
    )

    @Argument(help: ArgumentHelp("Ids of dishes.", valueName: "id"))
    var ids: [String]

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Source")
    var fetch: FetchOptions

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      for id in ids.map({ DishID($0) }) {
        let places = try options.places()
        let source = try RecipeSource.ofDishes(named: id.source)
        let (outcome, kitchen) = try Kitchen.fetching(
          id,
          through: try fetch.access(to: source, places),
          into: places,
          for: options.cook,
          now: RunningProgram.time
        )
        for notice in kitchen.notices { warn(notice) }
        if !json { say("\(id): \(outcome.rawValue)") }
        try kitchen.show(try kitchen.find(id.description), asJSON: json)
      }
    }
  }

  struct Random: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "random",
      abstract: "A dish that the source picks by chance.",
      discussion: "Example: whatcanimake source random themealdb"
    )

    @Argument(help: "The source.")
    var name: String

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Source")
    var fetch: FetchOptions

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let places = try options.places()
      let source = try RecipeSource.ofDishes(named: name)
      let reply = try fetch.access(to: source, places).dishes(.random, limit: 1, places)
      try SourceDishesView(source: source, asJSON: json).show(reply, in: try options.open())
    }
  }

  struct Values: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "values",
      abstract: "The categories, glasses, ingredients or areas of a source.",
      discussion: "Example: whatcanimake source values thecocktaildb glasses"
    )

    @Argument(help: "The source.")
    var name: String

    @Argument(help: "Which of its lists.")
    var list: ValueList

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Source")
    var fetch: FetchOptions

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let places = try options.places()
      let source = try RecipeSource.ofDishes(named: name)
      let values = try fetch.access(to: source, places).values(of: list, places)
      if json {
        let items = values.map { Reply.Named(id: $0, name: $0) }
        return writeJSON(Reply.List("source", items))
      }
      for value in values { writeOut(safe(value) + "\n") }
    }
  }
}
