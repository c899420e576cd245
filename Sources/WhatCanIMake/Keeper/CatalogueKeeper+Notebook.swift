package import RecipeModel
package import RecipeStorage

/// The notebook itself, for what is not one person's alone: accounts, households, tokens. Everything runs on threads of the
/// keeper.
extension CatalogueKeeper {
  /// Reads the notebook as of one commit; nil where there is none.
  ///
  /// - Parameter person: Whose things `body` reads as its own; nil for nobody's.
  package nonisolated func readNotebook<Value: Sendable>(
    as person: Person? = nil,
    _ body: @escaping @Sendable (NotebookReader) throws -> Value
  ) async throws -> Value? {
    try await reading { stores in try stores.readingNotebook { try $0.read(person, body) } }
  }

  /// Changes the notebook in one transaction, when those who asked before are done. What `body` throws is thrown, and
  /// nothing has changed.
  package nonisolated func writeNotebook<Value: Sendable>(
    as person: Person,
    _ body: @escaping @Sendable (NotebookWriter) throws -> Value
  ) async throws -> Value {
    try await writing { store, now in try store.write(person, now: now, body) }
  }

  /// Stands for the notebook as it is: another after each commit, whoever makes it. Cost: two system calls, on a thread for
  /// reading.
  package nonisolated func notebookMoment() async throws -> NotebookMoment {
    try await reading { NotebookMoment(state: DatabaseState(of: $0.places.notebook)) }
  }

  /// Does what blocks for a disk or a moment, such as a look at who is signed in, on a thread for reading.
  package nonisolated func working<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await reading { _ in try body() }
  }
}

/// A state of the notebook, to be compared with another.
package struct NotebookMoment: Equatable, Sendable {
  /// Nil while there is no notebook.
  let state: DatabaseState?
}
