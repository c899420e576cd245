public import RecipeModel
import RecipeStorage

/// A list with its current dishes, or with the saved copies of dishes that no longer exist.
public struct DishListContent: Sendable, Equatable {
  public var list: DishList
  public var dishes: [FoundDish]
}

extension Notebook {
  /// Creates an empty list.
  ///
  /// - Throws: ``KitchenError`` `.listExists`, `.badText`.
  public func createList(_ name: String) throws(KitchenError) {
    let name = try checkedName(name, "list's name")
    try writing { writer in
      guard try writer.createList(name) else { throw KitchenError(.listExists(name)) }
    }
  }

  /// Renames a list; its dishes keep their order.
  ///
  /// - Throws: ``KitchenError`` `.unknownList`, `.listExists`, `.wishlistStays`, `.badText`.
  public func renameList(_ name: String, to other: String) throws(KitchenError) {
    let other = try checkedName(other, "list's name")
    try writing { writer in
      let list = try existing(name, writer.reader)
      guard list.name != DishList.wishlist else { throw KitchenError(.wishlistStays) }
      guard try writer.renameList(list.name, to: other) == .done else {
        throw KitchenError(.listExists(other))
      }
    }
  }

  /// The exact name of a list that ``deleteList(_:)`` would delete.
  ///
  /// - Throws: ``KitchenError`` `.unknownList`, `.wishlistStays`.
  public func deletableList(_ name: String) throws(KitchenError) -> String {
    let list = try kitchen.list(named: name).list
    guard list.name != DishList.wishlist else { throw KitchenError(.wishlistStays) }
    return list.name
  }

  /// Deletes a list; its dishes are not deleted.
  ///
  /// - Returns: The list as it was.
  /// - Throws: ``KitchenError`` `.unknownList`, `.wishlistStays`.
  public func deleteList(_ name: String) throws(KitchenError) -> DishList {
    try writing { writer in
      let list = try existing(name, writer.reader)
      guard list.name != DishList.wishlist, try writer.deleteList(list.name) == .done
      else {
        throw KitchenError(.wishlistStays)
      }
      return list
    }
  }

  /// Adds dishes to a list, at its end or from a position on; a dish that is already on it keeps
  /// its position.
  ///
  /// - Parameter position: Counted from 1; a position beyond the end means the end.
  /// - Returns: The dishes that were added, in order.
  /// - Throws: ``KitchenError`` `.unknownList`.
  public func add(
    _ dishes: [FoundDish],
    toList name: String,
    at position: Int? = nil
  ) throws(KitchenError) -> [FoundDish] {
    try writing { writer in
      let list = try existing(name, writer.reader)
      var added: [FoundDish] = []
      for dish in dishes {
        let place = position.map { min($0, list.dishes.count + 1) + added.count }
        let outcome = try writer.add(dish.toKeep, toList: list.name, at: place)
        if outcome == .done { added.append(dish) }
      }
      return added
    }
  }

  /// Removes dishes from a list.
  ///
  /// - Returns: The dishes that were on it, in order.
  /// - Throws: ``KitchenError`` `.unknownList`.
  public func remove(
    _ dishes: [FoundDish],
    fromList name: String
  ) throws(KitchenError) -> [FoundDish] {
    try writing { writer in
      let list = try existing(name, writer.reader)
      return try dishes.filter { try writer.remove($0.id, fromList: list.name) == .done }
    }
  }

  /// Moves a dish to another position in a list.
  ///
  /// - Parameter position: Counted from 1; a position beyond the end means the end.
  /// - Throws: ``KitchenError`` `.unknownList`, `.notOnList`.
  public func move(
    _ dish: FoundDish,
    inList name: String,
    to position: Int
  ) throws(KitchenError) -> DishList {
    try writing { writer in
      let list = try existing(name, writer.reader)
      guard try writer.move(dish.id, inList: list.name, to: position) == .done else {
        throw KitchenError(.notOnList(dish.recipe.name, list: list.name))
      }
      return try existing(name, writer.reader)
    }
  }
}

extension Kitchen {
  /// All lists of the person: the wishlist first, then the others in the order in which they were
  /// created.
  public func lists() throws(KitchenError) -> [DishList] {
    try reading(or: [.emptyWishlist]) { try $0.lists() }
  }

  /// A list with its dishes.
  ///
  /// - Throws: ``KitchenError`` `.unknownList`.
  public func list(named name: String) throws(KitchenError) -> DishListContent {
    let empty = DishListContent(list: .emptyWishlist, dishes: [])
    let found: (list: DishList, kept: [KeptDish])? = try reading(or: nil) { reader in
      let list = try existing(name, reader)
      return (list, try list.dishes.compactMap { try reader.kept($0) })
    }
    guard let found else {
      guard trimmed(name).lowercased() == DishList.wishlist else {
        throw KitchenError(.unknownList(name, known: [DishList.wishlist]))
      }
      return empty
    }
    return DishListContent(list: found.list, dishes: try present(found.kept))
  }
}

extension DishList {
  fileprivate static let emptyWishlist = DishList(name: wishlist, dishes: [], createdAt: 0)
}

/// The list that a typed name means.
private func existing(_ name: String, _ reader: NotebookReader) throws -> DishList {
  guard let list = try reader.list(named: trimmed(name)) else {
    throw KitchenError(.unknownList(name, known: try reader.lists().map(\.name)))
  }
  return list
}
