import RecipeRanking
import RecipeTaste

/// Twenty rounds of ten suggestions: does anything come again, and do they stay good?
struct RoundsTask: Sendable {
  let recommender: Recommender
  /// Whether the cook says which suggestions they like.
  let hasFeedback: Bool
  let users: [Split.User]

  /// More users would change the means by little, and the rounds of one take half a second.
  static let mostUsers = 1_000
  static let rounds = 20
  static let suggestions = 10
  /// What a suggestion counts as a dislike when the cook liked another one of its round.
  static let passedOverWeight: Float = 0.3

  /// What one user was suggested: recipes, round by round, the last perhaps shorter.
  struct Outcome: Equatable, Sendable {
    var user: Split.User
    var rounds: [[Int]]
  }

  /// At most ``mostUsers`` and a few, in their order: of each half and kind every n-th.
  static func sample(of users: [Split.User]) -> [Split.User] {
    let step = max(1, (users.count + mostUsers - 1) / mostUsers)
    var places: [Group: Int] = [:]
    return users.filter { user in
      let place = places[Group(user), default: 0]
      places[Group(user)] = place + 1
      return place.isMultiple(of: step)
    }
  }

  private struct Group: Hashable {
    var isEven: Bool
    var kind: Split.UserKind

    init(_ user: Split.User) {
      isEven = user.id.isMultiple(of: 2)
      kind = user.kind
    }
  }

  func outcomes() async -> [Outcome] {
    await concurrentMap(users.count) { outcome(users[$0]) }
  }

  private func outcome(_ user: Split.User) -> Outcome {
    var history = SuggestionHistory(
      recommender.candidates(for: user),
      known: Array(recommender.given(user)),
      isAlike: recommender.taste.recipes.isNearDuplicate
    )
    var profile = recommender.profile(of: user)
    let relevant = user.relevant
    var rounds: [[Int]] = []
    while rounds.count < Self.rounds {
      let ranked = recommender.ranked(history.remaining, for: profile)
      let pool = history.admitted(Recommender.poolSize, of: ranked)
      let chosen = recommender.diversified(Self.suggestions, from: pool, for: profile)
      guard !chosen.isEmpty else { break }
      history.show(chosen)
      rounds.append(chosen)
      if hasFeedback { learn(chosen, relevant, &profile) }
    }
    return Outcome(user: user, rounds: rounds)
  }

  /// What is relevant joins the likes, and the rest of the round was passed over for it. Of a round
  /// without anything relevant nothing is learned.
  private func learn(_ round: [Int], _ relevant: Set<Int>, _ profile: inout TasteProfile) {
    let liked = round.filter(relevant.contains)
    guard !liked.isEmpty else { return }
    profile.likes += liked.map { recommender.signal($0) }
    profile.dislikes += round.filter { !relevant.contains($0) }.map {
      recommender.signal($0, weight: Self.passedOverWeight)
    }
  }
}
