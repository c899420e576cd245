package import WhatCanIMake

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

    package init() {}
  }

  private let keeper: CatalogueKeeper
  private let table: RouteTable
  private let gate: Gate
  private let log: RequestLog
  private let clock: @Sendable () -> Int
  private let budget: Duration
  private let light, heavy: Turns

  /// - Parameters:
  ///   - log: Is told of every request that was answered.
  ///   - clock: Seconds since 1970.
  package init(
    _ keeper: CatalogueKeeper,
    table: RouteTable = .all,
    gate: Gate = Gate(hosts: HostRule()),
    limits: Limits = Limits(),
    log: RequestLog,
    clock: @escaping @Sendable () -> Int
  ) {
    self.keeper = keeper
    self.table = table
    self.gate = gate
    self.log = log
    self.clock = clock
    budget = limits.budget
    light = Turns(mostOfAll: limits.mostOfAll, mostOfOne: limits.mostOfOne)
    heavy = Turns(mostOfAll: limits.mostOfAll, mostOfOne: limits.mostHeavyOfOne)
  }

  /// The answer to a request; one that says why, where there is none.
  package func answer(_ request: Inbound) async -> Answer {
    let begin = ContinuousClock.now
    let id = Self.newID()
    var routeName = "-"
    let answer: Answer
    do {
      try gate.admit(request)
      let target = try RequestTarget(request.target)
      let (route, parts) = try route(for: request.method, target.path)
      routeName = route.path.description
      answer = try await self.answer(route, parts, target, from: request.peer)
    } catch {
      answer = failure(error, id).answer
    }
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
    guard !there.isEmpty else { throw Problem(404, "there is nothing at this address") }
    guard let found = there.first(where: { $0.route.methods.contains(method) }) else {
      let methods = there.flatMap(\.route.methods)
      throw Problem(
        405,
        "this takes \(methods.joined(separator: ", "))",
        allowed: methods
      )
    }
    return found
  }

  private func answer(
    _ route: Route,
    _ parts: [RequestTarget.Pair],
    _ target: RequestTarget,
    from peer: String
  ) async throws -> Answer {
    let arguments = try Arguments(parts: parts, query: target.query, known: route.parameters)
    let asker = Asker(
      keeper: keeper,
      address: peer,
      turns: route.load == .heavy ? heavy : light,
      budget: budget
    )
    var answer = try await route.answer(arguments, asker)
    if route.keeping == .whileUnchanged {
      answer.headers.append(.init("Cache-Control", "no-cache"))
      answer.headers.append(.init("ETag", entityTag(of: answer.body)))
    }
    return answer
  }

  /// What is said of an error; what is no fault of the request is noted, and its words stay here.
  private func failure(_ error: any Error, _ id: String) -> Problem {
    switch error {
    case let problem as Problem: return problem
    case let error as KitchenError:
      if let problem = Problem(error) { return problem }
      log.note(fault: "\(error)", id: id)
      return .busy("the kitchen cannot be read at the moment")
    case is CancellationError: return .busy("the server is ending")
    default:
      log.note(fault: "\(error)", id: id)
      return Problem(500, "something went wrong inside; the log has it under this request's id")
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
