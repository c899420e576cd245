import ArgumentParser
import WhatCanIMake

struct MoveInCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move-in",
    abstract: "Take over what you kept in Grocy, Mealie, Bar Assistant or KitchenOwl.",
    discussion: """
      Takes pantry, shopping list, ratings, favourites, lists and plans. Bring the recipes in first, with \
      'import': marks and lists are of the dishes that have exactly the same name here. What cannot be taken \
      over is counted and named. Taking the same file over twice adds nothing twice.

      Grocy: the answer of /api/stock, its tables by name in one JSON object (stock, products, locations, \
      quantity_units, shopping_list), or its stock as CSV. Mealie: a backup, or the database.json in it. \
      KitchenOwl: the export of a household, with what the server answers as "shoppinglists" and "planner". \
      Bar Assistant: what the server answers, in one JSON object as "shelf", "shopping_list", "collections" and \
      "cocktails". A plan becomes a list.

      Example: whatcanimake move-in grocy.json
      """
  )

  @Argument(help: "The export.", completion: .file())
  var file: PathArgument

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let report = try options.openNotebook().moveIn(from: file.path)
    if json { return writeJSON(Reply.MoveIn(report)) }
    var page = Page(Terminal())
    page.add(text(of: report.pantry, "pantry"))
    page.add(text(of: report.shopping, "shopping list"))
    for (count, place) in [
      (report.ratings, "ratings"), (report.favorites, "favourites"), (report.lists, "lists"),
    ] where count.new + count.unchanged > 0 {
      page.add(text(of: count, place))
    }
    if !report.absentDishes.isEmpty {
      let names = report.absentDishes.prefix(20).joined(separator: ", ")
      let more = report.absentDishes.count > 20 ? " and \(report.absentDishes.count - 20) more" : ""
      page.add(StyledText("Not here under this name: \(names)\(more)", .wanted), hanging: 2)
    }
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
