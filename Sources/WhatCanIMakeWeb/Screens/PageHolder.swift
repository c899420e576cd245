import WhatCanIMake

/// Whose copy of a page a browser keeps, and what that person and those who share with them avoid.
///
/// A browser that keeps pages for the time without a network forgets the pages of every other holder. So no page that was
/// made before somebody avoided an ingredient is shown after it.
struct PageHolder: Sendable {
  /// Equal for equal holders; it tells nobody what is avoided.
  let text: String

  /// Nil for whoever is not signed in. Cost: one look at what the person keeps, which the keeper has at hand.
  ///
  /// - Throws: What the person keeps cannot be read.
  init?(_ asker: Asker) async throws {
    guard let person = asker.identity.person else { return nil }
    try self.init(person, try await asker.keeper.kitchen(for: person).snapshot)
  }

  /// The same of a person with a snapshot of what they keep; nil for whoever has no account.
  ///
  /// - Throws: What the person keeps could not be read.
  init?(_ person: Person, _ snapshot: PersonSnapshot) throws {
    guard let number = person.number else { return nil }
    if let fault = snapshot.fault { throw fault }
    let others = (snapshot.household?.avoided ?? [:]).sorted { $0.key < $1.key }
    let all = [(key: number, value: snapshot.avoided)] + others
    let avoided = all.flatMap { holder, things in
      things.map { "\(holder) \($0.kind.rawValue) \($0.name)\n" }
    }
    text = entityTag(of: Array(avoided.joined().utf8), for: number).filter { $0 != "\"" }
  }
}
