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
    ("accounts/1", Reply.List<ListedAccountReply>.self),
    ("completion/1", CompletionReply.self),
    ("feed/1", FeedReply.self),
    ("household/1", HouseholdReply.self),
    ("invitations/1", Reply.List<InvitationReply>.self),
    ("job/1", Joined<JobSchema, JobItem>.self),
    ("jobs/1", Reply.List<JobItem>.self),
    ("new-account/1", NewAccountReply.self),
    ("new-invitation/1", NewInvitationReply.self),
    ("new-recovery-code/1", NewRecoveryCodeReply.self),
    ("new-share-link/1", NewShareLinkReply.self),
    ("new-token/1", NewTokenReply.self),
    ("number/1", NumberReply.self),
    ("numbers/1", NumbersReply.self),
    ("others-list/1", OthersListReply.self),
    ("pantry-added/1", PantryAddedReply.self),
    ("pantry-removed/1", PantryRemovedReply.self),
    ("people/1", Reply.List<TieReply>.self),
    ("plan-entries/1", Reply.List<PlanEntryReply>.self),
    ("profile/1", ProfileReply.self),
    ("rating/1", RatingReply.self),
    ("sessions/1", Reply.List<SessionReply>.self),
    ("share-links/1", Reply.List<ShareLinkReply>.self),
    ("shared/1", SharedReply.self),
    ("shopping-changes/1", ShoppingChangesReply.self),
    ("shopping-ticked/1", ShoppingTickedReply.self),
    ("tokens/1", Reply.List<TokenReply>.self),
    ("visibility/1", Reply.List<PublicationReply>.self),
  ]
}
