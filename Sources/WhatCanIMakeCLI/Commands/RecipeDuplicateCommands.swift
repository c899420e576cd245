import ArgumentParser
import WhatCanIMake

extension RecipeCommand {
  struct Same: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "same",
      abstract: "List two dishes together as one dish, in your own answers only.",
      discussion: """
        'lexicon list' shows your decisions. To undo a decision, use 'lexicon remove' with the id \
        of either dish.

        Example: whatcanimake recipe same negroni mybar:negroni
        """
    )

    @OptionGroup
    var dishes: TwoDishes

    func run() throws { try dishes.teach(isSame: true) }
  }

  struct Different: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "different",
      abstract: "List two dishes separately instead of together, in your own answers only.",
      discussion: """
        'lexicon list' shows your decisions. To undo a decision, use 'lexicon remove' with the id \
        of either dish.

        Example: whatcanimake recipe different negroni mybar:negroni
        """
    )

    @OptionGroup
    var dishes: TwoDishes

    func run() throws { try dishes.teach(isSame: false) }
  }

  struct TwoDishes: ParsableArguments {
    @Argument(help: ArgumentHelp("Name or id.", valueName: "dish"), completion: .dishes)
    var dish: String

    @Argument(
      help: ArgumentHelp("The name or id of the other dish.", valueName: "other"),
      completion: .dishes
    )
    var other: String

    @OptionGroup
    var options: KitchenOptions

    func teach(isSame: Bool) throws {
      let notebook = try options.openNotebook()
      let (dish, other) = (
        try notebook.kitchen.find(dish), try notebook.kitchen.find(other)
      )
      let outcome = try notebook.teach(dish, isSameAs: other, isSame)
      say(
        outcome.isChanged
          ? "\(outcome.fact.sentence)." : "Already known: \(outcome.fact.sentence)."
      )
    }
  }
}
