import JSONCoding
public import RecipeModel
public import RecipeStorage

/// Everything that one person saved, and the ways to change it.
///
/// Each change is one transaction, and a call returns after the commit. Several notebooks of one
/// store may be used at the same time, by threads and by processes: writers take turns.
public struct Notebook: Sendable {
  /// The kitchen when the notebook was opened.
  public let kitchen: Kitchen
  public let person: Person
  let store: NotebookStore
  /// Seconds since 1970; stamps what is written.
  let now: Int

  /// The most bytes of UTF-8 in names and in texts.
  public static let longestName = 500
  public static let longestText = 20_000
}

extension Kitchen {
  /// Opens the notebook of a person for changes, and creates it if there is none.
  ///
  /// - Parameters:
  ///   - now: Seconds since 1970.
  ///   - report: Called for problems that did not stop a change, such as a failed daily copy.
  public func notebook(
    of person: Person,
    now: Int,
    report: @escaping @Sendable (NotebookNotice) -> Void
  ) throws(KitchenError) -> Notebook {
    let store = try catalogue.stores.notebookToWrite(now: now, report: report)
    return Notebook(kitchen: self, person: person, store: store, now: now)
  }

  /// Reads the notebook of this kitchen's person; `nothing` where there is none, or where it could not
  /// be read when the kitchen was opened.
  func reading<Value>(
    or nothing: Value,
    _ body: (NotebookReader) throws -> Value
  ) throws(KitchenError) -> Value {
    guard snapshot.fault == nil else { return nothing }
    do {
      return try catalogue.stores.readingNotebook { store in
        try store.read(snapshot.person, body)
      } ?? nothing
    } catch {
      throw KitchenError(catching: error)
    }
  }
}

extension Notebook {
  /// Runs `body` in one transaction, and returns after its commit.
  func writing<Value>(
    _ body: (NotebookWriter) throws -> Value
  ) throws(KitchenError) -> Value {
    do {
      return try store.write(person, now: now, body)
    } catch {
      throw KitchenError(catching: error)
    }
  }

  /// A name without spaces around it.
  ///
  /// - Throws: ``KitchenError`` `.badText` when it is empty, too long, or has control characters.
  func checkedName(_ text: String, _ field: String) throws(KitchenError) -> String {
    let name = trimmed(text)
    let isClean = name.unicodeScalars.allSatisfy { !$0.isInvisible }
    guard isClean else { throw KitchenError(.badText(field: field, .hasControlCharacters)) }
    return try checked(name, field, limit: Self.longestName)
  }

  /// A text of several lines without spaces around it.
  func checkedText(_ text: String, _ field: String) throws(KitchenError) -> String {
    try checked(trimmed(text), field, limit: Self.longestText)
  }

  private func checked(
    _ text: String,
    _ field: String,
    limit: Int
  ) throws(KitchenError) -> String {
    guard !text.isEmpty else { throw KitchenError(.badText(field: field, .isEmpty)) }
    guard text.utf8.count <= limit else {
      throw KitchenError(.badText(field: field, .isTooLong(limit: limit)))
    }
    guard !text.utf8.contains(0) else {
      throw KitchenError(.badText(field: field, .hasControlCharacters))
    }
    return text
  }
}

extension Notebook {
  /// The same notebook for a question about what others eat too, or only they; nil as for ``Kitchen/eating(_:)``.
  package func eating(_ eaters: Eaters) -> Notebook? {
    kitchen.eating(eaters).map { Notebook(kitchen: $0, person: person, store: store, now: now) }
  }
}
