import ArgumentParser
import WhatCanIMake

extension PantryCommand {
  struct Suggest: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "suggest",
      abstract: "What each thing you could buy would change.",
      discussion: "Example: whatcanimake pantry suggest --kind cocktail"
    )

    @OptionGroup
    var rows: RowLimit

    @OptionGroup
    var asked: RequestOptions

    func run() throws {
      let request = try asked.request()
      let kitchen = try asked.options.open()
      let found = try kitchen.purchaseSuggestions(request, limit: rows.limit)
      asked.warn(ofUnknown: found.unknown, in: kitchen)
      if asked.json {
        return writeOut(JSONText.list("pantry-suggest", found.suggestions.map(\.json)).text + "\n")
      }
      show(found, Terminal().unwrappedInPipe)
    }

    private func show(_ reply: PurchaseReply, _ terminal: Terminal) {
      let suggestions = reply.suggestions
      var page = Page(terminal)
      if suggestions.isEmpty {
        page.add(StyledText("Nothing that you could buy would bring a dish nearer."))
      }
      let column = columnWidth(suggestions.map(\.name), atMost: terminal.width / 2)
      for suggestion in suggestions {
        var text = StyledText("+\(suggestion.ready) ready", .good)
        text.add(", +\(suggestion.oneAway) one away", .faint)
        page.row(StyledText(suggestion.name, .strong), text, column: column, indent: 0)
      }
      for line in ExclusionText.lines(reply.notes) { page.add(line, hanging: 2) }
      page.show()
    }
  }
}
