import RecipeAccounts

extension Asker {
  /// The ways out, for whoever may use them.
  ///
  /// - Throws: 403.
  var ways: Reach {
    get throws(Problem) {
      guard mayReachOut else {
        throw Problem(403, "on this server, only administrators may use other servers")
      }
      return reach
    }
  }

  /// Whether they may ask other servers through this one.
  var mayReachOut: Bool {
    guard let who = actor.signedIn else { return false }
    return reach.isForEveryone || who.isAdministrator
  }
}
