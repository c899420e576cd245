import ArgumentParser
import WhatCanIMake

struct SimilarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "similar",
    abstract: "Dishes like a dish.",
    discussion: "Example: whatcanimake similar negroni --limit 5"
  )

  @OptionGroup
  var dish: DishName

  @OptionGroup
  var rows: RowLimit

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @OptionGroup
  var exclusions: ExclusionOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    let dish = try kitchen.find(dish.name)
    let selection = filters.selection(in: kitchen, exclusions)
    let found = try kitchen.similar(to: dish, selection, limit: rows.limit)
    if json { return writeJSON(Reply.List("similar", found.map(\.json))) }
    SimilarView(found, to: dish, Terminal().unwrappedInPipe).show()
  }
}

struct GoesWithCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goes-with",
    abstract: "What else is used with these ingredients.",
    discussion: "Example: whatcanimake goes-with gin lime"
  )

  @Argument(
    help: ArgumentHelp("Ingredients, with or without commas between.", valueName: "name"),
    completion: .ingredients
  )
  var names: [String]

  @OptionGroup
  var rows: RowLimit

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @OptionGroup
  var exclusions: ExclusionOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func validate() throws {
    if phrases(names).isEmpty { throw ValidationError("name at least one thing, as in: gin") }
  }

  func run() throws {
    let kitchen = try options.open()
    let reply = try kitchen.goesWith(
      kitchen.ingredientNames(in: names),
      filters.selection(in: kitchen, exclusions),
      limit: rows.limit
    )
    warn(ofUnknown: reply.unknown)
    if json { return writeJSON(reply.json) }
    CompanionView(reply, Terminal().unwrappedInPipe).show()
  }
}

extension FilterOptions {
  /// Which dishes count; a label that no dish has is said.
  fileprivate func selection(in kitchen: Kitchen, _ exclusions: ExclusionOptions) -> DishSelection {
    warnOfUnknownLabels(in: kitchen)
    return DishSelection(filter: filter, without: exclusions.words, diets: exclusions.diets)
  }
}

/// How long a list is.
struct RowLimit: ParsableArguments {
  @Option(help: ArgumentHelp("At most this many.", valueName: "n"))
  var limit = 10

  func validate() throws {
    guard (1...1_000).contains(limit) else {
      throw ValidationError("--limit is \(limit); it is between 1 and 1000")
    }
  }
}

extension Kitchen {
  /// Arguments as names of ingredients: parted at commas, and in each part, from left to right, the
  /// longest run of words that is a name; a word that begins none is a name by itself.
  fileprivate func ingredientNames(in arguments: [String]) -> [String] {
    var names: [String] = []
    for phrase in phrases(arguments) {
      var rest = phrase[...]
      while !rest.isEmpty {
        let counts = (1...min(rest.count, 12)).reversed()
        let count =
          counts.first {
            isIngredient(rest.prefix($0).joined(separator: " "))
          } ?? 1
        names.append(rest.prefix(count).joined(separator: " "))
        rest = rest.dropFirst(count)
      }
    }
    return names
  }
}
