import ArgumentParser
import WhatCanIMake

struct WhyNotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why-not",
    abstract: "Why a dish is not among the answers, and what would change that.",
    discussion: "Example: whatcanimake why-not negroni --have gin,campari"
  )

  @OptionGroup
  var dish: DishName

  @OptionGroup
  var answer: MatchOptions

  func run() throws {
    let request = try answer.request()
    let kitchen = try answer.options.open()
    let reply = try kitchen.whyNot(try kitchen.find(dish.name), request)
    warn(ofUnknown: reply.unknown)
    answer.filters.warnOfUnknownLabels(in: kitchen)
    if answer.json { return writeJSON(reply.json(\.option)) }
    WhyNotView(reply, Terminal().unwrappedInPipe, isExplained: answer.explain).show()
  }
}
