import ArgumentParser
import WhatCanIMake

struct RateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate",
    abstract: "Rate a dish with 1 to 5 stars.",
    usage: "whatcanimake rate <dish> <stars> [--remove]",
    discussion: "Example: whatcanimake rate negroni 5"
  )

  @OptionGroup
  var words: DishAndText

  @Flag(help: "Delete your rating.")
  var remove = false

  @OptionGroup
  var options: KitchenOptions

  func run() throws {
    let notebook = try options.openNotebook()
    let (dish, text) = try words.read(in: notebook.kitchen)
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
}

struct NoteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "note",
    abstract: "Write or show a private note on a dish.",
    usage: "whatcanimake note <dish> [<text>] [--remove]",
    discussion: """
      If you give no text, the command shows your note.

      Example: whatcanimake note negroni "equal parts, and an orange slice"
      """
  )

  @OptionGroup
  var words: DishAndText

  @Flag(help: "Delete the note.")
  var remove = false

  @OptionGroup
  var output: DataOptions

  func run() throws {
    if remove {
      let notebook = try output.options.openNotebook()
      let dish = try words.read(in: notebook.kitchen).dish
      let had = try notebook.removeNote(on: dish)
      let name = dish.recipe.name
      say(had ? "Deleted your note on \(name)." : "You have no note on \(name).")
      return
    }
    // With a text the notebook is opened, which says what there is to say.
    let (dish, text) = try words.read(in: try output.options.reopened())
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
}
