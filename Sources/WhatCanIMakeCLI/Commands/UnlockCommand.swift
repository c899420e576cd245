import ArgumentParser
import WhatCanIMake

struct UnlockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlock",
    abstract: "Find the best ingredients to buy for new dishes.",
    discussion: """
      The best thing to buy comes first. The best thing is not always the one that completes the \
      most dishes: a dish counts for more if it is well known, or if it uses things in your pantry \
      that few dishes use. The order depends on the dishes that ask for a thing; dishes that could \
      use it only as a substitute break ties. Dishes that are nearly the same count only once. If \
      you have many things but no meat or fish, things with meat or fish come last, and the same \
      applies to alcohol. 'Buy next' below an answer lists the same things in the same order.

      Example: whatcanimake unlock --buy 2 --have gin,lime --kind cocktail
      """
  )

  @OptionGroup
  var have: HaveWords

  @Option(help: ArgumentHelp("The maximum number of things to buy, from 1 to 5.", valueName: "k"))
  var buy = 1

  @Option(help: ArgumentHelp("Show at most this many results.", valueName: "n"))
  var limit = 5

  @OptionGroup
  var asked: RequestOptions

  func validate() throws {
    guard (1...5).contains(buy) else {
      throw ValidationError("--buy must be between 1 and 5, not \(buy)")
    }
    guard (1...100).contains(limit) else {
      throw ValidationError("--limit must be between 1 and 100, not \(limit)")
    }
  }

  func run() throws {
    let kitchen = try asked.options.open()
    let request = try asked.request(and: have.names(in: kitchen), in: kitchen)
    let reply = try kitchen.unlock(request, buying: buy, limit: limit)
    asked.show(reply, in: kitchen)
  }
}

extension RequestOptions {
  /// Shows what is best to buy.
  func show(_ reply: UnlockReply, in kitchen: Kitchen) {
    warn(ofUnknown: reply.unknown, in: kitchen)
    if json { return writeJSON(reply.json) }
    UnlockView(reply, Terminal()).show()
  }
}
