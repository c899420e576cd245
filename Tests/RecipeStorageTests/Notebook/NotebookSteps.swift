import RecipeModel
import RecipeStorage
import TestSupport
import Testing

/// One random operation after another, done by the store and by the model alike.
struct NotebookSteps {
  static let dishes = (1...5).map { DishID("d:\($0)") }
  static let slugs = ["pie", "soup"]
  static let operations = 41

  var model = NotebookModel()
  var generator: SeededGenerator
  private(set) var person: Person
  private(set) var now = 0

  init(seed: UInt64, person: Person) {
    generator = SeededGenerator(seed: seed)
    self.person = person
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  mutating func flip() -> Bool { Bool.random(using: &generator) }

  mutating func recipe() -> Recipe {
    makeRecipe(pick(Self.dishes).description, name: pick(["One", "Two"]), lines: ["2 oz gin"])
  }

  private mutating func amount() -> Amount? {
    pick([nil, Amount(quantity: 0.1, unit: "l"), Amount(quantity: 1, quantityMax: 2)])
  }

  private mutating func pantryEntry() -> PantryEntry {
    PantryEntry(
      ingredient: pick(["gin", "lime", "milk"]),
      text: pick(["a", "b\u{0}c", ""]),
      amount: amount(),
      expires: pick([nil, CalendarDay("2026-01-01"), CalendarDay("2025-01-01")]),
      place: pick([nil, .fridge, .freezer, .cupboard]),
      opened: pick([nil, CalendarDay("2025-12-30")]),
      frozen: pick([nil, CalendarDay("2025-12-31")]),
      daysPaused: pick([0, 3])
    )
  }

  private mutating func shoppingEntry() -> ShoppingEntry {
    ShoppingEntry(
      text: pick(["gin", "limes"]),
      ingredients: pick([[], ["gin"], ["butter", "margarine"]]),
      amount: amount(),
      dish: pick([nil] + Self.dishes)
    )
  }

  /// A number that may be the person's, someone else's or nobody's.
  mutating func entryNumber(_ last: Int) -> Int {
    Int.random(in: 0...(last + 1), using: &generator)
  }

  mutating func time() -> Int? { pick([nil, 5, today - 3]) }

  /// Does the operation called `operation` and expects the same result from both.
  mutating func step(_ writer: NotebookWriter, by person: Person, now: Int) throws {
    self.person = person
    self.now = now
    model.forgetDeletions(of: person, now: now)
    let operation = Int.random(in: 0..<Self.operations, using: &generator)
    switch operation {
    case 0..<9: try stepKitchen(writer, operation)
    case 9..<12: try stepHistory(writer, operation)
    case 12..<21: try stepDishes(writer, operation)
    case 21..<26: try stepLists(writer, operation)
    case 31..<34: try stepTaste(writer, operation)
    case 34..<39: try stepBooks(writer, operation)
    case 39..<41: try stepUndo(writer)
    default: try stepRecipes(writer, operation)
    }
    model.forgetDishes()
  }
}

extension NotebookSteps {
  private mutating func stepKitchen(_ writer: NotebookWriter, _ operation: Int) throws {
    let person = person
    let number = entryNumber(operation < 4 ? model.last.pantry : model.last.shopping)
    let batch = model.pantry.firstIndex { $0.person == person && $0.value.number == number }
    let item = model.shopping.firstIndex { $0.person == person && $0.value.number == number }
    switch operation {
    case 0:
      let (entry, at) = (pantryEntry(), time())
      model.meet(person)
      model.last.pantry += 1
      let made = PantryItem(number: model.last.pantry, entry: entry, addedAt: at ?? now)
      model.pantry.append(.init(person: person, value: made))
      #expect(try writer.add(entry, at: at) == made)
    case 1:
      let entry = pantryEntry()
      if let batch { model.pantry[batch].value.entry = entry }
      #expect(try writer.setPantryItem(number, to: entry) == (batch != nil))
    case 2:
      if let batch { model.pantry.remove(at: batch) }
      #expect(try writer.removePantryItem(number) == (batch != nil))
    case 3:
      guard number == 0 else { return }
      let count = model.pantry.filter { $0.person == person }.count
      model.delete(.pantry, of: person, at: now) {
        $0.pantry.removeAll { $0.person == person }
      }
      #expect(try writer.clearPantry() == count)
    case 4:
      let (entry, at) = (shoppingEntry(), time())
      model.meet(person)
      model.last.shopping += 1
      let made = ShoppingItem(
        number: model.last.shopping,
        entry: entry,
        isChecked: false,
        pantryItem: nil,
        addedAt: at ?? now
      )
      model.shopping.append(.init(person: person, value: made))
      #expect(try writer.add(entry, at: at) == made)
    case 5:
      let entry = shoppingEntry()
      if let item { model.shopping[item].value.entry = entry }
      #expect(try writer.setShoppingItem(number, to: entry) == (item != nil))
    case 6:
      let (isChecked, batch) = (flip(), pick([nil, 7]))
      if let item {
        model.shopping[item].value.isChecked = isChecked
        model.shopping[item].value.pantryItem = isChecked ? batch : nil
      }
      let isDone =
        try isChecked ? writer.check(number, pantryItem: batch) : writer.uncheck(number)
      #expect(isDone == (item != nil))
    case 7:
      if let item { model.shopping.remove(at: item) }
      #expect(try writer.removeShoppingItem(number) == (item != nil))
    default:
      let onlyChecked = number != 0
      let count = model.shopping.count
      model.delete(.shopping, of: person, at: now) {
        $0.shopping.removeAll { $0.person == person && ($0.value.isChecked || !onlyChecked) }
      }
      let removed = count - model.shopping.count
      #expect(try writer.clearShopping(onlyChecked: onlyChecked) == removed)
    }
  }

  private mutating func stepHistory(_ writer: NotebookWriter, _ operation: Int) throws {
    let person = person
    let kind = pick(HistoryEntry.Kind.allCases)
    switch operation {
    case 9:
      let (recipe, servings, at) = (recipe(), pick([nil, 4]), time())
      model.meet(person)
      model.last.history += 1
      let made = HistoryEntry(
        number: model.last.history,
        kind: kind,
        dish: recipe.id,
        dishName: recipe.name,
        servings: servings,
        at: at ?? now
      )
      model.history.append(.init(person: person, value: made))
      #expect(try writer.addHistory(kind, recipe: recipe, servings: servings, at: at) == made)
    case 10:
      let number = entryNumber(model.last.history)
      let index = model.history.firstIndex { $0.person == person && $0.value.number == number }
      if let index { model.history.remove(at: index) }
      #expect(try writer.removeHistory(number) == (index != nil))
    default:
      let wanted = pick([nil, kind])
      let count = model.history.count
      model.delete(.history, of: person, at: now) {
        $0.history.removeAll {
          $0.person == person && (wanted == nil || $0.value.kind == wanted)
        }
      }
      let removed = count - model.history.count
      #expect(try writer.clearHistory(wanted) == removed)
    }
  }
}
