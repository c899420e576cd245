import ArgumentParser
import WhatCanIMake

extension LexiconCommand {
  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Say what a name is that is not known, for you alone.",
      discussion: """
        What is like an ingredient may stand in for it, and the other way round; a kind of one is one. The name then \
        counts wherever you type it, and you can avoid it. What is in it nobody knows: whoever avoids what it is like, \
        or a kind of, is not shown it.

        Example: whatcanimake lexicon add "silken joy" --like tofu
        """
    )

    @Argument(help: "A name that is not known.")
    var name: [String]

    @Option(
      help: ArgumentHelp("It is used as this ingredient is.", valueName: "ingredient"),
      completion: .ingredients
    )
    var like: [String] = []

    @Option(
      name: .customLong("kind-of"),
      help: ArgumentHelp("It is a kind of this ingredient.", valueName: "ingredient"),
      completion: .ingredients
    )
    var kindOf: [String] = []

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func validate() throws {
      if nameList(like + kindOf).isEmpty {
        throw ValidationError("say what it is: --like INGREDIENT, or --kind-of INGREDIENT")
      }
    }

    func run() throws {
      let outcomes = try options.openNotebook().teach(
        name.joined(separator: " "),
        like: nameList(like),
        kindsOf: nameList(kindOf)
      )
      LexiconCommand.report(outcomes)
    }
  }

  struct Swap: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "swap",
      abstract: "Let one ingredient stand in for another, for you alone.",
      discussion: """
        Wherever the first is asked for, having the second counts as a swap. The other way round is a swap of its own.

        With --never and --in, nothing stands in for an ingredient in one dish, whoever says so; a kind of it still \
        does.

        Example: whatcanimake lexicon swap butter "coconut oil"
                 whatcanimake lexicon swap --never butter --in Shortbread
        """
    )

    @Argument(
      help: ArgumentHelp("What is asked for.", valueName: "ingredient"),
      completion: .ingredients
    )
    var required: String?

    @Argument(
      help: ArgumentHelp("What you use instead.", valueName: "substitute"),
      completion: .ingredients
    )
    var substitute: String?

    @Option(
      help: ArgumentHelp("What nothing may stand in for.", valueName: "ingredient"),
      completion: .ingredients
    )
    var never: String?

    @Option(
      name: .customLong("in"),
      help: ArgumentHelp("The dish in which that is so, by name or id.", valueName: "dish"),
      completion: .dishes
    )
    var dish: String?

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func validate() throws {
      guard never == nil, dish == nil else {
        guard never != nil, dish != nil, required == nil else {
          throw ValidationError("write it like: lexicon swap --never butter --in Shortbread")
        }
        return
      }
      if required == nil || substitute == nil {
        throw ValidationError("name what is asked for, and what you use instead")
      }
    }

    func run() throws {
      let notebook = try options.openNotebook()
      if let never, let dish {
        let found = try notebook.kitchen.find(dish)
        LexiconCommand.report([try notebook.teachNeverSwap(never, in: found)])
      } else if let required, let substitute {
        LexiconCommand.report([try notebook.teachSwap(for: required, use: substitute)])
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Forget what you said about names.",
      discussion: """
        For 30 days 'undo' brings it back. A name that you avoid stays: first stop avoiding it.

        Example: whatcanimake lexicon remove "silken joy"
        """
    )

    @Argument(help: ArgumentHelp("Names of 'lexicon list'.", valueName: "name"))
    var names: [String]

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      for fact in try options.openNotebook().forget(nameList(names)) {
        say("Forgotten: \(fact.sentence).")
      }
      say("For 30 days this brings it back:")
      sayCommand("whatcanimake undo")
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "What you have said about ingredients and dishes.",
      discussion: "Example: whatcanimake lexicon list"
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let facts = try options.openReading().belongings.taught
      if json { return writeJSON(Reply.List("lexicon", facts.map(\.json))) }
      var page = Page(Terminal())
      for fact in facts { page.add(StyledText(fact.sentence)) }
      if facts.isEmpty {
        page.add(
          "You have said nothing yet. Example: whatcanimake lexicon add \"silken joy\" --like tofu"
        )
      }
      page.show()
    }
  }

  private static func report(_ outcomes: [TeachOutcome]) {
    for outcome in outcomes {
      say(
        outcome.isChanged ? "\(outcome.fact.sentence)." : "Known already: \(outcome.fact.sentence)."
      )
    }
  }
}

extension TaughtFact {
  /// What it says: "silken joy is like tofu".
  var sentence: String {
    switch kind {
    case .like: "\(name) is like \(other)"
    case .kindOf: "\(name) is a kind of \(other)"
    case .swap: "for \(name) you use \(other)"
    case .neverSwap: "\(name) is never swapped in \(other)"
    case .sameDish: "\(name) and \(other) are one dish"
    case .otherDish: "\(name) and \(other) are two dishes"
    }
  }
}
