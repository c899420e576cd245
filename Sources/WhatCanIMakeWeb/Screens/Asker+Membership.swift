import RecipeAccounts

extension Asker {
  /// Whether they may change what their household shares.
  var isMember: Bool { Audience.member.decision(for: actor, isOpen: false) == .allow }
}
