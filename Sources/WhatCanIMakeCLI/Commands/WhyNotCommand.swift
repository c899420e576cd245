import ArgumentParser
import WhatCanIMake

struct WhyNotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why-not",
    abstract: "Explain why a dish is not shown, and what would make it appear.",
    discussion: "Example: whatcanimake why-not negroni --have gin,campari"
  )

  @OptionGroup
  var dish: DishName

  @OptionGroup
  var answer: MatchOptions

  func run() throws {
    let kitchen = try answer.options.open()
    let request = try answer.request(in: kitchen)
    let reply = try kitchen.whyNot(try kitchen.find(dish.name), request)
    warn(ofUnknown: reply.unknown)
    answer.filters.warnOfUnknownLabels(in: kitchen)
    if answer.json { return writeJSON(reply.json(\.option)) }
    WhyNotView(reply, Terminal(), isExplained: answer.explain).show()
  }
}
