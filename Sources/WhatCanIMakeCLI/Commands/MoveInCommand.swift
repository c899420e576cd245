import ArgumentParser
import WhatCanIMake

struct MoveInCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move-in",
    abstract: "Import your pantry and lists from Grocy, Mealie, Bar Assistant or KitchenOwl.",
    discussion: """
      The command imports the pantry, shopping list, ratings, favourites, lists and plans. A plan \
      becomes a list. Import the recipes first, with 'import', because ratings and lists are \
      matched to dishes by their exact names. The command reports how many entries it could not \
      import. If you import the same file again, nothing is added twice.

      The file can be:

        Grocy          the response from /api/stock, the stock as CSV, or one
                       JSON object with the tables stock, products,
                       locations, quantity_units and shopping_list
        Mealie         a backup, or the file database.json from a backup
        KitchenOwl     the export of a household, to which you add the server's
                       responses under "shoppinglists" and "planner"
        Bar Assistant  one JSON object with the server's responses under
                       "shelf", "shopping_list", "collections" and "cocktails"

      Example: whatcanimake move-in grocy.json
      """
  )

  @Argument(help: "The file to read.", completion: .file())
  var file: PathArgument

  @OptionGroup
  var output: DataOptions

  func run() throws {
    let report = try output.options.openNotebook().moveIn(from: file.path)
    if output.json { return writeJSON(Reply.MoveIn(report)) }
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
      page.add(StyledText("Dishes not found: \(names)\(more)", .wanted), hanging: 2)
    }
    for left in report.left {
      page.add(StyledText("Not imported: \(left.name), \(left.count)", .wanted))
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
