import ArgumentParser
import WhatCanIMake

extension PantryCommand {
  struct Fill: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "fill",
      abstract:
        "Fill the pantry in a minute: by the commonest things, or from a receipt, an order or a list.",
      discussion: """
        Without a file it asks shelf by shelf, and what is said is kept at once: leave at any time. With a file, \
        or - for standard input, it says line by line what it understood, and asks before saving. What is \
        unsure is listed with what it may be, and never guessed.

        Example: whatcanimake pantry fill
        Example: whatcanimake pantry fill receipt.txt --yes
        """
    )

    @Argument(help: "A receipt, an order or a list; - for standard input.", completion: .file())
    var file: PathArgument?

    @Option(help: "Ask only about the kitchen, or only about the bar.")
    var room: PantryShelf.Room?

    @Option(
      name: .customLong("in"),
      help: "Where what is read is kept: fridge, freezer or cupboard."
    )
    var place: PantryPlace?

    @Flag(help: "Save what is understood without asking.")
    var yes = false

    @Flag(help: "Only say what is understood.")
    var dryRun = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func validate() throws {
      if yes && dryRun { throw ValidationError("give --yes or --dry-run, not both") }
      guard file != nil else {
        if yes || dryRun || place != nil {
          throw ValidationError(
            "--yes, --dry-run and --in are for a file; give one, or - for a list"
          )
        }
        return
      }
      if room != nil { throw ValidationError("--room is for being asked; leave the file out") }
    }

    func run() throws {
      if let file { return try read(file.path) }
      if json { return try showShelves() }
      guard canAsk else {
        throw ValidationError(
          "there is no terminal to ask on; give a file, or - for standard input"
        )
      }
      let notebook = try options.openNotebook()
      try PantryWalk(notebook: notebook, room: room).run()
    }

    private func showShelves() throws {
      let kitchen = try options.openReading()
      let pantry = Set(try kitchen.pantry().map(\.entry.ingredient))
      let shelves = try kitchen.pantryShelves().filter { room == nil || $0.room == room }
      writeJSON(Reply.List("pantry-shelves", shelves.map { $0.json(having: pantry) }))
    }

    private func read(_ file: String) throws {
      let isAsking = !yes && !dryRun && !json && canAsk
      guard yes || dryRun || isAsking else {
        throw ValidationError(
          "there is no terminal to ask on; give --yes to save what is understood, or --dry-run to see it"
        )
      }
      let text = file == "-" ? try standardInput() : try Kitchen.text(of: file)
      guard !dryRun else {
        let list = try options.openReading().readPantryList(text)
        if json { return writeJSON(Reply.PantryFill(list, saved: nil)) }
        return PantryListView.page(of: list).show()
      }
      let notebook = try options.openNotebook()
      let list = try notebook.kitchen.readPantryList(text)
      if !json { PantryListView.page(of: list).show() }
      let things = isAsking ? list.understood + chosen(of: list) : list.understood
      guard !things.isEmpty else {
        if json { writeJSON(Reply.PantryFill(list, saved: [])) }
        throw ExitCode(ExitStatus.notUnderstood.rawValue)
      }
      let isSure =
        !isAsking
        || confirms(
          "Put \(things.count == 1 ? "this" : "these \(things.count) things") into the pantry?"
        )
      guard isSure else { return say("Nothing is saved.") }
      let additions = try notebook.fillPantry(with: things, in: place)
      if json { return writeJSON(Reply.PantryFill(list, saved: additions)) }
      say(PantryListView.outcome(of: additions))
    }
  }
}

/// Asks about each line that is unsure which of its suggestions it is, if any.
func chosen(of list: PantryList) -> [PantryList.Thing] {
  var chosen: [PantryList.Thing] = []
  for line in list.lines {
    guard case .unsure(let things) = line.reading, !things.isEmpty else { continue }
    let choices = things.enumerated().map { "\($0.offset + 1) \($0.element.ingredient)" }
    guard
      let answer = answer(
        to:
          "\(line.text.trimmingSpaces): \(choices.joined(separator: ", "))? Number, Enter for none, q to end: "
      )
    else { break }
    if answer.lowercased().hasPrefix("q") { break }
    if let number = Int(answer.trimmingSpaces), things.indices.contains(number - 1) {
      chosen.append(things[number - 1])
    } else if answer.lowercased().hasPrefix("y"), things.count == 1 {
      chosen.append(things[0])
    }
  }
  return chosen
}

extension String {
  /// Without the white space around it.
  var trimmingSpaces: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
