import ArgumentParser
import WhatCanIMake

struct RateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate",
    abstract: "Rate a dish with 1 to 5 stars, or list your ratings.",
    usage: """
      whatcanimake rate <dish> <stars> [--remove]
      whatcanimake rate [--json]
      """,
    discussion: """
      Without a dish, the command lists the dishes that you rated, with the highest ratings first.

      Example: whatcanimake rate negroni 5
      Example: whatcanimake rate
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The name or id of a dish, and then a number of stars from 1 to 5.",
      valueName: "dish"
    ),
    completion: .dishes
  )
  var words: [String] = []

  @Flag(help: "Delete your rating.")
  var remove = false

  @OptionGroup
  var output: DataOptions

  func validate() throws {
    if isList, remove { throw ValidationError("name a dish: rate negroni --remove") }
    if !isList, output.json {
      throw ValidationError("--json can be used only to list your ratings: rate --json")
    }
  }

  private var isList: Bool { words.isEmpty || words == ["list"] }

  func run() throws {
    if isList { return try list() }
    let notebook = try output.options.openNotebook()
    let (dish, text) = try notebook.kitchen.dishAndText(words)
    let name = dish.recipe.name
    if remove {
      let wasRated = try notebook.removeRating(of: dish)
      say(wasRated ? "Deleted your rating of \(name)." : "You have not rated \(name).")
      return
    }
    guard let rating = text.flatMap({ Int($0) }).flatMap({ Rating(rawValue: $0) }) else {
      throw ValidationError("a rating is a number from 1 to 5: rate negroni 5")
    }
    try notebook.rate(dish, rating)
    say("Rated \(name) \(MarksText.stars(rating)).")
  }

  private func list() throws {
    let kitchen = try output.options.openReading()
    DishListView(
      noun: "ratings",
      asJSON: output.json,
      ifEmpty: "You have not rated a dish yet. To rate one: whatcanimake rate negroni 5"
    ).show(try kitchen.summaries(ofKept: kitchen.rated()))
  }
}

struct NoteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "note",
    abstract: "Write or show a private note on a dish, or list your notes.",
    usage: """
      whatcanimake note <dish> [<text>] [--remove]
      whatcanimake note [--json]
      """,
    discussion: """
      If you give no text, the command shows your note. Without a dish, the command lists all your \
      notes.

      Example: whatcanimake note negroni "equal parts, and an orange slice"
      Example: whatcanimake note
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The name or id of a dish, and then the text of your note.",
      valueName: "dish"
    ),
    completion: .dishes
  )
  var words: [String] = []

  @Flag(help: "Delete the note.")
  var remove = false

  @OptionGroup
  var output: DataOptions

  func validate() throws {
    if isList, remove { throw ValidationError("name a dish: note negroni --remove") }
  }

  private var isList: Bool { words.isEmpty || words == ["list"] }

  func run() throws {
    if isList { return try list() }
    if remove {
      let notebook = try output.options.openNotebook()
      let dish = try notebook.kitchen.dishAndText(words).dish
      let had = try notebook.removeNote(on: dish)
      let name = dish.recipe.name
      say(had ? "Deleted your note on \(name)." : "You have no note on \(name).")
      return
    }
    // With a text the notebook is opened, which says what there is to say.
    let (dish, text) = try output.options.reopened().dishAndText(words)
    if let text { try output.options.openNotebook().setNote(text, on: dish) }
    let kitchen = text == nil ? try output.options.openReading() : try output.options.reopened()
    if output.json {
      writeJSON(Reply.Note(try kitchen.note(on: dish), on: dish))
    } else if text != nil {
      say("Saved your note on \(dish.recipe.name).")
    } else if let note = try kitchen.note(on: dish) {
      var page = Page(Terminal())
      for line in note.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        page.add(StyledText(String(line)))
      }
      page.show()
    } else {
      say("You have no note on \(dish.recipe.name).")
    }
  }

  private func list() throws {
    let notes = try output.options.openReading().notes()
    if output.json {
      return writeJSON(Reply.List("notes", notes.map { Reply.Note($0.note, on: $0.dish) }))
    }
    var page = Page(Terminal())
    let column = columnWidth(notes.map(\.dish.recipe.name), atMost: page.terminal.width / 3)
    for (dish, note) in notes {
      page.row(
        StyledText(dish.recipe.name, .strong),
        StyledText(note.text),
        column: column,
        indent: 0
      )
    }
    if notes.isEmpty {
      page.add("You have no notes yet. To write one: whatcanimake note negroni \"stir it longer\"")
    }
    page.show()
  }
}
