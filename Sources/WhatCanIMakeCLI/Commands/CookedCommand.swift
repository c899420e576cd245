import ArgumentParser
import WhatCanIMake

struct CookedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cooked",
    abstract: "Record that you made a dish, and update the pantry.",
    discussion: """
      The command removes the used ingredients from the pantry. If the dish is itself an \
      ingredient, such as pesto, the command adds the dish to the pantry. On a terminal, the \
      command asks before it updates the pantry. In a script, use --take or --keep.

      Example: whatcanimake cooked negroni --take
      """
  )

  @OptionGroup
  var dish: DishName

  @OptionGroup
  var servings: ServingsOption

  @Flag(help: "Update the pantry without asking.")
  var take = false

  @Flag(help: "Do not update the pantry.")
  var keep = false

  @OptionGroup
  var output: DataOptions

  func validate() throws {
    if take, keep { throw ValidationError("use either --take or --keep, not both") }
  }

  func run() throws {
    let notebook = try output.options.openNotebook()
    let dish = try notebook.kitchen.find(dish.name)
    let count = servings.servings
    var (entry, uses) = try notebook.cooked(dish, servings: count, takesFromPantry: take)
    let measured = uses.filter { !$0.changes.isEmpty }
    let made = notebook.kitchen.made(by: dish, servings: count)
    let isChanging = !measured.isEmpty || made != nil
    var isTaken = take && isChanging
    if !take, !keep, !output.json, canAsk, isChanging {
      if confirms(CookedView.question(measured, made)) {
        uses = try notebook.takeUsed(by: dish, servings: count)
        isTaken = true
      }
    }
    if output.json {
      writeJSON(Reply.Cooked(entry, uses, made, isTaken: isTaken))
    } else {
      CookedView(dish, uses, made, isTaken: isTaken, isAsked: take || keep || canAsk).show()
    }
  }
}

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show or clear the history of dishes that were cooked or suggested.",
    subcommands: [List.self, Clear.self],
    defaultSubcommand: List.self
  )

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List the dishes that were cooked or suggested, newest first.",
      discussion: "Example: whatcanimake history list --kind cooked"
    )

    @Option(help: "Show only entries of this kind.")
    var kind: HistoryEntry.Kind?

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let entries = try output.options.openReading().history(kind)
      if output.json {
        writeJSON(Reply.List("history", entries.map(\.json)))
        return
      }
      var page = Page(Terminal())
      for entry in entries {
        let day = RunningProgram.day(at: entry.at).map(\.description) ?? ""
        var text = StyledText(entry.dishName, .strong)
        let servings = entry.servings.map { " for \($0)" } ?? ""
        text.add(" · \(entry.kind.rawValue)\(servings)", .faint)
        page.row(StyledText(day), text, column: 10, indent: 0)
      }
      if entries.isEmpty, kind == .suggested {
        page.add("Nothing has been suggested yet.")
      } else if entries.isEmpty {
        page.add("No history yet. After you make a dish: whatcanimake cooked negroni")
      }
      page.show()
    }
  }

  struct Clear: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear",
      abstract: "Clear the history; 'undo' brings it back.",
      discussion: "Example: whatcanimake history clear --kind suggested --yes"
    )

    @OptionGroup
    var sure: SureOption

    @Option(help: "Clear only entries of this kind.")
    var kind: HistoryEntry.Kind?

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      guard try sure.allows("Clear the history?") else { return say("Nothing cleared.") }
      let count = try notebook.clearHistory(kind)
      say("Cleared \(count == 1 ? "1 entry" : "\(count) entries") from the history.")
      sayUndo(count)
    }
  }
}
