import ArgumentParser
import WhatCanIMake

struct MoveInCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move-in",
    abstract: "Take over pantry and shopping list from another program.",
    discussion: """
      Reads what Grocy says of its stock: the answer of /api/stock, or its tables by name in one JSON object \
      (stock, products, locations, quantity_units, shopping_list). What cannot be taken over is counted and named. \
      Taking the same file over twice adds nothing twice. Recipes come in with 'import'.

      Example: whatcanimake move-in grocy.json
      """
  )

  @Argument(help: "The export.", completion: .file())
  var file: String

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let report = try options.openNotebook().moveIn(from: file)
    if json { return writeJSON(Reply.MoveIn(report)) }
    var page = Page(Terminal())
    page.add(text(of: report.pantry, "pantry"))
    page.add(text(of: report.shopping, "shopping list"))
    for left in report.left {
      page.add(StyledText("Left there: \(left.name), \(left.count)", .wanted))
    }
    page.show()
    warn(ofUnknown: report.unknown)
  }

  private func text(of count: MoveInReport.Count, _ place: String) -> StyledText {
    var text = StyledText("\(place): ", .strong)
    text.add("\(count.new) new", .good)
    text.add(", \(count.unchanged) unchanged")
    return text
  }
}
