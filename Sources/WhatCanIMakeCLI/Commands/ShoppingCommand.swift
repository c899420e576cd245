import ArgumentParser
import WhatCanIMake

struct ShoppingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shopping",
    abstract: "What to buy, by aisle; what is ticked off goes into the pantry.",
    subcommands: [
      List.self, Add.self, For.self, Check.self, Uncheck.self, Remove.self, Clear.self,
    ],
    defaultSubcommand: List.self
  )

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "The shopping list, by aisle.",
      discussion: "Example: whatcanimake shopping list"
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let kitchen = try options.openReading()
      ShoppingView.show(try kitchen.shoppingList(), asJSON: json)
    }
  }

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Put things on the list by hand, or an ingredient of a dish.",
      discussion: """
        Example: whatcanimake shopping add "milk 1 l" "paper towels"
        Example: whatcanimake shopping add --from negroni campari
        """
    )

    @Argument(
      help: ArgumentHelp("Things, with commas between or one an argument.", valueName: "thing"),
      completion: .ingredients
    )
    var things: [String]

    @Option(
      help: ArgumentHelp("Ingredients of this dish, as much as it asks for.", valueName: "dish"),
      completion: .dishes
    )
    var from: String?

    @OptionGroup
    var servings: ServingsOption

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func validate() throws { try refuseEmpty(things, option: "shopping add") }

    func run() throws {
      let notebook = try options.openNotebook()
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
      let kitchen = try options.reopened()
      if json { return ShoppingView.show(try kitchen.shoppingList(), asJSON: true) }
      items = items.sorted { $0.number < $1.number }
      for item in items { say("\(ShoppingView.text(of: item.entry)) is on the list.") }
    }
  }

  struct For: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "for",
      abstract: "Put on the list what dishes still need beside the pantry.",
      discussion: """
        Amounts add up over the dishes; staples, and what the pantry holds, are left out.

        Example: whatcanimake shopping for negroni "dry martini"
        """
    )

    @OptionGroup
    var dishes: DishArguments

    @OptionGroup
    var servings: ServingsOption

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let named = try notebook.kitchen.dishes(in: dishes.dishes)
      let (items, relied) = try notebook.shop(for: named, servings: servings.servings)
      let kitchen = try options.reopened()
      if json { return ShoppingView.show(try kitchen.shoppingList(), asJSON: true) }
      if items.isEmpty {
        say("Nothing to buy: everything needed is in the pantry, or ticked off.")
      } else {
        ShoppingView.show(try kitchen.shoppingList(), asJSON: false)
      }
      if !relied.isEmpty { say("See whether there is enough: \(relied.joined(separator: ", ")).") }
    }
  }

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Tick things off: they are bought, and in the pantry.",
      discussion: "Example: whatcanimake shopping check \"campari 700 ml\" lime",
      aliases: ["bought"]
    )

    @OptionGroup
    var things: ShoppingArguments

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let (bought, absent) =
        things.all ? try notebook.checkAll() : try notebook.check(things.things)
      for name in absent { warn("not on the shopping list: \(name)") }
      if bought.isEmpty { say("There is nothing to tick off.") }
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
      abstract: "Take the tick off again; what it put into the pantry leaves it.",
      discussion: "Example: whatcanimake shopping uncheck lime"
    )

    @OptionGroup
    var things: ShoppingThings

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      for group in try options.openNotebook().uncheck(things.things) {
        say("☐ \(group.name) is to be bought.")
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Take things off the list.",
      discussion: "Example: whatcanimake shopping remove \"paper towels\""
    )

    @OptionGroup
    var things: ShoppingThings

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      for group in try options.openNotebook().removeFromShopping(things.things) {
        say("\(group.name) is off the list.")
      }
    }
  }

  struct Clear: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear",
      abstract:
        "Empty the list, or take off what is ticked; it asks first, and 'undo' brings it back.",
      discussion: "Example: whatcanimake shopping clear --checked --yes"
    )

    @OptionGroup
    var sure: SureOption

    @Flag(help: "Only what is ticked off.")
    var checked = false

    @OptionGroup(title: "Kitchen")
    var options: KitchenOptions

    func run() throws {
      let notebook = try options.openNotebook()
      let question = checked ? "Take off what is ticked?" : "Empty the shopping list?"
      guard try sure.allows(question) else { return say("Nothing is taken off.") }
      let count = try notebook.clearShopping(onlyChecked: checked)
      let what = count == 1 ? "1 entry" : "\(count) entries"
      say(count == 0 ? "There was nothing to take off." : "\(what) taken off the shopping list.")
      sayUndo(count)
    }
  }
}

/// Things on the shopping list, or all of them.
struct ShoppingArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Things on the list, an amount behind if you like.", valueName: "thing"),
    completion: .shopping
  )
  var things: [String] = []

  @Flag(help: "Everything on the list.")
  var all = false

  func validate() throws {
    if things.isEmpty != all { throw ValidationError("name things on the list, or --all") }
  }
}

struct ShoppingThings: ParsableArguments {
  @Argument(help: ArgumentHelp("Things on the list.", valueName: "thing"), completion: .shopping)
  var things: [String]
}
