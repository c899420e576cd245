import ArgumentParser
import WhatCanIMake

extension PantryCommand {
  struct Fill: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "fill",
      abstract:
        "Fill the pantry quickly from a receipt, or from a list of common things.",
      discussion: """
        Without a file, the command asks about common things, group by group. Each answer is saved \
        at once, so you can stop at any time. With a file (a receipt, an order or a list), the \
        command shows how it understood each line, and asks before it saves anything. If a line is \
        unclear, the command shows the possible meanings instead of guessing.

        Example: whatcanimake pantry fill
        Example: whatcanimake pantry fill receipt.txt --yes
        """
    )

    @Argument(
      help: "The receipt, order or list to read, or - for standard input.",
      completion: .file()
    )
    var file: PathArgument?

    @Option(help: "Ask only about things for the kitchen, or only about things for the bar.")
    var room: FillGroup.Room?

    @Option(
      name: .customLong("in"),
      help: ArgumentHelp(
        "Where the things are kept: fridge, freezer or cupboard.",
        valueName: "place"
      )
    )
    var place: PantryPlace?

    @Flag(help: "Do not ask for confirmation; save everything that was understood.")
    var yes = false

    @Flag(help: "Show how the lines were understood, but do not save them.")
    var dryRun = false

    @OptionGroup
    var output: DataOptions

    func validate() throws {
      if yes && dryRun { throw ValidationError("use either --yes or --dry-run, not both") }
      guard file != nil else {
        if yes || dryRun || place != nil {
          throw ValidationError(
            "--yes, --dry-run and --in need a file, or - for standard input"
          )
        }
        return
      }
      if room != nil { throw ValidationError("--room cannot be used with a file") }
    }

    func run() throws {
      if let file { return try read(file.path) }
      if output.json { return try showGroups() }
      guard canAsk else {
        throw ValidationError(
          "cannot ask without a terminal; name a file, or - for standard input"
        )
      }
      let notebook = try output.options.openNotebook()
      try PantryWalk(notebook: notebook, room: room).run()
    }

    private func showGroups() throws {
      let kitchen = try output.options.openReading()
      let pantry = Set(try kitchen.pantry().map(\.entry.ingredient))
      let groups = try kitchen.fillGroups().filter { room == nil || $0.room == room }
      writeJSON(Reply.List("pantry-shelves", groups.map { $0.json(having: pantry) }))
    }

    private func read(_ file: String) throws {
      let isAsking = !yes && !dryRun && !output.json && canAsk
      guard yes || dryRun || isAsking else {
        throw ValidationError(
          "cannot ask without a terminal; use --yes to save without asking, or --dry-run to save nothing"
        )
      }
      let text = file == "-" ? try standardInput() : try Kitchen.text(of: file)
      guard !dryRun else {
        let list = try output.options.openReading().readPantryList(text)
        if output.json { return writeJSON(Reply.PantryFill(list, saved: nil)) }
        return PantryListView.page(of: list).show()
      }
      let notebook = try output.options.openNotebook()
      let list = try notebook.kitchen.readPantryList(text)
      if !output.json { PantryListView.page(of: list).show() }
      let things = isAsking ? list.understood + chosen(of: list) : list.understood
      guard !things.isEmpty else {
        if output.json { writeJSON(Reply.PantryFill(list, saved: [])) }
        throw ExitCode(ExitStatus.notUnderstood.rawValue)
      }
      let isSure =
        !isAsking
        || confirms(
          "Add \(things.count == 1 ? "this" : "these \(things.count) things") to the pantry?"
        )
      guard isSure else { return say("Nothing saved.") }
      let additions = try notebook.fillPantry(with: things, in: place)
      if output.json { return writeJSON(Reply.PantryFill(list, saved: additions)) }
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
          "\(line.text.trimmingSpaces): \(choices.joined(separator: ", "))? Number (Enter for none, q to end): "
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
