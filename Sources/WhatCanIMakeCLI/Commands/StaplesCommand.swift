import ArgumentParser
import WhatCanIMake

struct StaplesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "staples",
    abstract: "What you always have in the house.",
    discussion: """
      Water, ice, salt and pepper are taken to be in every kitchen. What you add here is as well: no \
      answer lists it as missing.

      Example: whatcanimake staples add oil sugar
      """,
    subcommands: [Add.self, Remove.self, List.self],
    defaultSubcommand: List.self
  )

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Always take these to be there.",
      discussion: "Example: whatcanimake staples add oil sugar butter"
    )

    @Argument(
      help: ArgumentHelp("Ingredients.", valueName: "name"),
      completion: .ingredients
    )
    var names: [String]

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      for outcome in try options.openNotebook().addStaples(nameList(names)) {
        let already = outcome.isChanged ? "" : " already"
        say("You\(already) always have \(outcome.name).")
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "No longer take these to be there.",
      discussion: "Example: whatcanimake staples remove sugar"
    )

    @Argument(help: ArgumentHelp("Ingredients.", valueName: "name"))
    var names: [String]

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      for outcome in try options.openNotebook().removeStaples(nameList(names)) {
        say(
          outcome.isChanged
            ? "\(outcome.name) counts only when you say that you have it."
            : "\(outcome.name) was not among your staples."
        )
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "What you always have.",
      discussion: "Example: whatcanimake staples list"
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let staples = try options.openReading().belongings.staples
      if json { return writeJSON(Reply.List("staples", staples.map(\.json))) }
      var page = Page(Terminal())
      for staple in staples { page.add(StyledText(staple.name)) }
      if staples.isEmpty {
        page.add(
          "Only water, ice, salt and pepper. What else is always there?"
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
