import ArgumentParser
import WhatCanIMake

struct CommentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "comment",
    abstract: "Write and read comments and verdicts on dishes.",
    usage: """
      whatcanimake comment <dish> <text> [--verdict]
      whatcanimake comment <command> [options]
      """,
    discussion: """
      Your household can read your comments and verdicts; if the store has no accounts, everyone \
      who uses the store can read them.

      Example: whatcanimake comment negroni "Has anyone tried it with mezcal?"
      """,
    subcommands: [Add.self, List.self, Remove.self],
    defaultSubcommand: Add.self
  )

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Comment on a dish, or give your verdict on it.",
      usage: "whatcanimake comment [add] <dish> <text> [--verdict]",
      discussion: """
        You can write any number of comments on a dish, but only one verdict: a new verdict \
        replaces the old one. Your household can read your comments and verdicts; if the store has \
        no accounts, everyone who uses the store can read them.

        Example: whatcanimake comment negroni "Has anyone tried it with mezcal?"
        Example: whatcanimake comment negroni --verdict "Bitter, in a good way."
        """
    )

    @Argument(
      help: ArgumentHelp(
        "The name or id of a dish, and then your comment or verdict.",
        valueName: "dish"
      ),
      completion: .dishes
    )
    var words: [String]

    @Flag(help: "Save the text as your verdict on the dish.")
    var verdict = false

    @Flag(help: "Delete your verdict; to delete a comment, use 'comment remove'.")
    var remove = false

    @OptionGroup
    var options: KitchenOptions

    func validate() throws {
      if remove, !verdict {
        throw ValidationError(
          "--remove needs --verdict; to delete a comment: comment remove NUMBER"
        )
      }
    }

    func run() throws {
      let notebook = try options.openNotebook()
      let (dish, text) = try notebook.kitchen.dishAndText(words)
      if verdict { return try notebook.review(dish, text, removes: remove, named: "verdict") }
      guard let text else {
        throw ValidationError(
          "the comment is missing: comment negroni \"Has anyone tried it with mezcal?\""
        )
      }
      let remark = try notebook.addComment(text, on: dish)
      say("Added comment \(remark.number) on \(dish.recipe.name).")
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "Show the verdicts and comments on a dish.",
      discussion: "Example: whatcanimake comment list negroni"
    )

    @OptionGroup
    var dish: DishName

    @OptionGroup
    var output: DataOptions

    func run() throws { try output.options.showRemarks(on: dish.name, asJSON: output.json) }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Delete one of your comments or verdicts.",
      discussion: "Example: whatcanimake comment remove 3"
    )

    @Argument(
      help: ArgumentHelp(
        "The number of the comment or verdict, as shown by 'comment list'.",
        valueName: "number"
      )
    )
    var number: Int

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      try options.openNotebook().removeRemark(number)
      say("Deleted entry \(number).")
    }
  }
}

/// The verdict as it was called before it became a kind of comment.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Deprecated: use 'comment --verdict' to give your verdict on a dish.",
    usage: "whatcanimake review <dish> <text> [--remove]",
    discussion: "Example: whatcanimake review negroni \"Bitter, in a good way.\"",
    shouldDisplay: false
  )

  @Argument(
    help: ArgumentHelp(
      "The name or id of a dish, and then your verdict.",
      valueName: "dish"
    ),
    completion: .dishes
  )
  var words: [String]

  @Flag(help: "Delete your verdict.")
  var remove = false

  @OptionGroup
  var options: KitchenOptions

  func run() throws {
    let notebook = try options.openNotebook()
    let (dish, text) = try notebook.kitchen.dishAndText(words)
    try notebook.review(dish, text, removes: remove, named: "verdict")
    sayReplacement(of: "review", by: "comment --verdict")
  }
}

/// Reading and deleting comments, as it was called before.
struct CommentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "comments",
    abstract: "Deprecated: use 'comment list' to show the verdicts and comments on a dish.",
    discussion: "Example: whatcanimake comments negroni",
    shouldDisplay: false
  )

  @Argument(
    help: ArgumentHelp(
      "The name or id of a dish, or the beginning of its name.",
      valueName: "dish"
    ),
    completion: .dishes
  )
  var dish: [String] = []

  @Option(help: ArgumentHelp("Delete one of your comments or verdicts.", valueName: "number"))
  var remove: Int?

  @OptionGroup
  var output: DataOptions

  func validate() throws {
    if dish.isEmpty, remove == nil { throw ValidationError("name a dish: comments negroni") }
  }

  func run() throws {
    if let remove {
      try output.options.openNotebook().removeRemark(remove)
      say("Deleted entry \(remove).")
    }
    if !dish.isEmpty {
      try output.options.showRemarks(on: dish.joined(separator: " "), asJSON: output.json)
    }
    sayReplacement(of: "comments", by: remove == nil ? "comment list" : "comment remove")
  }
}

extension KitchenOptions {
  fileprivate func showRemarks(on name: String, asJSON: Bool) throws {
    let kitchen = try openReading()
    let dish = try kitchen.find(name)
    let remarks = try kitchen.remarks(on: dish)
    if asJSON {
      writeJSON(Reply.List("comments", remarks.map(\.json)))
    } else {
      RemarksView(remarks, on: dish, Terminal()).show()
    }
  }
}

extension Notebook {
  /// Writes, changes or deletes the person's verdict, and says so in the word of the command.
  fileprivate func review(
    _ dish: FoundDish,
    _ text: String?,
    removes: Bool,
    named word: String
  ) throws {
    let name = dish.recipe.name
    if removes {
      let had = try removeReview(of: dish)
      return say(had ? "Deleted your \(word) on \(name)." : "You have no \(word) on \(name).")
    }
    guard let text else {
      throw ValidationError(
        "the text is missing: comment negroni --verdict \"Bitter, in a good way.\""
      )
    }
    let isFirst = try setReview(text, of: dish).isFirst
    say("\(isFirst ? "Saved" : "Changed") your \(word) on \(name); others can read it.")
  }
}
