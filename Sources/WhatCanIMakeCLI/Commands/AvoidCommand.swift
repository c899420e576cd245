import ArgumentParser
import WhatCanIMake

struct AvoidCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "avoid",
    abstract: "Choose ingredients to avoid and diets to follow.",
    discussion: """
      The name of an allergen covers every ingredient that contains it: milk covers all dairy. If \
      an ingredient that you avoid is optional in a dish, the dish is still shown, with "leave \
      out" beside the ingredient.

      Example: whatcanimake avoid add peanut
      """,
    subcommands: [Add.self, DietCommand.self, Remove.self, List.self],
    defaultSubcommand: List.self
  )

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Never show dishes with these ingredients or allergens.",
      discussion: "Example: whatcanimake avoid add peanut shellfish"
    )

    @Argument(
      help: ArgumentHelp("The ingredients or allergens to avoid.", valueName: "name"),
      completion: .ingredients
    )
    var names: [String]

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      AvoidCommand.report(try options.openNotebook().avoid(nameList(names)))
    }
  }

  struct DietCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "diet",
      abstract: "Follow a diet: never show dishes that do not fit it.",
      discussion: "Example: whatcanimake avoid diet vegetarian"
    )

    @Argument(
      help: ArgumentHelp(
        "One of \(Diet.allCases.map(\.rawValue).joined(separator: ", ")).",
        valueName: "diet"
      ),
      completion: .list(Diet.allCases.map(\.rawValue))
    )
    var diets: [String]

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      AvoidCommand.report(try options.openNotebook().avoid(diets: nameList(diets)))
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Stop avoiding ingredients or following diets.",
      discussion: "Example: whatcanimake avoid remove peanut"
    )

    @Argument(
      help: ArgumentHelp("The ingredients, allergens or diets to remove.", valueName: "name"),
      completion: .avoided
    )
    var names: [String]

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      for outcome in try options.openNotebook().stopAvoiding(nameList(names)) {
        let name = outcome.thing.spokenName
        let done = outcome.isChanged ? "no longer" : "do not"
        say(
          outcome.thing.kind == .diet
            ? "You \(done) follow the \(name) diet." : "You \(done) avoid \(name)."
        )
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List the ingredients that you avoid and the diets that you follow.",
      discussion: "Example: whatcanimake avoid list"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let avoided = try output.options.openReading().snapshot.avoided
      if output.json { return writeJSON(Reply.List("avoid", avoided.map(\.json))) }
      var page = Page(Terminal())
      for thing in avoided {
        page.add(StyledText(thing.kind == .diet ? "\(thing.name) (diet)" : thing.spokenName))
      }
      if avoided.isEmpty {
        page.add("You avoid nothing yet. To add something: whatcanimake avoid add peanut")
      }
      page.show()
    }
  }

  fileprivate static func report(_ outcomes: [AvoidOutcome]) {
    for outcome in outcomes {
      let name = outcome.thing.spokenName
      let them = ExcludedWord.isCounted(outcome.thing.name) ? "them" : "it"
      let already = outcome.isChanged ? "" : " already"
      say(
        outcome.thing.kind == .diet
          ? "You\(already) follow the \(name) diet. Dishes that do not fit it are never shown."
          : "You\(already) avoid \(name). Dishes that need \(them) are never shown."
      )
    }
  }
}
