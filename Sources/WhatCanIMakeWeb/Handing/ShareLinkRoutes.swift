import RecipeAccounts
import WhatCanIMake

/// Links by which whoever has them reads one thing, without an account.
enum ShareLinkRoutes {
  /// The most days of a plan that one link leads to.
  static let mostDays = 366

  static let kind: Field<ShareLink.Subject.Kind> = .demandedWord(
    "kind",
    "What to share with the link."
  )
  static let list = Field.optionalText("list", "The list's name.", length: 1...300)
  static let dish = Field.optionalText("dish", "The dish's id.", length: 1...300)
  static let from = Field.day("from", "The first day of the plan to share.")
  static let to = Field.day("to", "The last day of the plan to share.")
  static let showsName = Field.flag(
    "showsName",
    "Whether the link shows your name (default: false)."
  )
  static let days: Field<Int?> = .integer(
    "days",
    1...366,
    "The number of days after which the link expires (default: it never expires)."
  )
  static let number = Parameter.number(
    "number",
    "The link's number, as shown in the list of links."
  )
  static let code = Parameter.part("code", "The link's code.")

  static let routes = [all, create, revoke, read]

  private static let all = Route(
    "/api/v1/share-links",
    "Lists your links, oldest first, without their codes.",
    for: .account,
    reply: "share-links/1"
  ) { _, asker in
    let links = try await asker.reading { reader -> [ShareLinkReply]? in
      try reader.shareLinks().map { try ShareLinkReply($0, in: reader) }
    }
    return Answer(json: Reply.List("share-links", links ?? []))
  }

  static let create = Route(
    "/api/v1/share-links",
    "Creates a link to a list, a dish, the plan or the shopping list. The code of the link is shown only in this response.",
    method: .post,
    for: .account,
    body: .json(
      [kind.facts, list.facts, dish.facts, from.facts, to.facts, showsName.facts, days.facts],
      .each(
        of: "kind",
        ["list": ["list"], "dish": ["dish"], "plan": ["from", "to"], "shopping": []]
      )
    ),
    status: 201,
    reply: "new-share-link/1"
  ) { said, asker in
    let wished = try WishedLink(said)
    let (showsName, days) = (try said[showsName] ?? false, try said[days])
    let who = try asker.signedIn
    if wished.isShared {
      let keeper = who.household.map { Resource.Keeper.household($0) } ?? .person(who.person)
      guard may(asker.actor, .change, .shared(keeper)) == .allow else { throw Problem.notAllowed }
    }
    if case .dish(let id) = wished {
      try await asker.ask { kitchen in _ = try kitchen.known(id.description) }
    }
    let (code, now) = (SecretCode(.link), asker.people.clock())
    let link = try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      let link = try writer.share(
        try wished.subject(in: writer.reader),
        of: wished.isShared ? who.household : nil,
        showingName: showsName,
        hash: code.hash,
        expiresAt: days.map { now + $0 * 86_400 }
      )
      guard let link else {
        throw Problem(409, "you already have \(ShareLink.mostOfPerson) links; delete one first")
      }
      return link
    }
    return Answer(status: 201, json: NewShareLinkReply(link, code))
  }

  static let revoke = Route(
    "/api/v1/share-links/{number}",
    "Revokes a link, which stops working immediately.",
    method: .delete,
    for: .account,
    parameters: [number.facts],
    status: 204
  ) { said, asker in
    let number = try said[number]
    return try await asker.change("link") { try $0.revokeShareLink(number) }
  }

  private static let read = Route(
    "/api/v1/s/{code}",
    "Returns the current content of what a link shares.",
    for: .linkHolder,
    parameters: [code.facts],
    reply: "shared/1",
    keeping: .never
  ) { said, asker in
    guard let code = SecretCode(given: try said[code]) else { throw Problem.unknown("link") }
    let shared = try await asker.shared(by: code)
    return try await asker.ask { kitchen in
      let reply = try SharedReply(shared, to: kitchen)
      return Answer(json: reply, headers: [.init("X-Robots-Tag", "noindex")])
    }
  }
}

/// What somebody wants a link to.
private enum WishedLink: Sendable {
  case list(String)
  case dish(DishID)
  case plan(CalendarDay, CalendarDay)
  case shopping

  /// - Throws: 400 that names the field which is missing, or days that are no span.
  init(_ said: Arguments) throws(Problem) {
    typealias Routes = ShareLinkRoutes
    switch try said[Routes.kind] {
    case .list: self = .list(try said[needed: Routes.list])
    case .dish: self = .dish(DishID(try said[needed: Routes.dish]))
    case .plan:
      let (from, to) = (try said[needed: Routes.from], try said[needed: Routes.to])
      guard from <= to, to.days(since: from) < Routes.mostDays else {
        throw .bad(
          "to",
          "to must be the same day as from, or fewer than \(Routes.mostDays) days later"
        )
      }
      self = .plan(from, to)
    case .shopping: self = .shopping
    }
  }

  /// Whether it is the household's.
  var isShared: Bool {
    switch self {
    case .list, .dish: false
    case .plan, .shopping: true
    }
  }

  /// - Throws: 404 for a list that there is none of.
  func subject(in reader: NotebookReader) throws -> ShareLink.Subject {
    switch self {
    case .list(let name):
      guard let number = try reader.listNumber(named: name) else { throw Problem.unknown("list") }
      return .list(number)
    case .dish(let id): return .dish(id)
    case .plan(let from, let to): return .plan(from, to)
    case .shopping: return .shopping
    }
  }
}
