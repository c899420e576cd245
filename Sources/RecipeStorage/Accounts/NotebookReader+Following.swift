package import RecipeModel

extension NotebookReader {
  /// The person with an account of this name, if the reader's person may know of them; otherwise
  /// nil.
  ///
  /// - Parameter folded: The name in the form in which similar-looking names are equal.
  package func visiblePerson(folded: String) throws(StorageError) -> Person? {
    try checked {
      guard
        let account = try NotebookTable.accounts.rows(where: "folded = ?", [.text(folded)], in: db)
          .first
      else { return nil }
      let number = try account.integer("person")
      let sight = try Sight(of: self)
      let isShown = try sight.shows(.profile, by: number, since: .min)
      return isShown ? try knownPerson(number) : nil
    }
  }

  /// A person's profile as the reader's person sees it, who may do so.
  package func profile(of person: Person) throws(StorageError) -> Profile {
    try checked {
      let number = person.number ?? 0
      let about = try NotebookTable.profiles.rows(of: number, in: db).first?.text("about")
      return Profile(
        person: try knownPerson(number),
        about: about,
        isFollowed: try Sight(of: self).followed.contains(number)
      )
    }
  }

  /// The line in which the reader's person describes themselves; nil if there is none.
  package func about() throws(StorageError) -> String? {
    try checked { try own(.profiles).first?.text("about") }
  }

  /// A person's recipes that the reader's person may see, in ascending order of id. Cost: O(own
  /// recipes of all).
  package func visibleRecipes(by person: Person) throws(StorageError) -> [DishID] {
    try checked {
      let (number, sight) = (person.number ?? 0, try Sight(of: self))
      return try NotebookTable.ownRecipes.rows(of: number, in: db).filter { row in
        guard try row.optionalInteger("deleted_at") == nil else { return false }
        return try sight.shows(sight.visibility(ofRecipe: row).visibility, of: number)
      }.map { try $0.dish() }.sorted()
    }
  }

  /// A person's lists that the reader's person may see, in the order in which they were created.
  ///
  /// Cost: O(lists and saved dishes of the person).
  package func visibleLists(by person: Person) throws(StorageError) -> [PublishedList] {
    try checked {
      let (number, sight) = (person.number ?? 0, try Sight(of: self))
      return try publishedLists(of: number).filter { list in
        guard let row = try NotebookTable.lists.row(list.number, in: db) else { return false }
        return try sight.shows(sight.visibility(ofList: row).visibility, of: number)
      }
    }
  }

  /// A list of the reader's person by its number; nil if there is none.
  package func list(numbered number: Int) throws(StorageError) -> PublishedList? {
    try checked {
      guard let person = try self.number() else { return nil }
      return try publishedLists(of: person).first { $0.number == number }
    }
  }

  /// The number of the list called `name`, in any case and normal form; nil if there is none, and
  /// for a wishlist that was never used.
  package func listNumber(named name: String) throws(StorageError) -> Int? {
    try checked {
      let folded = NotebookValue.text(foldedListName(name))
      return try own(.lists).first { try $0["folded"] == folded }?.number
    }
  }

  /// The people whom the reader's person follows, newest first.
  package func following() throws(StorageError) -> [Tie] {
    try checked { try own(.follows).reversed().map(tie) }
  }

  /// The people whom the reader's person blocks, newest first.
  package func blocked() throws(StorageError) -> [Tie] {
    try checked { try own(.blocks).reversed().map(tie) }
  }

  /// The names of the people whom the reader's person follows and blocks, in the form in which
  /// similar-looking names are equal, in the order in which they were added.
  package func tiedNames() throws(StorageError) -> (followed: [String], blocked: [String]) {
    try checked {
      func names(_ table: NotebookTable) throws -> [String] {
        try own(table).compactMap { row in
          let other = NotebookValue.integer(try row.integer("other"))
          return try NotebookTable.accounts.rows(where: "person = ?", [other], in: db).first?
            .text("folded")
        }
      }
      return (try names(.follows), try names(.blocks))
    }
  }

  /// Everything of the reader's person that others could see, and who may see it: their profile,
  /// then recipes, lists, and verdicts and comments, each in ascending order of number.
  package func publications() throws(StorageError) -> [OwnPublication] {
    try checked {
      guard let number = try number() else { return [] }
      let (sight, me) = (try Sight(of: self), try knownPerson(number))
      let profile = OwnPublication(
        thing: .profile,
        name: me.name,
        visibility: sight.visibility(of: .profile, by: number, since: .min).visibility
      )
      let recipes = try own(.ownRecipes).filter { try $0.optionalInteger("deleted_at") == nil }.map
      {
        OwnPublication(
          thing: .recipe(try $0.dish()),
          name: try $0.thing(OwnRecipe.self, in: db).recipe.name,
          visibility: try sight.visibility(ofRecipe: $0).visibility
        )
      }
      let lists = try own(.lists).map {
        OwnPublication(
          thing: .list($0.number),
          name: try $0.text("name"),
          visibility: try sight.visibility(ofList: $0).visibility
        )
      }
      let remarks = try own(.remarks).map {
        OwnPublication(
          thing: .remark($0.number),
          name: try $0.text("text"),
          visibility: try sight.visibility(ofRemark: $0).visibility
        )
      }
      return [profile] + recipes + lists + remarks
    }
  }

  /// The lists of a person, with their dishes as they kept them.
  private func publishedLists(of person: Int) throws -> [PublishedList] {
    var kept: [DishID: NotebookRow] = [:]
    for row in try NotebookTable.keptDishes.rows(of: person, in: db) { kept[try row.dish()] = row }
    return try lists(of: person).map { number, list in
      let dishes: [KeptDish] = try list.dishes.map { dish in
        guard let row = kept[dish] else { throw NotebookFault.incomplete(.keptDishes) }
        return try row.thing(in: db)
      }
      return PublishedList(number: number, list: list, kept: dishes)
    }
  }

  func tie(_ row: NotebookRow) throws -> Tie {
    Tie(person: try knownPerson(try row.integer("other")), since: try row.integer("at"))
  }
}
