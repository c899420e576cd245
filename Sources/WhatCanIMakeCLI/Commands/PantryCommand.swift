import ArgumentParser
import WhatCanIMake

struct PantryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pantry",
    abstract: "What is in the house; answers use it when --have is absent.",
    subcommands: [
      Add.self, Fill.self, Remove.self, List.self, Clear.self, Suggest.self,
    ],
    defaultSubcommand: List.self
  )

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Put things into the pantry, with an amount and a date if you like.",
      discussion: """
        Where no date is said, it is estimated how long things keep: by what they are, where they are, and \
        whether they are open. In the freezer time stands still. A place, or --opened, without an amount is \
        said of what is there already.

        Example: whatcanimake pantry add gin "lime 4" "milk 1 l" --expires 2026-11-30
        Example: whatcanimake pantry add "milk 1 l" --in fridge --opened
        """
    )

    @Argument(
      help: ArgumentHelp("Things, with commas between or one an argument.", valueName: "thing"),
      completion: .ingredients
    )
    var things: [String]

    @Option(help: ArgumentHelp("The last day to use them.", valueName: "yyyy-mm-dd"))
    var expires: CalendarDay?

    @Option(name: .customLong("in"), help: "Where they are kept: fridge, freezer or cupboard.")
    var place: PantryPlace?

    @Flag(help: "They are open since today.")
    var opened = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func validate() throws {
      if things.allSatisfy(\.isEmpty) { throw ValidationError("name at least one thing") }
    }

    func run() throws {
      let notebook = try options.openNotebook()
      let (added, unknown) = try notebook.addToPantry(
        things,
        expires: expires,
        in: place,
        opened: opened ? RunningProgram.today : nil
      )
      for name in unknown { warn(KitchenError.text(of: name)) }
      if json { return try PantryView.show(try options.reopened(), asJSON: true) }
      var page = Page(Terminal())
      for addition in added { page.add(PantryView.text(of: addition, notebook.kitchen)) }
      page.show()
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Take things out of the pantry, all of it or an amount.",
      discussion: """
        A name alone takes all of it, whatever its date; --past-date takes only what is past its date.

        Example: whatcanimake pantry remove lime "milk 200 ml"
        """
    )

    @Argument(
      help: ArgumentHelp("Things, with commas between or one an argument.", valueName: "thing"),
      completion: .pantry
    )
    var things: [String] = []

    @Flag(help: "All that is past its date, and nothing else.")
    var pastDate = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func validate() throws {
      guard things.isEmpty == pastDate else {
        throw ValidationError("name what to take out, or give --past-date, not both")
      }
    }

    func run() throws {
      let notebook = try options.openNotebook()
      let removed = try pastDate ? removePastDate(notebook) : remove(notebook)
      if json { return try PantryView.show(try options.reopened(), asJSON: true) }
      var page = Page(Terminal())
      for removal in removed { page.add(PantryView.text(of: removal)) }
      if removed.isEmpty { page.add("Nothing in the pantry is past its date.") }
      page.show()
    }

    private func remove(_ notebook: Notebook) throws -> [PantryRemoval] {
      let (removed, absent) = try notebook.removeFromPantry(things)
      for name in absent { warn("not in the pantry: \(name)") }
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
      abstract: "What is in the pantry, and until when.",
      discussion: "Example: whatcanimake pantry list"
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      try PantryView.show(try options.openReading(), asJSON: json)
    }
  }

  struct Clear: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear",
      abstract: "Empty the pantry; on a terminal it asks first, and 'undo' brings it back.",
      discussion: "Example: whatcanimake pantry clear --yes"
    )

    @OptionGroup
    var sure: SureOption

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      guard try sure.allows("Empty the pantry?") else { return say("Nothing is taken out.") }
      let count = try notebook.clearPantry()
      say(count == 0 ? "The pantry was empty." : "The pantry is empty; \(count) went.")
      sayUndo(count)
    }
  }
}
