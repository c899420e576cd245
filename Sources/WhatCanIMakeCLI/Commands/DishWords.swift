import ArgumentParser
import WhatCanIMake

/// A dish by name, and words about it behind.
struct DishAndText: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The name or id of the dish, and then the text, rating or position.",
      valueName: "dish"
    ),
    completion: .dishes
  )
  var words: [String]

  /// The dish, and the words behind its name joined by spaces; nil when there are none.
  func read(in kitchen: Kitchen) throws -> (dish: FoundDish, text: String?) {
    let (dish, rest) = try kitchen.dish(leading: words)
    return (dish, rest.isEmpty ? nil : rest.joined(separator: " "))
  }
}
