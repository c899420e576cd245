import ArgumentParser
import WhatCanIMake

struct ShoppingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shopping",
    abstract: "Keep a shopping list; things that you check off are added to the pantry.",
    subcommands: [
      List.self, Add.self, For.self, Check.self, Uncheck.self, Remove.self, Clear.self,
    ],
    defaultSubcommand: List.self
  )

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "Show the shopping list, grouped by aisle.",
      discussion: "Example: whatcanimake shopping list"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let kitchen = try output.options.openReading()
      ShoppingView.show(try kitchen.shoppingList(), asJSON: output.json)
    }
  }

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Add things, or ingredients of a dish, to the shopping list.",
      discussion: """
        Example: whatcanimake shopping add "milk 1 l" "paper towels"
        Example: whatcanimake shopping add --from negroni campari
        """
    )

    @Argument(
      help: ArgumentHelp(
        "Things to buy, separated by commas or as separate arguments.",
        valueName: "thing"
      ),
      completion: .ingredients
    )
    var things: [String]

    @Option(
      help: ArgumentHelp("Take the amounts from the recipe for this dish.", valueName: "dish"),
      completion: .dishes
    )
    var from: String?

    @OptionGroup
    var servings: ServingsOption

    @OptionGroup
    var output: DataOptions

    func validate() throws { try refuseEmpty(things, option: "shopping add") }

    func run() throws {
      let notebook = try output.options.openNotebook()
      var items: [ShoppingItem]
      if let from {
        let dish = try notebook.kitchen.find(from)
        items = try notebook.addToShopping(
          nameList(things),
          from: dish,
          servings: servings.servings
        )
      } else {
        items = try notebook.addToShopping(things)
      }
      let kitchen = try output.options.reopened()
      if output.json { return ShoppingView.show(try kitchen.shoppingList(), asJSON: true) }
      items = items.sorted { $0.number < $1.number }
      for item in items { say("Added \(ShoppingView.text(of: item.entry)).") }
      if from == nil { try sayDishes(in: kitchen) }
    }

    /// Says of a thing that is a dish too how to buy what it is made of.
    private func sayDishes(in kitchen: Kitchen) throws {
      for thing in nameList(things) {
        guard try kitchen.isDish(thing) else { continue }
        say("\(clipped(thing)) is also a dish. To add the ingredients that you need for it:")
        sayCommand("whatcanimake shopping for \(quotedIfNeeded(clipped(thing)))")
      }
    }
  }

  struct For: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "for",
      abstract: "Add the ingredients that you need to buy for one or more dishes.",
      discussion: """
        If several dishes need the same ingredient, the amounts are added up. Staples and things \
        in the pantry are left out.

        Example: whatcanimake shopping for negroni "dry martini"
        """
    )

    @OptionGroup
    var dishes: DishArguments

    @OptionGroup
    var servings: ServingsOption

    @OptionGroup
    var output: DataOptions

    func run() throws {
      let notebook = try output.options.openNotebook()
      let named = try notebook.kitchen.dishes(in: dishes.dishes)
      let (items, relied) = try notebook.shop(for: named, servings: servings.servings)
      let kitchen = try output.options.reopened()
      if output.json { return ShoppingView.show(try kitchen.shoppingList(), asJSON: true) }
      if items.isEmpty {
        say("Nothing to buy: everything is in the pantry or already bought.")
      } else {
        ShoppingView.show(try kitchen.shoppingList(), asJSON: false)
      }
      if !relied.isEmpty { say("Check that you have enough: \(relied.joined(separator: ", ")).") }
    }
  }

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Check off things that you bought, and add them to the pantry.",
      discussion: "Example: whatcanimake shopping check \"campari 700 ml\" lime",
      aliases: ["bought"]
    )

    @OptionGroup
    var things: ShoppingArguments

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let (bought, absent) =
        things.all ? try notebook.checkAll() : try notebook.check(things.things)
      for name in absent { warn("\(name) is not on the shopping list") }
      if bought.isEmpty { say("There is nothing to check off.") }
      for purchase in bought {
        var text = "☑ \(purchase.group.name)"
        if let entry = purchase.item?.entry {
          let amount = AmountText.text(of: entry.amount.map { [$0] } ?? [])
          text += " · in the pantry\(amount.isEmpty ? "" : ": \(amount)")"
        }
        say(text)
      }
    }
  }

  struct Uncheck: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "uncheck",
      abstract: "Uncheck things, and remove from the pantry the amounts that 'check' added.",
      discussion: "Example: whatcanimake shopping uncheck lime"
    )

    @OptionGroup
    var things: ShoppingThings

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      for group in try options.openNotebook().uncheck(things.things) {
        say("☐ \(group.name) is back on the list.")
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Remove things from the shopping list.",
      discussion: "Example: whatcanimake shopping remove \"paper towels\""
    )

    @OptionGroup
    var things: ShoppingThings

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      for group in try options.openNotebook().removeFromShopping(things.things) {
        say("Removed \(group.name).")
      }
    }
  }

  struct Clear: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear",
      abstract:
        "Remove everything from the list, or only the things that are checked off.",
      discussion: "Example: whatcanimake shopping clear --checked --yes"
    )

    @OptionGroup
    var sure: SureOption

    @Flag(help: "Remove only the things that are checked off.")
    var checked = false

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let question =
        checked
        ? "Remove the things that are checked off?" : "Remove everything from the shopping list?"
      guard try sure.allows(question) else { return say("Nothing removed.") }
      let count = try notebook.clearShopping(onlyChecked: checked)
      let what = count == 1 ? "1 entry" : "\(count) entries"
      say(count == 0 ? "There was nothing to remove." : "Removed \(what).")
      sayUndo(count)
    }
  }
}

/// Things on the shopping list, or all of them.
struct ShoppingArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Things on the list, optionally with the amount you bought.",
      valueName: "thing"
    ),
    completion: .shopping
  )
  var things: [String] = []

  @Flag(help: "Check off everything on the list.")
  var all = false

  func validate() throws {
    if things.isEmpty != all { throw ValidationError("use either names or --all, not both") }
  }
}

struct ShoppingThings: ParsableArguments {
  @Argument(help: ArgumentHelp("Things on the list.", valueName: "thing"), completion: .shopping)
  var things: [String]
}
