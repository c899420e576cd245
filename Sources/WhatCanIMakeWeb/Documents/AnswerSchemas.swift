package import JSONCoding
import WhatCanIMake

/// The schema of each kind of answer: those of the command line, and those that only a server gives.
package enum AnswerSchemas {
  /// Ascending by name, "whatcanimake.match/2".
  package static func all() throws -> [JSONSchema] {
    let own = try kinds.map { try JSONSchema("whatcanimake.\($0.name)", oneOf: [$0.type]) }
    return (try Reply.schemas() + own).sorted { $0.name < $1.name }
  }

  private static let kinds: [(name: String, type: any JSONReply.Type)] = [
    ("account/1", AccountReply.self),
    ("household/1", HouseholdReply.self),
    ("invitations/1", Reply.List<InvitationReply>.self),
    ("new-account/1", NewAccountReply.self),
    ("new-invitation/1", NewInvitationReply.self),
    ("new-recovery-code/1", NewRecoveryCodeReply.self),
    ("new-token/1", NewTokenReply.self),
    ("pantry-added/1", PantryAddedReply.self),
    ("pantry-removed/1", PantryRemovedReply.self),
    ("rating/1", RatingReply.self),
    ("sessions/1", Reply.List<SessionReply>.self),
    ("shopping-changes/1", ShoppingChangesReply.self),
    ("shopping-ticked/1", ShoppingTickedReply.self),
    ("tokens/1", Reply.List<TokenReply>.self),
  ]
}
