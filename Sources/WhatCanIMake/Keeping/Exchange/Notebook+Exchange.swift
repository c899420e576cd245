import RecipeModel
import RecipeStorage

/// The result of importing an export.
public struct NotebookImportReport: Sendable, Equatable {
  /// How many things were new.
  public var new: Int
  /// How many things were there with older content.
  public var changed: Int
  public var unchanged: Int

  public init(new: Int, changed: Int, unchanged: Int) {
    self.new = new
    self.changed = changed
    self.unchanged = unchanged
  }
}

extension Kitchen {
  /// Everything that the person saved, as one JSON text: `whatcanimake.notebook/1`.
  ///
  /// ``Notebook/takeIn(_:file:)`` reads it again. From an empty notebook of the same name, the next
  /// export is the same text, byte for byte. Cost: O(all of it).
  public func exportedNotebook() throws(KitchenError) -> String {
    if let fault = snapshot.fault { throw fault }
    let person = snapshot.person
    var empty = NotebookExport(person: person?.name ?? "")
    if person != nil {
      empty.lists = [DishList(name: DishList.wishlist, dishes: [], createdAt: 0)]
    }
    let export = try reading(or: empty) { [empty] reader in
      guard let person else { return empty }
      return try NotebookExport(of: person, in: reader)
    }
    do {
      return try export.text()
    } catch {
      throw KitchenError(.cannotRead(path: places.notebook, detail: "\(error)"))
    }
  }
}

extension Notebook {
  /// Imports an export in one transaction: all of it, or nothing.
  ///
  /// Existing entries stay. If there are two ratings, notes, verdicts or versions of one dish, the
  /// later one stays. If there are two opinions, a stated one stays, or else the later one. Dishes
  /// are added at the end of a list. For a book list, the time when it was last opened is kept.
  /// Importing the same file again changes nothing.
  ///
  /// - Throws: ``KitchenError`` `.badExport`, `.noSuchFile`.
  public func takeIn(exportAt path: String) throws(KitchenError) -> NotebookImportReport {
    try takeIn(export: try OutsideFile(path))
  }

  /// The same for an open file.
  public func takeIn(export file: OutsideFile) throws(KitchenError) -> NotebookImportReport {
    let export = try NotebookExport(contentsOf: try file.bytes(), file: file.shownPath)
    return try writing { writer in
      var merge = NotebookMerge(export, into: writer, file: file.shownPath)
      try merge.run()
      return merge.report
    }
  }
}
