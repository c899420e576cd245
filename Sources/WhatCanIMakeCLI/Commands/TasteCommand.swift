import ArgumentParser
import WhatCanIMake

struct TasteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "taste",
    abstract: "Say what you like and dislike, to get suggestions that suit you.",
    subcommands: [TasteQuestionsCommand.self, Show.self, Like.self, Dislike.self, Reset.self],
    defaultSubcommand: TasteQuestionsCommand.self
  )

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract:
        "Show your taste, including what the program learned from your ratings and favourites.",
      discussion: "Example: whatcanimake taste show"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      TasteView(try output.options.openReading().tasteSummary(), Terminal()).show(
        asJSON: output.json
      )
    }
  }

  struct Like: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "like",
      abstract: "Say what you like.",
      discussion: "Example: whatcanimake taste like smoky mezcal"
    )

    @OptionGroup
    var words: TasteArguments

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let named = try words.read(in: notebook.kitchen)
      try notebook.note(.like, of: named)
      say("You like \(listed(named.map(\.shown))).")
    }
  }

  struct Dislike: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "dislike",
      abstract: "Say what you do not like, so that suggestions rank it lower or leave it out.",
      discussion: "Example: whatcanimake taste dislike cream, anise"
    )

    @OptionGroup
    var words: TasteArguments

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let named = try words.read(in: notebook.kitchen)
      try notebook.note(.dislike, of: named)
      var text = "You do not like \(listed(named.map(\.shown)))."
      let left = Self.leftOut(named)
      if !left.isEmpty { text += " Suggestions leave out \(listed(left))." }
      if named.contains(where: { $0.subject.kind == .flavour }) {
        text += " Dishes with a flavour you dislike are still suggested, but rank lower."
      }
      say(text)
    }

    /// What suggestions leave out when these are disliked; a flavour is no reason to.
    private static func leftOut(_ words: [TasteWord]) -> [String] {
      func names(_ kinds: TasteOpinion.Subject.Kind...) -> [String] {
        words.filter { kinds.contains($0.subject.kind) }.map(\.name)
      }
      let ingredients = names(.ingredient)
      let needing = ingredients.isEmpty ? [] : ["dishes that need \(listed(ingredients, "or"))"]
      return needing + names(.dish) + names(.cuisine, .category).map { "dishes labelled \($0)" }
    }
  }

  struct Reset: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reset",
      abstract:
        "Delete what the program knows about your taste, except favourites and ratings; 'undo' restores it.",
      discussion: "Example: whatcanimake taste reset --yes"
    )

    @OptionGroup
    var sure: SureOption

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      guard
        try sure.allows("Delete all entries about your taste? Favourites and ratings are kept.")
      else {
        return say("Nothing was deleted.")
      }
      let count = try notebook.resetTaste()
      let entries = count == 1 ? "1 entry" : "\(count) entries"
      say("Deleted \(entries); favourites and ratings are kept.")
      sayUndo(count)
    }
  }
}

/// What someone likes or avoids, in words that need no quotes.
struct TasteArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Ingredients, flavours, cuisines, categories or dishes.",
      valueName: "thing"
    ),
    completion: .tastes
  )
  var words: [String]

  func validate() throws {
    if phrases(words).isEmpty {
      throw ValidationError("name at least one thing, for example: whatcanimake taste like gin")
    }
  }

  func read(in kitchen: Kitchen) throws(KitchenError) -> [TasteWord] {
    try kitchen.tastes(in: words)
  }
}

extension Kitchen {
  /// What words of a person's taste mean, commas parting them where words do not, each once.
  func tastes(in arguments: [String]) throws(KitchenError) -> [TasteWord] {
    var found: [TasteWord] = []
    for phrase in phrases(arguments) {
      for word in try tasteWords(phrase) where !found.contains(word) { found.append(word) }
    }
    return found
  }
}

extension TasteWord {
  /// Its name, with what it is where that is neither an ingredient nor a dish.
  fileprivate var shown: String {
    switch subject.kind {
    case .ingredient, .dish: name
    case .flavour, .cuisine, .category: "\(name) (\(subject.kind.rawValue))"
    }
  }
}
