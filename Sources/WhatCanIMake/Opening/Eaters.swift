package import RecipeModel

/// For whom something is to be cooked: what they avoid counts.
package enum Eaters: Hashable, Sendable {
  /// The person who asks.
  case myself
  /// All members of the household except its guests. For a guest, or a person without a household:
  /// only the person who asks.
  case household
  /// The members of the household with these numbers.
  case people(Set<Int>)
}

/// Those with whom a person shares, and what they avoid, as of one commit of the notebook.
package struct SharedHousehold: Hashable, Sendable {
  package var household: Household
  /// As what the person belongs to it.
  package var role: HouseholdRole
  /// In the order in which they joined.
  package var members: [Membership]
  /// What each who is no guest must never be shown, by the person's number; empty for a guest, who may not know it.
  package var avoided: [Int: [AvoidedThing]]
}

extension PersonSnapshot {
  /// What must not be in an answer for those who eat: of each thing one, the person's own first.
  ///
  /// - Parameter usually: For whom a question is that says nothing of it.
  func avoided(usually: Eaters) -> [AvoidedThing] {
    let everyone = (household?.members ?? []).compactMap(\.person.number)
    let eaters: [Int]
    switch self.eaters ?? usually {
    case .myself: return avoided
    case .household: eaters = everyone
    case .people(let numbers): eaters = everyone.filter(numbers.contains)
    }
    var things = isMe(among: self.eaters ?? usually) ? avoided : []
    for thing in eaters.flatMap({ household?.avoided[$0] ?? [] })
    where !things.contains(where: { $0.kind == thing.kind && $0.name == thing.name }) {
      things.append(thing)
    }
    return things
  }

  private func isMe(among eaters: Eaters) -> Bool {
    guard case .people(let numbers) = eaters, let number = person?.number else { return true }
    return numbers.contains(number)
  }
}

extension Kitchen {
  /// The same kitchen for a question about what others eat too, or only they.
  ///
  /// - Returns: Nil where somebody is named who is none of those with whom the person shares, or is a guest: what they avoid
  ///   is not known, so nothing can be answered.
  package func eating(_ eaters: Eaters) -> Kitchen? {
    if case .people(let numbers) = eaters {
      let known = Set(snapshot.household?.avoided.keys.map { $0 } ?? [])
      let me = snapshot.person?.number.map { [$0] } ?? []
      guard !numbers.isEmpty, numbers.isSubset(of: known.union(me)) else { return nil }
    }
    var snapshot = snapshot
    snapshot.eaters = eaters
    return Kitchen(catalogue, snapshot)
  }
}
