import ArgumentParser
import WhatCanIMake

extension PantryCommand {
  struct Suggest: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "suggest",
      abstract: "The single things that are best to buy, as unlock names them.",
      discussion: "Example: whatcanimake pantry suggest --kind cocktail"
    )

    @OptionGroup
    var rows: RowLimit

    @OptionGroup
    var asked: RequestOptions

    func run() throws {
      let request = try asked.request()
      let kitchen = try asked.options.open()
      let reply = try kitchen.unlock(request, buying: 1, limit: rows.limit)
      asked.show(reply, in: kitchen)
    }
  }
}
