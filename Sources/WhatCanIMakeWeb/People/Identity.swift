package import RecipeAccounts
package import WhatCanIMake

/// Who asks, as they stand at this moment.
package struct Identity: Sendable {
  package let actor: Actor
  /// The person, with their number; nil for nobody.
  package let person: Person?
  /// The session that they ask in; nil for a program.
  package let session: Session?

  /// Somebody without an account, or whose session is over.
  package static let nobody = Identity(actor: .nobody, person: nil, session: nil)
}

extension People {
  /// Who shows a credential. Blocks for no disk on the caller's thread.
  ///
  /// - Throws: 401 for a token that is not good. A session that is over is nobody's.
  func identity(showing credential: Credential) async throws -> Identity {
    switch credential {
    case .none: return .nobody
    case .session(let token): return try await identity(ofSession: token.hash)
    case .token(let token): return try await identity(ofToken: token.hash)
    }
  }

  private func identity(ofSession hash: [UInt8]) async throws -> Identity {
    let now = clock()
    let session = try await keeper.working { [sessions] in
      try sessions.session(hash: hash, now: now)
    }
    guard let session else { return .nobody }
    return try await identity(of: session.person, in: session)
  }

  /// A person as they stand at this moment; nobody where they have no account, or it is disabled.
  ///
  /// - Parameter session: In which they ask; nil where it has just begun.
  func identity(of number: Int, in session: Session?) async throws -> Identity {
    let found = try await keeper.readNotebook { reader in
      let account = try reader.account(of: number)?.account
      let membership = try reader.household(ofPerson: number)?.membership
      return (Actor(account, membership), account?.person)
    }
    guard let (actor, person) = found, actor.signedIn != nil else { return .nobody }
    return Identity(actor: actor, person: person, session: session)
  }

  private func identity(ofToken hash: [UInt8]) async throws -> Identity {
    let found = try await keeper.readNotebook { reader -> (Actor, APIToken)? in
      guard let token = try reader.token(hash: hash), let person = token.person.number else {
        return nil
      }
      let account = try reader.account(of: person)?.account
      let membership = try reader.household(ofPerson: person)?.membership
      return (Actor(token, of: account, membership), token)
    }
    guard let (actor, token) = found ?? nil, actor.signedIn != nil else { throw Problem.badToken }
    let today = CalendarDay(daysSince1970: clock() / 86_400)
    if token.lastUsed.map({ $0 < today }) ?? true {
      try await keeper.writeNotebook(as: token.person) {
        try $0.noteUse(ofToken: token.number, on: today)
      }
    }
    return Identity(actor: actor, person: token.person, session: nil)
  }
}
