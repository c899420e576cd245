import ArgumentParser
import WhatCanIMake

struct CookedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cooked",
    abstract: "Note that you made a dish, and take what it used out of the pantry.",
    discussion: """
      What a recipe says that it yields, such as pesto, goes into the pantry. On a terminal it asks \
      before it changes the pantry; in a script --take and --keep say it.

      Example: whatcanimake cooked negroni --take
      """
  )

  @OptionGroup
  var dish: DishName

  @OptionGroup
  var servings: ServingsOption

  @Flag(help: "Take what it used out of the pantry, and put in what it yields.")
  var take = false

  @Flag(help: "Leave the pantry as it is.")
  var keep = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func validate() throws {
    if take, keep { throw ValidationError("--take and --keep contradict each other") }
  }

  func run() throws {
    let notebook = try options.openNotebook()
    let dish = try notebook.kitchen.find(dish.name)
    let count = servings.servings
    var (entry, uses) = try notebook.cooked(dish, servings: count, takesFromPantry: take)
    let measured = uses.filter { !$0.changes.isEmpty }
    let made = notebook.kitchen.made(by: dish, servings: count)
    let isChanging = !measured.isEmpty || made != nil
    var isTaken = take && isChanging
    if !take, !keep, !json, canAsk, isChanging {
      if confirms(CookedView.question(measured, made)) {
        uses = try notebook.takeUsed(by: dish, servings: count)
        isTaken = true
      }
    }
    if json {
      writeJSON(Reply.Cooked(entry, uses, made, isTaken: isTaken))
    } else {
      CookedView(dish, uses, made, isTaken: isTaken, isAsked: take || keep || canAsk).show()
    }
  }
}

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "What was cooked and suggested.",
    subcommands: [List.self, Clear.self],
    defaultSubcommand: List.self
  )

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "What was cooked and suggested, the last first.",
      discussion: "Example: whatcanimake history list --kind cooked"
    )

    @Option(help: "Only this kind.")
    var kind: HistoryEntry.Kind?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let entries = try options.openReading().history(kind)
      if json {
        writeJSON(Reply.List("history", entries.map(\.json)))
        return
      }
      var page = Page(Terminal().unwrappedInPipe)
      for entry in entries {
        let day = RunningProgram.day(at: entry.at).map(\.description) ?? ""
        var text = StyledText(entry.dishName, .strong)
        let servings = entry.servings.map { " for \($0)" } ?? ""
        text.add(" · \(entry.kind.rawValue)\(servings)", .faint)
        page.row(StyledText(day), text, column: 10, indent: 0)
      }
      if entries.isEmpty, kind == .suggested {
        page.add("Nothing was suggested yet.")
      } else if entries.isEmpty {
        page.add("Nothing yet; after cooking: whatcanimake cooked negroni")
      }
      page.show()
    }
  }

  struct Clear: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear",
      abstract: "Forget the history; on a terminal it asks first, and 'undo' brings it back.",
      discussion: "Example: whatcanimake history clear --kind suggested --yes"
    )

    @OptionGroup
    var sure: SureOption

    @Option(help: "Only this kind.")
    var kind: HistoryEntry.Kind?

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      guard try sure.allows("Forget the history?") else { return say("Nothing is forgotten.") }
      let count = try notebook.clearHistory(kind)
      say("\(count == 1 ? "1 entry" : "\(count) entries") of the history forgotten.")
      sayUndo(count)
    }
  }
}
