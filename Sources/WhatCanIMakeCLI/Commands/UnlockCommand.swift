import ArgumentParser
import WhatCanIMake

struct UnlockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlock",
    abstract: "What to buy to make the best new dishes with what you have.",
    discussion: "Example: whatcanimake unlock --buy 2 --have gin,lime --kind cocktail"
  )

  @Option(help: ArgumentHelp("Buy at most so many things, 1 to 5.", valueName: "k"))
  var buy = 1

  @Option(help: ArgumentHelp("Show at most this many options.", valueName: "n"))
  var limit = 5

  @OptionGroup
  var asked: RequestOptions

  func validate() throws {
    guard (1...5).contains(buy) else {
      throw ValidationError("--buy is \(buy); it is between 1 and 5")
    }
    guard (1...100).contains(limit) else {
      throw ValidationError("--limit is \(limit); it is between 1 and 100")
    }
  }

  func run() throws {
    let request = try asked.request()
    let kitchen = try asked.options.open()
    let reply = try kitchen.unlock(request, buying: buy, limit: limit)
    asked.show(reply, in: kitchen)
  }
}

extension RequestOptions {
  /// Shows what is best to buy.
  func show(_ reply: UnlockReply, in kitchen: Kitchen) {
    warn(ofUnknown: reply.unknown, in: kitchen)
    if json { return writeJSON(reply.json) }
    UnlockView(reply, Terminal().unwrappedInPipe).show()
  }
}
