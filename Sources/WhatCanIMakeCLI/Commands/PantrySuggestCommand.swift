import ArgumentParser
import WhatCanIMake

extension PantryCommand {
  struct Suggest: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "suggest",
      abstract: "Deprecated: use 'unlock' to find the best single ingredients to buy.",
      discussion: "Example: whatcanimake pantry suggest --kind cocktail",
      shouldDisplay: false
    )

    @OptionGroup
    var rows: RowLimit

    @OptionGroup
    var asked: RequestOptions

    func run() throws {
      let kitchen = try asked.options.open()
      let request = try asked.request(in: kitchen)
      let reply = try kitchen.unlock(request, buying: 1, limit: rows.limit)
      asked.show(reply, in: kitchen)
      sayReplacement(of: "pantry suggest", by: "unlock")
    }
  }
}
