import ArgumentParser
import WhatCanIMake

extension RecipeCommand {
  struct Same: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "same",
      abstract: "List two dishes together as one dish, in your own answers only.",
      discussion: """
        'lexicon list' shows your decisions. To undo one, give the dish's id to 'lexicon remove'.

        Example: whatcanimake recipe same negroni mybar:negroni
        """
    )

    @Argument(help: ArgumentHelp("Name or id.", valueName: "dish"), completion: .dishes)
    var dish: String

    @Argument(
      help: ArgumentHelp("The name or id of the other dish.", valueName: "other"),
      completion: .dishes
    )
    var other: String

    @OptionGroup
    var options: KitchenOptions

    func run() throws { try RecipeCommand.teach(dish, other, isSame: true, options) }
  }

  struct Different: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "different",
      abstract: "Treat two dishes that are listed together as different, in your own answers only.",
      discussion: """
        'lexicon list' shows your decisions. To undo one, give the dish's id to 'lexicon remove'.

        Example: whatcanimake recipe different negroni mybar:negroni
        """
    )

    @Argument(help: ArgumentHelp("Name or id.", valueName: "dish"), completion: .dishes)
    var dish: String

    @Argument(
      help: ArgumentHelp("The name or id of the other dish.", valueName: "other"),
      completion: .dishes
    )
    var other: String

    @OptionGroup
    var options: KitchenOptions

    func run() throws { try RecipeCommand.teach(dish, other, isSame: false, options) }
  }

  fileprivate static func teach(
    _ dish: String,
    _ other: String,
    isSame: Bool,
    _ options: KitchenOptions
  ) throws {
    let notebook = try options.openNotebook()
    let outcome = try notebook.teach(
      notebook.kitchen.find(dish),
      isSameAs: notebook.kitchen.find(other),
      isSame
    )
    say(
      outcome.isChanged ? "\(outcome.fact.sentence)." : "Already known: \(outcome.fact.sentence)."
    )
  }
}
