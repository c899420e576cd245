import ArgumentParser
import WhatCanIMake

struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Bring back what was deleted at once in the last 30 days.",
    discussion: """
      An emptied pantry, shopping list or history, a deleted list, a forgotten taste, your version of a dish and \
      what you said about an ingredient come back as they were, beside what you added since. Without a number it is the last of them.

      Example: whatcanimake undo
      """,
    subcommands: [Last.self, List.self],
    defaultSubcommand: Last.self
  )

  struct Last: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "last",
      abstract: "Bring back what was deleted last, or what 'undo list' has under a number.",
      discussion: "Example: whatcanimake undo 3"
    )

    @Argument(help: ArgumentHelp("A number of 'undo list'.", valueName: "number"))
    var number: Int?

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      UndoView(try options.openNotebook().undo(number)).show()
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "What can be brought back, the last deleted first.",
      discussion: "Example: whatcanimake undo list"
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let deletions = try options.openReading().deletions(now: RunningProgram.time)
      if json { return writeJSON(Reply.List("undo", deletions.map(\.json))) }
      var page = Page(Terminal().unwrappedInPipe)
      for deletion in deletions {
        var text = StyledText(UndoView.name(of: deletion), .strong)
        text.add(" · \(UndoView.entries(of: deletion))", .faint)
        if let day = RunningProgram.day(at: deletion.at) { text.add(" · deleted \(day)", .faint) }
        if let day = RunningProgram.day(at: deletion.until) { text.add(", until \(day)", .faint) }
        page.row(StyledText(String(deletion.number)), text, column: 4, indent: 0)
      }
      if deletions.isEmpty { page.add("Nothing was deleted that can be brought back.") }
      page.show()
    }
  }
}
