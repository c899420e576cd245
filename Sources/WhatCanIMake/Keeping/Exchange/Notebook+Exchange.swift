import RecipeModel
import RecipeStorage

/// What taking in an export did.
public struct NotebookImportReport: Sendable, Equatable {
  /// Things that were not there.
  public var new: Int
  /// Things that were there in an older wording.
  public var changed: Int
  public var unchanged: Int

  public init(new: Int, changed: Int, unchanged: Int) {
    self.new = new
    self.changed = changed
    self.unchanged = unchanged
  }
}

extension Kitchen {
  /// Everything that the person keeps as one JSON text, `whatcanimake.notebook/1`.
  ///
  /// ``Notebook/takeIn(_:file:)`` reads it again: from an empty notebook of the same name the same
  /// text comes out, byte for byte. Cost: O(all of it).
  public func exportedNotebook() throws(KitchenError) -> String {
    if let fault = belongings.fault { throw fault }
    let person = belongings.person
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

  /// Whether a file is an export of a notebook, rather than recipes.
  public static func isNotebookExport(_ path: String) throws(KitchenError) -> Bool {
    try OutsideFile(path).isExport()
  }
}

extension Notebook {
  /// Takes an export in beside what is there, in one transaction: all of it, or nothing.
  ///
  /// What is there already stays; of two ratings, notes, reviews or versions of one dish the later one stays;
  /// of two opinions one that was said rather than shown, else the later one; dishes join a list
  /// behind those that are on it; of a list of books it is remembered when it was last looked at.
  /// Taking in the same file again changes nothing.
  ///
  /// - Throws: ``KitchenError`` `.badExport`, `.noSuchFile`.
  public func takeIn(exportAt path: String) throws(KitchenError) -> NotebookImportReport {
    try takeIn(export: try OutsideFile(path))
  }

  /// The same for a file that is open.
  public func takeIn(export file: OutsideFile) throws(KitchenError) -> NotebookImportReport {
    let export = try NotebookExport(contentsOf: try file.bytes(), file: file.shownPath)
    return try writing { writer in
      var merge = NotebookMerge(export, into: writer, file: file.shownPath)
      try merge.run()
      return merge.report
    }
  }
}
