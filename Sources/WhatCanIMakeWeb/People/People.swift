package import RecipeAccounts
package import WhatCanIMake

/// Everybody whom the server knows: their accounts, where they are signed in, and how often was tried in vain.
package final class People: Sendable {
  package let keeper: CatalogueKeeper
  package let sessions: SessionStore
  package let site: Site
  /// Makes the first account; nil where there is one already. It is kept nowhere: a restart makes another.
  package let setUpCode: SecretCode?
  let passwords = BoundedWork.passwords()
  let events: EventDesk
  let pictures: PictureMaker
  let shownPictures: PictureCache
  let photos: PhotoTray
  let jobs: JobDesk
  let clock: @Sendable () -> Int
  /// The first second in which the set-up code is no longer good.
  let setUpEndsAt: Int

  /// How long the set-up code is good, in seconds: a day.
  package static let secondsOfSetUp = 86_400

  /// Looks whether there are accounts, and opens what sessions are kept in.
  ///
  /// - Parameter clock: Seconds since 1970.
  package init(
    _ keeper: CatalogueKeeper,
    site: Site = Site(),
    clock: @escaping @Sendable () -> Int
  ) async throws {
    self.keeper = keeper
    events = EventDesk(keeper)
    pictures = PictureMaker()
    shownPictures = PictureCache(pictures)
    photos = PhotoTray(clock: clock)
    jobs = JobDesk(clock: clock)
    UploadedFile.forgetAll(in: keeper.places.uploads)
    self.site = site
    self.clock = clock
    let path = keeper.places.sessions
    sessions = try await keeper.working { try SessionStore(opening: path) }
    // A notebook of an older version is brought up to date by being looked at.
    _ = try await keeper.kitchen()
    let hasAccounts = try await keeper.readNotebook { try !$0.accounts().isEmpty } ?? false
    setUpCode = hasAccounts ? nil : SecretCode(.setUp)
    setUpEndsAt = clock() + Self.secondsOfSetUp
  }

  /// Counts a try before it is judged, and takes that back unless it was in vain: unless what was shown is not good (401, 403).
  ///
  /// - Throws: 429 where too many were in vain, and what `body` throws.
  func trying<Value: Sendable>(
    _ subjects: [ThrottleSubject],
    _ body: () async throws -> Value
  ) async throws -> Value {
    let now = clock()
    let wait = try await keeper.working { [sessions] in
      try sessions.tryAgain(subjects, now: now)
    }
    if let wait {
      throw Problem(429, "too many failed attempts; wait before you try again", retryAfter: wait)
    }
    do {
      let value = try await body()
      try await forgive(subjects)
      return value
    } catch let problem as Problem where [401, 403].contains(problem.status) {
      throw problem
    } catch {
      // What was shown was not judged, or it was good and something else stood in the way, such as a name that is taken.
      try await forgive(subjects)
      throw error
    }
  }

  private func forgive(_ subjects: [ThrottleSubject]) async throws {
    try await keeper.working { [sessions] in try sessions.forgive(subjects) }
  }

  /// The hash of a new password.
  ///
  /// - Throws: 400 that names the field, and 503 where too many wait.
  func hash(of text: String, field: String) async throws -> PasswordHash {
    let password: Password
    do {
      password = try Password(text)
    } catch {
      throw Problem(error, field: field)
    }
    return try await passwords.run { try PasswordHash(of: password) }
  }

  /// Whether a password is that of an account; the same work whether or not there is one. Notes its hash anew where that is
  /// no longer as it should be.
  func account(
    _ secured: SecuredAccount?,
    with text: String
  ) async throws -> Account? {
    guard let password = try? Password(text) else { return nil }
    let tried = try await passwords.run { try SignIn(secured, password) }
    guard case .welcome(let account, let renewed) = tried else { return nil }
    if let renewed {
      try await keeper.writeNotebook(as: account.person) { writer in
        if let refusal = try writer.setPassword(renewed.text) { throw refusal }
      }
    }
    return account
  }

  /// Signs a person in on a device.
  ///
  /// - Parameter old: The session in whose place this one comes.
  /// - Returns: The cookie that says so.
  func begin(
    _ person: Int,
    on device: String?,
    inPlaceOf old: Credential
  ) async throws -> Answer.Header {
    let token = SecretCode(.token)
    let now = clock()
    let oldHash: [UInt8]? = if case .session(let token) = old { token.hash } else { nil }
    _ = try await keeper.working { [sessions] in
      try sessions.beginSession(
        hash: token.hash,
        of: person,
        label: device ?? "",
        inPlaceOf: oldHash,
        now: now
      )
    }
    return site.cookie(token, seconds: Session.secondsInAll)
  }
}
