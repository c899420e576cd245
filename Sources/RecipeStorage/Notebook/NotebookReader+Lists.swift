package import RecipeModel

extension NotebookReader {
  /// The person's lists: the wishlist first, then in the order in which they were created.
  ///
  /// The wishlist is included even if it was never used; then it is empty, with the creation time
  /// 0.
  package func lists() throws(StorageError) -> [DishList] {
    try checked { try ownLists() }
  }

  /// The list called `name`, in any case and normal form; nil when there is none.
  package func list(named name: String) throws(StorageError) -> DishList? {
    try checked {
      let folded = foldedListName(name)
      return try ownLists().first { foldedListName($0.name).utf8.elementsEqual(folded.utf8) }
    }
  }

  func ownLists() throws -> [DishList] {
    let lists = try number().map { try self.lists(of: $0).map(\.list) } ?? []
    let isWishlist = { (list: DishList) in
      foldedListName(list.name).utf8.elementsEqual(DishList.wishlist.utf8)
    }
    let unused = DishList(name: DishList.wishlist, dishes: [], createdAt: 0)
    return [lists.first(where: isWishlist) ?? unused] + lists.filter { !isWishlist($0) }
  }

  /// The lists of a person with their numbers, in the order in which they were created.
  func lists(of person: Int) throws -> [(number: Int, list: DishList)] {
    let dishes = Dictionary(
      grouping: try NotebookTable.listEntries.rows(of: person, in: db).map { row in
        (list: try row.integer("list"), position: try row.integer("position"), dish: try row.dish())
      },
      by: \.list
    )
    return try NotebookTable.lists.rows(of: person, in: db).map { row in
      let entries = (dishes[row.number] ?? []).sorted { $0.position < $1.position }
      guard entries.map(\.position) == Array(1..<entries.count + 1) else {
        throw NotebookFault.incomplete(.listEntries)
      }
      let list = DishList(
        name: try row.text("name"),
        dishes: entries.map(\.dish),
        createdAt: try row.integer("created_at")
      )
      return (row.number, list)
    }
  }
}

/// What two names of one list have in common: case and normal form do not count.
func foldedListName(_ name: String) -> String {
  normalised(normalised(name).lowercased())
}
