import ArgumentParser
import WhatCanIMake

struct AvoidCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "avoid",
    abstract: "What you must never be shown, in any answer.",
    discussion: """
      A word of allergen law means its whole family: milk is all dairy. Optional lines with what you \
      avoid are marked "leave out".

      Example: whatcanimake avoid add peanut
      """,
    subcommands: [Add.self, DietCommand.self, Remove.self, List.self],
    defaultSubcommand: List.self
  )

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Never show dishes with these ingredients.",
      discussion: "Example: whatcanimake avoid add peanut shellfish"
    )

    @Argument(
      help: ArgumentHelp("Ingredients or allergens.", valueName: "name"),
      completion: .ingredients
    )
    var names: [String]

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      AvoidCommand.report(try options.openNotebook().avoid(nameList(names)))
    }
  }

  struct DietCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "diet",
      abstract: "Always keep to a diet.",
      discussion: "Example: whatcanimake avoid diet vegetarian"
    )

    @Argument(
      help: ArgumentHelp(
        "\(Diet.allCases.map(\.rawValue).joined(separator: ", ")).",
        valueName: "diet"
      ),
      completion: .list(Diet.allCases.map(\.rawValue))
    )
    var diets: [String]

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      AvoidCommand.report(try options.openNotebook().avoid(diets: nameList(diets)))
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Show dishes with these again.",
      discussion: "Example: whatcanimake avoid remove peanut"
    )

    @Argument(help: ArgumentHelp("Ingredients, allergens or diets.", valueName: "name"))
    var names: [String]

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      for outcome in try options.openNotebook().stopAvoiding(nameList(names)) {
        let name = outcome.thing.name
        say(
          outcome.isChanged ? "You no longer avoid \(name)." : "You did not avoid \(name)."
        )
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "What you avoid.",
      discussion: "Example: whatcanimake avoid list"
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let avoided = try options.openReading().belongings.avoided
      if json { return writeJSON(Reply.List("avoid", avoided.map(\.json))) }
      var page = Page(Terminal())
      for thing in avoided {
        page.add(StyledText(thing.kind == .diet ? "\(thing.name) (diet)" : thing.name))
      }
      if avoided.isEmpty {
        page.add("You avoid nothing. Add an allergen or a diet: whatcanimake avoid add peanut")
      }
      page.show()
    }
  }

  fileprivate static func report(_ outcomes: [AvoidOutcome]) {
    for outcome in outcomes {
      let name = outcome.thing.name
      let already = outcome.isChanged ? "" : " already"
      say(
        outcome.thing.kind == .diet
          ? "You\(already) keep to a diet: \(name). Every answer follows it."
          : "You\(already) avoid \(name). No answer shows a dish with it."
      )
    }
  }
}
