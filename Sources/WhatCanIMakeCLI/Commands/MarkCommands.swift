import ArgumentParser
import WhatCanIMake

struct RateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate",
    abstract: "Give a dish 1 to 5 stars.",
    usage: "whatcanimake rate <dish> <stars> [--remove]",
    discussion: "Example: whatcanimake rate negroni 5"
  )

  @OptionGroup
  var words: DishAndText

  @Flag(help: "Take the rating back.")
  var remove = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let notebook = try options.openNotebook()
    let (dish, text) = try words.read(in: notebook.kitchen)
    let name = dish.recipe.name
    if remove {
      let wasRated = try notebook.removeRating(of: dish)
      say("\(name) \(wasRated ? "has no rating of yours any more" : "was not rated").")
      return
    }
    guard let rating = text.flatMap({ Int($0) }).flatMap({ Rating(rawValue: $0) }) else {
      throw ValidationError("a rating is a number from 1 to 5, as in: rate negroni 5")
    }
    try notebook.rate(dish, rating)
    say("\(name) has \(MarksText.stars(rating)).")
  }
}

struct NoteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "note",
    abstract: "Your own words about a dish, for nobody else.",
    usage: "whatcanimake note <dish> [<text>] [--remove]",
    discussion: """
      Without a text it prints the note.

      Example: whatcanimake note negroni "equal parts, and an orange slice"
      """
  )

  @OptionGroup
  var words: DishAndText

  @Flag(help: "Take the note away.")
  var remove = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    if remove {
      let notebook = try options.openNotebook()
      let dish = try words.read(in: notebook.kitchen).dish
      let had = try notebook.removeNote(on: dish)
      say("\(dish.recipe.name) \(had ? "has no note any more" : "had no note").")
      return
    }
    // With a text the notebook is opened, which says what there is to say.
    let (dish, text) = try words.read(in: try options.reopened())
    if let text { try options.openNotebook().setNote(text, on: dish) }
    let kitchen = text == nil ? try options.openReading() : try options.reopened()
    if json {
      writeJSON(Reply.Note(try kitchen.note(on: dish), on: dish))
    } else if text != nil {
      say("Noted on \(dish.recipe.name).")
    } else if let note = try kitchen.note(on: dish) {
      var page = Page(Terminal())
      for line in note.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        page.add(StyledText(String(line)))
      }
      page.show()
    } else {
      say("There is no note on \(dish.recipe.name).")
    }
  }
}

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Your verdict on a dish, for others to read.",
    usage: "whatcanimake review <dish> <text> [--remove]",
    discussion: """
      Your household reads it; where nobody has an account, everyone on this store.

      Example: whatcanimake review negroni "Bitter, and better for it."
      """
  )

  @OptionGroup
  var words: DishAndText

  @Flag(help: "Take the review back.")
  var remove = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let notebook = try options.openNotebook()
    let (dish, text) = try words.read(in: notebook.kitchen)
    let name = dish.recipe.name
    if remove {
      let had = try notebook.removeReview(of: dish)
      say("\(name) \(had ? "has no review of yours any more" : "had no review of yours").")
      return
    }
    guard let text else {
      throw ValidationError("say what you think of it: review negroni \"Bitter, in a good way.\"")
    }
    let isFirst = try notebook.setReview(text, of: dish).isFirst
    say("Your review of \(name) is \(isFirst ? "there" : "changed") for others to read.")
  }
}

struct CommentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "comment",
    abstract: "Say something about a dish for others to read.",
    usage: "whatcanimake comment <dish> <text>",
    discussion: """
      Your household reads it; where nobody has an account, everyone on this store.

      Example: whatcanimake comment negroni "Who tried it with mezcal?"
      """
  )

  @OptionGroup
  var words: DishAndText

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let notebook = try options.openNotebook()
    let (dish, text) = try words.read(in: notebook.kitchen)
    guard let text else {
      throw ValidationError("say something: comment negroni \"Who tried it with mezcal?\"")
    }
    let remark = try notebook.addComment(text, on: dish)
    say("Comment \(remark.number) on \(dish.recipe.name) is there for others to read.")
  }
}

struct CommentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "comments",
    abstract: "Reviews and comments on a dish.",
    discussion: "Example: whatcanimake comments negroni"
  )

  @Argument(
    help: ArgumentHelp("An id, a name, or the beginning of one.", valueName: "dish"),
    completion: .dishes
  )
  var dish: [String] = []

  @Option(help: ArgumentHelp("Take back a review or comment of yours.", valueName: "number"))
  var remove: Int?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func validate() throws {
    if dish.isEmpty, remove == nil { throw ValidationError("name a dish: comments negroni") }
  }

  func run() throws {
    if let remove {
      try options.openNotebook().removeRemark(remove)
      say("Remark \(remove) is taken back.")
      if dish.isEmpty { return }
    }
    let kitchen = try options.openReading()
    let dish = try kitchen.find(dish.joined(separator: " "))
    let remarks = try kitchen.remarks(on: dish)
    if json {
      writeJSON(Reply.List("comments", remarks.map(\.json)))
    } else {
      RemarksView(remarks, on: dish, Terminal()).show()
    }
  }
}
