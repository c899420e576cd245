import RecipeModel

/// **Who may do what: everything that a server answers asks this, and nothing else.**
///
/// What is not somebody's to know is hidden, as if it did not exist; what they may see and not change is refused. A guest
/// changes nothing but their own, a program that may read nothing at all, and no program an account, a household or the
/// server.
package func may(_ actor: Actor, _ action: Action, _ resource: Resource) -> Decision {
  let decision = mayAsPerson(actor.signedIn, action, resource)
  guard case .program(_, let scope) = actor, decision == .allow else { return decision }
  switch resource {
  case .account, .server, .founding: return .refuse
  case .household: return action == .read ? .allow : .refuse
  case .catalogue: return action == .read ? .allow : .refuse
  case .shared, .own, .avoided, .published, .shareLink:
    return action == .read || scope == .write ? .allow : .refuse
  }
}

/// The same for somebody who asks in person.
private func mayAsPerson(
  _ who: Actor.SignedIn?,
  _ action: Action,
  _ resource: Resource
) -> Decision {
  switch resource {
  case .catalogue(let isOpen):
    // Dishes are everybody's: they change with the server.
    guard action == .read else { return who?.isAdministrator == true ? .allow : .refuse }
    return isOpen || who != nil ? .allow : .refuse
  case .shareLink:
    return action == .read ? .allow : .refuse
  case .published(let published):
    return mayPublished(who, action, published)
  case .server, .founding:
    return who?.isAdministrator == true ? .allow : .refuse
  case .own(let person):
    guard let who else { return .refuse }
    return who.person == person ? .allow : .hide
  case .account(let person):
    guard let who else { return .refuse }
    return who.person == person || who.isAdministrator ? .allow : .hide
  case .shared(.person(let person)):
    guard let who else { return .refuse }
    return who.person == person && who.household == nil ? .allow : .hide
  case .shared(.household(let household)):
    guard let who else { return .refuse }
    guard who.household == household else { return .hide }
    return action == .read || who.role != .guest ? .allow : .refuse
  case .household(let household):
    guard let who else { return .refuse }
    guard who.household == household else { return .hide }
    return action == .read || who.role == .administrator ? .allow : .refuse
  case .avoided(let person, let household):
    guard let who else { return .refuse }
    if who.person == person { return .allow }
    guard let household, who.household == household, who.role != .guest else { return .hide }
    return action == .read ? .allow : .refuse
  }
}

private func mayPublished(
  _ who: Actor.SignedIn?,
  _ action: Action,
  _ published: Resource.Published
) -> Decision {
  if let who, who.person == published.owner { return .allow }
  let isOfHousehold = who != nil && who?.household != nil && who?.household == published.household
  let isSeen =
    switch published.visibility {
    case .owner: false
    case .household: isOfHousehold
    case .followers: isOfHousehold || who != nil && published.isFollowed && !published.isBlocked
    // Whoever is blocked sees what everybody does who is nobody.
    case .everyone: true
    }
  guard isSeen else { return who == nil && action == .change ? .refuse : .hide }
  return action == .read ? .allow : .refuse
}
