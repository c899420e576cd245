import RecipeModel
import RecipeStorage
import Testing

extension NotebookSteps {
  mutating func stepLists(_ writer: NotebookWriter, _ operation: Int) throws {
    let names = ["wishlist", "WishList", "Party", "party", "Été", "E\u{301}te\u{301}"]
    let (name, recipe, position) = (pick(names), recipe(), pick([nil, -1, 1, 2, 3, 99]))
    let list = list(name)
    let isWishlist = name.lowercased() == "wishlist"
    switch operation {
    case 21:
      let at = time()
      if list == nil { make(isWishlist ? "wishlist" : name, at: at) }
      #expect(try writer.createList(name, at: at) == (list == nil && !isWishlist))
    case 22:
      let newName = pick(names)
      let holder = self.list(newName)
      let expected: ListOutcome
      if isWishlist {
        expected = .isWishlist
      } else if let list {
        let isFree = newName.lowercased() != "wishlist" && (holder == nil || holder == list)
        if isFree { model.lists[list].value.name = newName }
        expected = isFree ? .done : .nameTaken
      } else {
        expected = .noSuchList
      }
      #expect(try writer.renameList(name, to: newName) == expected)
    case 23:
      // Seldom, else the lists stay short.
      guard position == 99 else { return }
      let expected: ListOutcome = isWishlist ? .isWishlist : list == nil ? .noSuchList : .done
      if let list, !isWishlist {
        model.delete(.list, of: person, at: now) { $0.lists.remove(at: list) }
      }
      #expect(try writer.deleteList(name) == expected)
    case 24:
      try stepAddition(writer, recipe, name, position)
    default:
      try stepPlace(writer, recipe.id, name, flip() ? nil : position ?? 1)
    }
  }

  private mutating func stepAddition(
    _ writer: NotebookWriter,
    _ recipe: Recipe,
    _ name: String,
    _ position: Int?
  ) throws {
    if list(name) == nil, name.lowercased() == "wishlist" { make("wishlist", at: nil) }
    guard let list = list(name) else {
      #expect(try writer.add(recipe, toList: name, at: position) == .noSuchList)
      return
    }
    model.keep(recipe, for: person, at: now)
    let dishes = model.lists[list].value.dishes
    let isThere = dishes.contains(recipe.id)
    if !isThere {
      let index = max(0, min((position ?? .max) - 1, dishes.count))
      model.lists[list].value.dishes.insert(recipe.id, at: index)
    }
    let outcome = try writer.add(recipe, toList: name, at: position)
    #expect(outcome == (isThere ? .alreadyInList : .done))
  }

  private mutating func stepPlace(
    _ writer: NotebookWriter,
    _ dish: DishID,
    _ name: String,
    _ position: Int?
  ) throws {
    let list = list(name)
    let index = list.flatMap { model.lists[$0].value.dishes.firstIndex(of: dish) }
    let isKnown = list != nil || name.lowercased() == "wishlist"
    let expected: ListOutcome = index != nil ? .done : isKnown ? .notInList : .noSuchList
    if let list, let index { model.lists[list].value.dishes.remove(at: index) }
    guard let position else {
      #expect(try writer.remove(dish, fromList: name) == expected)
      return
    }
    if let list, index != nil {
      let count = model.lists[list].value.dishes.count
      model.lists[list].value.dishes.insert(dish, at: max(0, min(position - 1, count)))
    }
    #expect(try writer.move(dish, inList: name, to: position) == expected)
  }

  private func list(_ name: String) -> Int? {
    let person = person
    return model.lists.firstIndex {
      $0.person == person && $0.value.name.lowercased() == name.lowercased()
    }
  }

  private mutating func make(_ name: String, at: Int?) {
    model.meet(person)
    let list = DishList(name: name, dishes: [], createdAt: at ?? now)
    model.lastList += 1
    model.lists.append(.init(person: person, value: list, number: model.lastList))
  }
}
