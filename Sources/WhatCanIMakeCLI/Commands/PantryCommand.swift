import ArgumentParser
import WhatCanIMake

struct PantryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pantry",
    abstract: "Keep track of what you have; commands use the pantry if you do not give --have.",
    subcommands: [
      Add.self, Fill.self, Remove.self, List.self, Clear.self, Suggest.self,
    ],
    defaultSubcommand: List.self
  )

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Add things to the pantry, optionally with an amount and a date.",
      discussion: """
        Without --expires, the program estimates how long a thing will keep. The estimate depends \
        on the kind of thing, on where it is kept, and on whether it is open. The program makes no \
        estimate for things in the freezer. To change where a thing is kept, or to record that you \
        opened it, name the thing without an amount.

        Example: whatcanimake pantry add gin "lime 4" "milk 1 l" --expires 2026-11-30
        Example: whatcanimake pantry add "milk 1 l" --in fridge --opened
        Example: whatcanimake pantry add "spinach until friday" "milk 1 l"
        """
    )

    @Argument(
      help: ArgumentHelp(
        "Things to add, separated by commas or as separate arguments.",
        valueName: "thing"
      ),
      completion: .ingredients
    )
    var things: [String]

    @Option(
      help: ArgumentHelp(
        "The last day on which to use the things, such as 2026-12-12, friday or \"3 days\".",
        valueName: "day"
      ),
      transform: day
    )
    var expires: CalendarDay?

    @Option(
      name: .customLong("in"),
      help: ArgumentHelp(
        "Where the things are kept: fridge, freezer or cupboard.",
        valueName: "place"
      )
    )
    var place: PantryPlace?

    @Flag(help: "Record that the things were opened today.")
    var opened = false

    @OptionGroup
    var output: DataOptions

    func validate() throws {
      if things.allSatisfy(\.isEmpty) {
        throw ValidationError("name at least one thing: pantry add gin")
      }
    }

    func run() throws {
      let notebook = try output.options.openNotebook()
      let (added, unknown) = try notebook.addToPantry(
        things,
        expires: expires,
        in: place,
        opened: opened ? RunningProgram.today : nil,
        typedOn: RunningProgram.today
      )
      for name in unknown { warn(KitchenError.text(of: name)) }
      if output.json { return try PantryView.show(try output.options.reopened(), asJSON: true) }
      var page = Page(Terminal())
      for addition in added { page.add(PantryView.text(of: addition, notebook.kitchen)) }
      page.show()
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Remove things from the pantry, entirely or in part.",
      discussion: """
        To remove all of a thing, give its name without an amount.

        Example: whatcanimake pantry remove lime "milk 200 ml"
        """
    )

    @Argument(
      help: ArgumentHelp(
        "Things to remove, separated by commas or as separate arguments.",
        valueName: "thing"
      ),
      completion: .pantry
    )
    var things: [String] = []

    @Flag(help: "Remove everything that is past its use-by date.")
    var pastDate = false

    @OptionGroup
    var output: DataOptions

    func validate() throws {
      guard things.isEmpty == pastDate else {
        throw ValidationError("give either names or --past-date, not both")
      }
    }

    func run() throws {
      let notebook = try output.options.openNotebook()
      let removed = try pastDate ? removePastDate(notebook) : remove(notebook)
      if output.json { return try PantryView.show(try output.options.reopened(), asJSON: true) }
      var page = Page(Terminal())
      for removal in removed { page.add(PantryView.text(of: removal)) }
      if removed.isEmpty { page.add("Nothing in the pantry is past its date.") }
      page.show()
    }

    private func remove(_ notebook: Notebook) throws -> [PantryRemoval] {
      let (removed, absent) = try notebook.removeFromPantry(things)
      for name in absent { warn("\(name) is not in the pantry") }
      return removed
    }

    private func removePastDate(_ notebook: Notebook) throws -> [PantryRemoval] {
      guard let today = RunningProgram.today else { return [] }
      return try notebook.removePastDate(on: today)
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List what is in the pantry, and how long each thing will keep.",
      discussion: "Example: whatcanimake pantry list"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      try PantryView.show(try output.options.openReading(), asJSON: output.json)
    }
  }

  struct Clear: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear",
      abstract: "Remove everything from the pantry; 'undo' brings it back.",
      discussion: "Example: whatcanimake pantry clear --yes"
    )

    @OptionGroup
    var sure: SureOption

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      guard try sure.allows("Remove everything from the pantry?") else {
        return say("Nothing removed.")
      }
      let count = try notebook.clearPantry()
      switch count {
      case 0: say("The pantry was already empty.")
      case 1: say("Removed the only thing in the pantry.")
      default: say("Removed all \(count) things.")
      }
      sayUndo(count)
    }
  }
}
