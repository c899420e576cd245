import ArgumentParser
import WhatCanIMake

struct SourceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "source",
    abstract: "Fetch recipes from sources on the network.",
    discussion: """
      Some sources need a key: 'source list' shows which ones, and 'help files' explains where to \
      put the key. The program connects to the network only for 'source', 'search --source', \
      'image' and 'shelf', and for 'import' with a web address.

      Example: whatcanimake source sync thecocktaildb
      """,
    subcommands: [List.self, SyncCommand.self, Get.self, Random.self, Values.self],
    defaultSubcommand: List.self
  )

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract:
        "List the sources, how many dishes are stored from each, and which ones need a key.",
      discussion: "Example: whatcanimake source list"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let states = try output.options.open().sourceStates(
        environment: Surroundings.current.variable
      )
      SourceListView(asJSON: output.json).show(states)
    }
  }

  struct Get: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "get",
      abstract: "Fetch dishes by id and store them; dishes that are already stored are updated.",
      discussion: "Example: whatcanimake source get thecocktaildb:11007"
    )

    @Argument(help: ArgumentHelp("Ids of dishes, such as thecocktaildb:11007.", valueName: "id"))
    var ids: [String]

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup
    var fetch: FetchOptions

    @OptionGroup
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
      abstract: "Show a dish picked at random from a source.",
      discussion: "Example: whatcanimake source random themealdb"
    )

    @Argument(help: "The source.", completion: .dishSources)
    var name: String

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup
    var fetch: FetchOptions

    @OptionGroup
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
      abstract: "List the categories, glasses, ingredients or areas that a source offers.",
      discussion: "Example: whatcanimake source values thecocktaildb glasses"
    )

    @Argument(help: "The source.", completion: .dishSources)
    var name: String

    @Argument(help: "What to list.")
    var list: ValueList

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup
    var fetch: FetchOptions

    @OptionGroup
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
