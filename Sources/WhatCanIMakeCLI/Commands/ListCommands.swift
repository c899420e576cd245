import ArgumentParser
import WhatCanIMake

struct CategoriesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "categories",
    abstract: "List the categories, cuisines and glasses, with the number of dishes in each.",
    discussion: "Example: whatcanimake categories --kind cocktail"
  )

  @Option(help: "List only the categories, cuisines and glasses of drinks, or only those of food.")
  var kind: Recipe.Kind?

  @OptionGroup
  var output: DataOptions

  func run() throws {
    let kitchen = try output.options.open()
    let counts = kitchen.categories(RecipeFilter(kind: kind))
    if output.json {
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
    abstract: "List the ingredients that the program knows.",
    discussion: """
      Without words or --group, the command lists the groups, and the number of ingredients in \
      each.

      Example: whatcanimake ingredients --group spirits
      Example: whatcanimake ingredients lime
      """
  )

  @Argument(help: "Show only ingredients with these words in their names.")
  var words: [String] = []

  @Option(
    help: ArgumentHelp("Show only ingredients in this group.", valueName: "group"),
    completion: .ingredientGroups
  )
  var group: String?

  @OptionGroup
  var part: PartLimit

  @OptionGroup
  var output: DataOptions

  func run() throws {
    let kitchen = try output.options.open()
    let found = kitchen.ingredients(inGroup: group, words: words)
    if output.json {
      let shown = part.limit.map { Array(found.prefix($0)) } ?? found
      writeJSON(Reply.List("ingredients", shown.map(\.json)))
      return
    }
    if group == nil, words.isEmpty, part.limit == nil {
      showGroups(found)
      return
    }
    if let group, found.isEmpty, kitchen.ingredients(inGroup: group, words: []).isEmpty {
      warn(
        "no group is called \"\(group)\"; choose one of \(kitchen.ingredientGroups.joined(separator: ", "))"
      )
    }
    show(part.limit.map { Array(found.prefix($0)) } ?? found, of: found.count)
  }

  /// The groups, as there are too many ingredients to read in one go.
  private func showGroups(_ all: [IngredientSummary]) {
    var page = Page(Terminal())
    page.add(StyledText("\(all.count) ingredients, in these groups:"))
    let groups = Dictionary(grouping: all, by: \.ingredientGroup).sorted { $0.key < $1.key }
    let column = columnWidth(groups.map(\.key), atMost: 40)
    for (group, own) in groups { page.row(StyledText(group), "\(own.count)", column: column) }
    page.gap()
    page.add(
      StyledText(
        "To list a group: whatcanimake ingredients --group NAME. To search: whatcanimake ingredients WORD.",
        .faint
      )
    )
    page.show()
  }

  /// - Parameter all: How many ingredients match.
  private func show(_ found: [IngredientSummary], of all: Int) {
    var page = Page(Terminal())
    let column = columnWidth(found.map(\.name), atMost: 28)
    var group: String?
    for ingredient in found {
      if ingredient.ingredientGroup != group {
        page.heading(ingredient.ingredientGroup)
        group = ingredient.ingredientGroup
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
    if found.isEmpty { page.add("No ingredient matches.") }
    if found.count < all { page.add(StyledText("\(found.count) of \(all) ingredients", .faint)) }
    page.show()
  }
}
