import ArgumentParser
import WhatCanIMake

struct CategoriesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "categories",
    abstract: "Every category, cuisine and glass, with its number of dishes.",
    discussion: "Example: whatcanimake categories --kind cocktail"
  )

  @Option(help: "Only those of drinks, or of food.")
  var kind: Recipe.Kind?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    let counts = kitchen.categories(RecipeFilter(kind: kind))
    if json {
      writeJSON(Reply.List("categories", counts.map(\.json)))
      return
    }
    var page = Page(Terminal())
    for group in CategoryCount.Group.allCases {
      let own = counts.filter { $0.group == group }
      guard !own.isEmpty else { continue }
      page.heading(Self.title(of: group))
      let column = columnWidth(own.map(\.name), atMost: 40)
      for count in own { page.row(StyledText(count.name), "\(count.dishes)", column: column) }
    }
    page.show()
  }

  private static func title(of group: CategoryCount.Group) -> String {
    switch group {
    case .category: "Categories"
    case .cuisine: "Cuisines"
    case .glass: "Glasses"
    }
  }
}

struct IngredientsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ingredients",
    abstract: "What can be typed, by shelf.",
    discussion: """
      Example: whatcanimake ingredients --group spirits
      Example: whatcanimake ingredients lime
      """
  )

  @Argument(help: "Only ingredients with these words in a name.")
  var words: [String] = []

  @Option(help: ArgumentHelp("Only this shelf.", valueName: "shelf"))
  var group: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    let found = kitchen.ingredients(shelf: group, words: words)
    if json {
      writeJSON(Reply.List("ingredients", found.map(\.json)))
      return
    }
    if group == nil, words.isEmpty {
      showShelves(found)
      return
    }
    if let group, found.isEmpty, kitchen.ingredients(shelf: group, words: []).isEmpty {
      warn("no shelf is called \"\(group)\"; there are \(kitchen.shelves.joined(separator: ", "))")
    }
    show(found)
  }

  /// The shelves, as there are too many ingredients to read in one go.
  private func showShelves(_ all: [IngredientSummary]) {
    var page = Page(Terminal())
    page.add(StyledText("\(all.count) ingredients can be typed, on these shelves:"))
    let shelves = Dictionary(grouping: all, by: \.shelf).sorted { $0.key < $1.key }
    let column = columnWidth(shelves.map(\.key), atMost: 40)
    for (shelf, own) in shelves { page.row(StyledText(shelf), "\(own.count)", column: column) }
    page.gap()
    page.add(
      StyledText("ingredients --group SHELF lists one; ingredients WORDS finds names.", .faint)
    )
    page.show()
  }

  private func show(_ found: [IngredientSummary]) {
    var page = Page(Terminal().unwrappedInPipe)
    let column = columnWidth(found.map(\.name), atMost: 28)
    var shelf: String?
    for ingredient in found {
      if ingredient.shelf != shelf {
        page.heading(ingredient.shelf)
        shelf = ingredient.shelf
      }
      var text = StyledText()
      if ingredient.dishes > 0 {
        text.add(ingredient.dishes == 1 ? "1 dish " : "\(ingredient.dishes) dishes ")
      }
      if !ingredient.aliases.isEmpty {
        text.add("also " + ingredient.aliases.joined(separator: ", "), .faint)
      }
      page.row(StyledText(ingredient.name), text, column: column)
    }
    if found.isEmpty { page.add("No ingredient has these words in its name.") }
    page.show()
  }
}
