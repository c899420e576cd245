import ArgumentParser
import WhatCanIMake

struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Restore things that you cleared or deleted in the last 30 days.",
    discussion: """
      'undo' restores the pantry, the shopping list, the history or your taste after you cleared \
      it. It also restores a deleted list, your deleted version of a dish, a deleted ingredient or \
      swap of your own, and ingredients that you removed from the pantry without giving an \
      amount. Anything that you added after the deletion is kept.

      Example: whatcanimake undo
      """,
    subcommands: [Last.self, List.self],
    defaultSubcommand: Last.self
  )

  struct Last: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "last",
      abstract: "Undo the last deletion, or one listed by 'undo list'.",
      discussion: "Example: whatcanimake undo 3"
    )

    @Argument(
      help: ArgumentHelp(
        "The number of the deletion in 'undo list' (default: the last deletion).",
        valueName: "number"
      )
    )
    var number: Int?

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      UndoView(try options.openNotebook().undo(number)).show()
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List the things that you can restore, most recently deleted first.",
      discussion: "Example: whatcanimake undo list"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let deletions = try output.options.openReading().deletions(now: RunningProgram.time)
      if output.json { return writeJSON(Reply.List("undo", deletions.map(\.json))) }
      var page = Page(Terminal())
      for deletion in deletions {
        var text = StyledText(UndoView.name(of: deletion), .strong)
        text.add(" · \(UndoView.entries(of: deletion))", .faint)
        if let day = RunningProgram.day(at: deletion.at) { text.add(" · deleted \(day)", .faint) }
        if let day = RunningProgram.day(at: deletion.until) {
          text.add(", kept until \(day)", .faint)
        }
        page.row(StyledText(String(deletion.number)), text, column: 4, indent: 0)
      }
      if deletions.isEmpty { page.add("There is nothing to restore.") }
      page.show()
    }
  }
}
