import RecipeAccounts

/// What a request shows to say who asks.
enum Credential: Sendable {
  case none
  /// The token of a session, in its cookie.
  case session(SecretCode)
  /// A token of a program, in `Authorization: Bearer`.
  case token(SecretCode)

  /// - Throws: 400 for two, also of one kind: then nobody knows whose answer it would be. 401 for another way to sign in than
  ///   these, and for what no token can be.
  init(_ request: Inbound, _ site: Site) throws(Problem) {
    let cookies = request.cookies(named: site.cookieName)
    let keys = request.values(of: "authorization")
    guard cookies.count + keys.count <= 1 else {
      throw Problem(400, "send either a session cookie or a token, not both")
    }
    if let key = keys.first {
      let words = key.split(separator: " ")
      guard words.count == 2, words[0].lowercased() == "bearer",
        let token = SecretCode(given: String(words[1]))
      else { throw .badToken }
      self = .token(token)
    } else if let token = cookies.first.flatMap({ SecretCode(given: $0) }) {
      self = .session(token)
    } else {
      self = .none
    }
  }
}

extension Inbound {
  /// The values of all cookies of a name, in the order in which they were sent. Cost: O(bytes).
  func cookies(named name: String) -> [String] {
    var values: [String] = []
    for pair in self.values(of: "cookie").flatMap({ $0.split(separator: ";") }) {
      let text = pair.filter { $0 != " " }
      guard let equals = text.firstIndex(of: "="), text[..<equals] == name else { continue }
      values.append(String(text[text.index(after: equals)...]))
    }
    return values
  }
}

extension Problem {
  /// A token that is none, or no longer.
  static let badToken = Problem(401, "this token is invalid or has been revoked; create a new one")

  /// A session that was ended, or whose account is no more.
  static let sessionOver = Problem(401, "this session has ended; sign in again, or send no cookie")
}
