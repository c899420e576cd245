import ArgumentParser
import WhatCanIMake

extension LexiconCommand {
  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Add an ingredient that the program does not know, for yourself only.",
      discussion: """
        With --like, the new ingredient and the existing one can replace each other. With \
        --kind-of, the new ingredient is accepted wherever a recipe asks for the existing one. You \
        can use the new name in every command, including 'avoid add'. If you avoid the existing \
        ingredient, dishes with the new one are not shown either, because the program does not \
        know what the new ingredient contains.

        Example: whatcanimake lexicon add "silken joy" --like tofu
        """
    )

    @Argument(help: "The new name.")
    var name: [String]

    @Option(
      help: ArgumentHelp(
        "Treat the new ingredient like this known ingredient.",
        valueName: "ingredient"
      ),
      completion: .ingredients
    )
    var like: [String] = []

    @Option(
      name: .customLong("kind-of"),
      help: ArgumentHelp(
        "Treat the new ingredient as a kind of this known ingredient.",
        valueName: "ingredient"
      ),
      completion: .ingredients
    )
    var kindOf: [String] = []

    @OptionGroup
    var options: KitchenOptions

    func validate() throws {
      if nameList(like + kindOf).isEmpty {
        throw ValidationError("use --like or --kind-of to say what the ingredient is")
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
      abstract: "Use one ingredient instead of another, in your own answers only.",
      discussion: """
        Whenever a recipe needs the first ingredient, you can use the second instead. To allow the \
        reverse as well, add a second swap.

        With --never and --in, the program accepts no substitute for the named ingredient in the \
        named dish. It still accepts kinds of the ingredient.

        Example: whatcanimake lexicon swap butter "coconut oil"
                 whatcanimake lexicon swap --never butter --in Shortbread
        """
    )

    @Argument(
      help: ArgumentHelp("The ingredient that recipes ask for.", valueName: "ingredient"),
      completion: .ingredients
    )
    var required: String?

    @Argument(
      help: ArgumentHelp("The ingredient you use instead.", valueName: "substitute"),
      completion: .ingredients
    )
    var substitute: String?

    @Option(
      help: ArgumentHelp("The ingredient that must not be replaced.", valueName: "ingredient"),
      completion: .ingredients
    )
    var never: String?

    @Option(
      name: .customLong("in"),
      help: ArgumentHelp("The dish that --never applies to.", valueName: "dish"),
      completion: .dishes
    )
    var dish: String?

    @OptionGroup
    var options: KitchenOptions

    func validate() throws {
      guard never == nil, dish == nil else {
        guard never != nil, dish != nil, required == nil else {
          throw ValidationError(
            "use --never and --in together: lexicon swap --never butter --in Shortbread"
          )
        }
        return
      }
      if required == nil || substitute == nil {
        throw ValidationError(
          "name two ingredients: the one that recipes ask for, and the one that you use instead"
        )
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
      abstract:
        "Remove ingredients or swaps that you added, or what you said about duplicate dishes.",
      discussion: """
        You can undo this within 30 days. An ingredient that you avoid cannot be removed; stop \
        avoiding it first.

        Example: whatcanimake lexicon remove "silken joy"
        """
    )

    @Argument(
      help: ArgumentHelp("The names to remove, as shown by 'lexicon list'.", valueName: "name"),
      completion: .taught
    )
    var names: [String]

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      for fact in try options.openNotebook().forget(nameList(names)) {
        say("Removed: \(fact.sentence).")
      }
      sayUndo(1)
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract:
        "List the ingredients and swaps that you added, and what you said about duplicate dishes.",
      discussion: "Example: whatcanimake lexicon list"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let facts = try output.options.openReading().snapshot.taught
      if output.json { return writeJSON(Reply.List("lexicon", facts.map(\.json))) }
      var page = Page(Terminal())
      for fact in facts { page.add(StyledText(fact.sentence)) }
      if facts.isEmpty {
        page.add(
          "You have added nothing yet. Example: whatcanimake lexicon add \"silken joy\" --like tofu"
        )
      }
      page.show()
    }
  }

  private static func report(_ outcomes: [TeachOutcome]) {
    for outcome in outcomes {
      say(
        outcome.isChanged ? "\(outcome.fact.sentence)." : "Already known: \(outcome.fact.sentence)."
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
    case .swap: "you use \(other) instead of \(name)"
    case .neverSwap: "nothing can replace \(name) in \(other)"
    case .sameDish: "\(name) and \(other) are the same dish"
    case .otherDish: "\(name) and \(other) are different dishes"
    }
  }
}
