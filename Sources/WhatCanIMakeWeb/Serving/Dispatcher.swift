import JSONCoding
import RecipeAccounts
import WhatCanIMake

/// From a request to its answer, without a socket: through the gate, to the route, and back.
package struct Dispatcher: Sendable {
  /// How much may be asked of a server.
  package struct Limits: Sendable {
    /// How long one question may take.
    package var budget = Duration.seconds(2)
    /// So many questions of all, of one address, and of those that are much work of one address, at the same time.
    package var mostOfAll = 64
    package var mostOfOne = 16
    package var mostHeavyOfOne = 2
    /// How long a body may take to arrive.
    package var patience = Duration.seconds(30)
    /// How long a file may.
    package var patienceForFiles = Duration.seconds(120)
    /// So many files of all, and of one account, may arrive at the same time.
    package var mostUploads = 8
    package var mostUploadsOfOne = 2

    package init() {}
  }

  private let people: People
  private let table: RouteTable
  private let pages: PageFiles
  private let gate: Gate
  private let reach: Reach
  private let log: RequestLog
  private let clock: @Sendable () -> Int
  private let limits: Limits
  private let light, heavy, uploads: Turns

  /// - Parameters:
  ///   - pages: What pages are made of.
  ///   - reach: The ways to other servers.
  ///   - log: Is told of every request that was answered.
  ///   - clock: Seconds since 1970.
  package init(
    _ people: People,
    pages: PageFiles,
    table: RouteTable = .all,
    gate: Gate = Gate(hosts: HostRule()),
    reach: Reach = Reach(),
    limits: Limits = Limits(),
    log: RequestLog,
    clock: @escaping @Sendable () -> Int
  ) {
    self.people = people
    self.table = table
    self.pages = pages
    self.gate = gate
    self.reach = reach
    self.log = log
    self.clock = clock
    self.limits = limits
    light = Turns(mostOfAll: limits.mostOfAll, mostOfOne: limits.mostOfOne)
    heavy = Turns(mostOfAll: limits.mostOfAll, mostOfOne: limits.mostHeavyOfOne)
    uploads = Turns(mostOfAll: limits.mostUploads, mostOfOne: limits.mostUploadsOfOne)
  }

  /// The answer to a request; one that says why, where there is none.
  package func answer(_ request: Inbound) async -> Answer {
    let begin = ContinuousClock.now
    let id = Self.newID()
    var routeName = "-"
    var limitHeaders: [Answer.Header] = []
    var answer: Answer
    do {
      try gate.admit(request)
      let target = try RequestTarget(request.target)
      let (route, parts) = try route(for: request.method, target.path)
      routeName = route.path.description
      limitHeaders = LimitHeaders.headers(of: route, limits)
      answer = try await self.answer(request, route, parts, target)
    } catch {
      answer = await shown(failure(error, id), to: request)
    }
    answer.headers += limitHeaders
    let finished = gate.finished(answer, to: request, id: id)
    log.note(
      RequestLog.Entry(
        time: clock(),
        id: id,
        method: Self.known(request.method),
        route: routeName,
        status: finished.status,
        bytes: finished.body.count,
        microseconds: Int((ContinuousClock.now - begin) / .microseconds(1))
      )
    )
    return finished
  }

  /// - Throws: 404 for a path that no route has, 405 for a method that no route of the path has.
  private func route(
    for method: String,
    _ path: [String]
  ) throws(Problem) -> (Route, [RequestTarget.Pair]) {
    let there = table.routes(at: path)
    guard !there.isEmpty else { throw .nothingHere }
    guard let found = there.first(where: { $0.route.methods.contains(method) }) else {
      let methods = there.flatMap(\.route.methods)
      throw Problem(
        405,
        "this address accepts only \(methods.joined(separator: ", "))",
        allowed: methods
      )
    }
    return found
  }

  private func answer(
    _ request: Inbound,
    _ route: Route,
    _ parts: [RequestTarget.Pair],
    _ target: RequestTarget
  ) async throws -> Answer {
    let credential = try Credential(request, people.site)
    if !route.method.isSafe { try CrossSite.refuse(request, showing: credential, people.site) }
    let identity = try await people.identity(showing: credential)
    // Whoever was signed in may avoid something: no dish is shown to them as to somebody who avoids nothing.
    if case .session = credential, identity.actor == .nobody, route.audience != .anyone {
      var answer = await shown(.sessionOver, to: request)
      answer.headers += people.site.farewell
      return answer
    }
    try admit(identity.actor, to: route)
    let key = Asker.key(of: identity.actor, at: request.peer)
    let received = try await body(of: request, for: route, by: key)
    var arguments = try Arguments(
      parts: parts,
      query: route.reader == .browser ? target.query.filter { !$0.value.isEmpty } : target.query,
      known: route.parameters,
      reader: route.reader,
      body: received.fields,
      fields: route.body.fields
    )
    arguments.upload = received.file
    let asker = Asker(
      people: people,
      identity: identity,
      credential: credential,
      device: request.device(people.site),
      lastEvent: request.values(of: "last-event-id").first,
      address: request.peer,
      origin: people.site.origin(asked: request.host),
      pages: pages,
      turns: route.load == .heavy ? heavy : light,
      budget: limits.budget,
      preferences: Preferences(request),
      reach: reach
    )
    if case .file(let types, let most) = route.body {
      arguments.upload = try await uploads.take(for: key) {
        try await request.file(
          of: types,
          atMost: most,
          within: limits.patienceForFiles,
          in: people.keeper.places.uploads
        )
      }
    }
    let once = try OnceOnly(request, route, by: identity.person, saying: received.fields, people)
    let answer =
      if let once { try await once.answer { try await route.answer(arguments, asker) } } else {
        try await route.answer(arguments, asker)
      }
    return kept(answer, route, for: identity.actor)
  }

  /// - Throws: 401 for nobody where somebody is needed, 403 for somebody else than those who may, 404 where there is nothing
  ///   of theirs that they could ask about.
  private func admit(_ actor: Actor, to route: Route) throws(Problem) {
    switch route.audience.decision(for: actor, isOpen: people.site.isOpen) {
    case .allow: return
    case .refuse: throw actor == .nobody ? .notSignedIn : .notAllowed
    case .hide: throw .noHousehold
    }
  }

  /// What came behind the headers; a file by itself is taken later, when all that was said before it is judged.
  private func body(
    of request: Inbound,
    for route: Route,
    by key: String
  ) async throws -> ReceivedBody {
    switch route.body {
    case .none:
      guard !request.announcesBody else { throw Problem(413, "this request must not have a body") }
      return ReceivedBody()
    case .json(_, _, let most):
      return ReceivedBody(fields: try await request.object(atMost: most, within: limits.patience))
    case .file: return ReceivedBody()
    case .form(let fields, let most):
      return ReceivedBody(
        fields: try await request.form(atMost: most, within: limits.patience, fields)
      )
    case .formWithFile(let file, let fields, let most):
      return try await uploads.take(for: key) {
        try await request.form(
          with: file,
          fields,
          atMost: most,
          within: limits.patienceForFiles,
          in: people.keeper.places.uploads
        )
      }
    }
  }

  /// A problem as whoever asks reads it: a page in a browser, JSON else.
  private func shown(_ problem: Problem, to request: Inbound) async -> Answer {
    guard ProblemScreen.isWanted(by: request) else { return problem.answer }
    var hasAccounts = true
    if problem.status == 401 { hasAccounts = (try? await people.hasAccounts()) ?? true }
    return ProblemScreen.answer(
      problem,
      to: request,
      pages,
      isOpen: people.site.isOpen,
      isNew: !hasAccounts
    )
  }

  /// An answer with how long it may be kept, and by whom: what somebody signed in gets is for them alone.
  private func kept(_ answer: Answer, _ route: Route, for actor: Actor) -> Answer {
    var answer = answer
    let whose = actor == .nobody ? "" : "private, "
    switch route.keeping {
    case .always:
      answer.headers.append(.init("Cache-Control", "public, max-age=31536000, immutable"))
    case .never:
      answer.headers.append(.init("Cache-Control", "\(whose)no-store"))
    case .whileUnchanged:
      answer.headers.append(.init("Cache-Control", "\(whose)no-cache"))
      let tag = entityTag(of: answer.body, for: actor.signedIn?.person)
      answer.headers.append(.init("ETag", tag))
      answer.headers.append(.init("Vary", "Cookie, Authorization"))
    }
    return answer
  }

  /// What is said of an error; what is no fault of the request is noted, and its words stay here.
  private func failure(_ error: any Error, _ id: String) -> Problem {
    switch error {
    case let problem as Problem: return problem
    case let refusal as AccountRefusal: return Problem(refusal)
    case let refusal as HouseholdRefusal: return Problem(refusal)
    case let refusal as TieRefusal: return Problem(refusal)
    case let refusal as PlanRefusal: return Problem(refusal)
    case let error as KitchenError:
      if let problem = Problem(error) { return problem }
      log.note(fault: "\(error)", id: id)
      return .busy("the recipes cannot be read right now")
    case let error as StorageError:
      log.note(fault: "\(error)", id: id)
      return .busy("saved data cannot be read or written right now")
    case is CancellationError: return .busy("the server is shutting down")
    default:
      log.note(fault: "\(error)", id: id)
      return Problem(500, "an internal error occurred; search the log for the id of this request")
    }
  }

  /// A method as it is noted: what nobody knows could be anything.
  private static func known(_ method: String) -> String {
    let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
    return methods.contains(method) ? method : "OTHER"
  }

  /// 64 random bits.
  private static func newID() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
