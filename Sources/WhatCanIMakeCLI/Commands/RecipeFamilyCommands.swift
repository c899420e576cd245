import ArgumentParser
import WhatCanIMake

extension RecipeCommand {
  struct Same: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "same",
      abstract: "Take two dishes for one, for you alone; they share a row.",
      discussion: """
        'lexicon list' has what you said, and 'lexicon remove' with an id takes it back.

        Example: whatcanimake recipe same negroni mybar:negroni
        """
    )

    @Argument(help: ArgumentHelp("A dish, by name or id.", valueName: "dish"), completion: .dishes)
    var dish: String

    @Argument(help: ArgumentHelp("Another one.", valueName: "other"), completion: .dishes)
    var other: String

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws { try RecipeCommand.teach(dish, other, isSame: true, options) }
  }

  struct Different: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "different",
      abstract: "Take two dishes that share a row for two, for you alone.",
      discussion: """
        'lexicon list' has what you said, and 'lexicon remove' with an id takes it back.

        Example: whatcanimake recipe different negroni mybar:negroni
        """
    )

    @Argument(help: ArgumentHelp("A dish, by name or id.", valueName: "dish"), completion: .dishes)
    var dish: String

    @Argument(help: ArgumentHelp("Another one.", valueName: "other"), completion: .dishes)
    var other: String

    @OptionGroup(title: "Kitchen")
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
      outcome.isChanged ? "\(outcome.fact.sentence)." : "Known already: \(outcome.fact.sentence)."
    )
  }
}
