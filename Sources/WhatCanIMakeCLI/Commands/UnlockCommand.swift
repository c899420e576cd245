import ArgumentParser
import WhatCanIMake

struct UnlockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlock",
    abstract: "What to buy to make the most new dishes with what you have.",
    discussion: "Example: whatcanimake unlock --buy 2 --have gin,lime --kind cocktail"
  )

  @Option(help: ArgumentHelp("Buy at most so many things, 1 to 5.", valueName: "k"))
  var buy = 1

  @Option(help: ArgumentHelp("So many ways to spend the money.", valueName: "n"))
  var limit = 5

  @OptionGroup
  var stock: StockOptions

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @OptionGroup
  var grades: GradeOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func validate() throws {
    guard (1...5).contains(buy) else {
      throw ValidationError("--buy is \(buy); it is between 1 and 5")
    }
    guard (1...100).contains(limit) else {
      throw ValidationError("--limit is \(limit); it is between 1 and 100")
    }
  }

  func run() throws {
    let request = try stock.request(filters, grades)
    let kitchen = try options.open()
    let reply = try kitchen.unlock(request, buying: buy, limit: limit)
    warn(ofUnknown: reply.unknown)
    filters.warnOfUnknownLabels(in: kitchen)
    if json { return writeOut(kitchen.json(reply).text + "\n") }
    UnlockView(reply, in: kitchen, Terminal().unwrappedInPipe).show()
  }
}
