import ArgumentParser
import WhatCanIMake

struct StaplesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "staples",
    abstract: "Choose ingredients that you always have.",
    discussion: """
      Staples are never counted as missing. Water, ice, salt and pepper are staples for everyone.

      Example: whatcanimake staples add oil sugar
      """,
    subcommands: [Add.self, Remove.self, List.self],
    defaultSubcommand: List.self
  )

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Add staples.",
      discussion: "Example: whatcanimake staples add oil sugar butter"
    )

    @Argument(
      help: ArgumentHelp("Ingredients.", valueName: "name"),
      completion: .ingredients
    )
    var names: [String]

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      for outcome in try options.openNotebook().addStaples(nameList(names)) {
        say("\(outcome.name) is \(outcome.isChanged ? "now" : "already") a staple.")
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Remove staples.",
      discussion: "Example: whatcanimake staples remove sugar"
    )

    @Argument(
      help: ArgumentHelp("Ingredients.", valueName: "name"),
      completion: .staples
    )
    var names: [String]

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      for outcome in try options.openNotebook().removeStaples(nameList(names)) {
        say(
          outcome.isChanged
            ? "\(outcome.name) is no longer a staple."
            : "\(outcome.name) was not a staple."
        )
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List your staples.",
      discussion: "Example: whatcanimake staples list"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let staples = try output.options.openReading().snapshot.staples
      if output.json { return writeJSON(Reply.List("staples", staples.map(\.json))) }
      var page = Page(Terminal())
      for staple in staples { page.add(StyledText(staple.name)) }
      if staples.isEmpty {
        page.add(
          "You have no staples besides water, ice, salt and pepper. To add some:"
        )
        page.add(
          "whatcanimake staples add oil sugar",
          indent: 2
        )
      }
      page.show()
    }
  }
}
