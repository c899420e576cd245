import RecipeAccounts
import WhatCanIMake

/// Events for pages and phones that are open: server-sent events, as <https://html.spec.whatwg.org> has them.
enum EventRoutes {
  static let routes = [events]

  private static let events = Route(
    "/api/v1/events",
    "Streams an event whenever your household's shopping list, pantry, staples or plan changes.",
    for: .reader,
    type: "text/event-stream",
    keeping: .never
  ) { _, asker in
    let person = try asker.signedIn.person
    let listener = Listener(asker, place: try asker.people.events.place(for: person))
    var answer = Answer(
      headers: [
        .init("Content-Type", "text/event-stream"),
        // A proxy must hand each event on at once.
        .init("X-Accel-Buffering", "no"),
      ]
    )
    answer.stream = AnswerStream { send in try await listener.run(send) }
    return answer
  }
}

/// Somebody who listens.
private struct Listener: Sendable {
  private let asker: Asker
  private let place: EventDesk.Seat

  init(_ asker: Asker, place: EventDesk.Seat) {
    self.asker = asker
    self.place = place
  }

  /// Ends when they go, when the server does, and within a heartbeat of the end of their session or token, or of another
  /// place in a household.
  func run(_ send: AnswerStream.Send) async throws {
    let signals = asker.people.events.watch.signals()
    var state = try await state()
    // What somebody knew before they lost the connection is compared with what is.
    try await send(Self.event("state", state))
    if let known = asker.lastEvent {
      try await tell(send, state, beside: known.split(separator: "-").map(String.init))
    }
    for await signal in signals {
      let now = try await self.state()
      let old = Self.words(state)
      state = now
      let isTold = try await tell(send, now, beside: old)
      guard case .beat = signal else { continue }
      guard try await isStillThere() else { return }
      if !isTold { try await send(Array(":\n\n".utf8)) }
    }
  }

  /// Tells what differs from what was known; false for nothing.
  @discardableResult
  private func tell(
    _ send: AnswerStream.Send,
    _ state: SharedState,
    beside known: [String]
  ) async throws -> Bool {
    let names = ["pantry", "shopping", "staples", "plan"]
    let now = Self.words(state)
    var isTold = false
    for (place, name) in names.enumerated()
    where known.count == now.count && known[place] != now[place] {
      try await send(Self.event(name, state))
      isTold = true
    }
    return isTold
  }

  private func state() async throws -> SharedState {
    let person = try asker.person
    return try await asker.keeper.readNotebook(as: person) { try $0.sharedState() }
      ?? SharedState(pantry: 0, shopping: 0, staples: 0, plan: 0)
  }

  /// Whether they may still read what they read.
  private func isStillThere() async throws -> Bool {
    let identity = try await asker.people.identity(showing: asker.credential)
    return identity.actor.signedIn?.household == asker.actor.signedIn?.household
      && identity.actor.signedIn?.person == asker.actor.signedIn?.person
  }

  /// The id stands for all that is shared, so that whoever comes back says what they know.
  private static func event(_ name: String, _ state: SharedState) -> [UInt8] {
    let id = words(state).joined(separator: "-")
    return Array("event: \(name)\nid: \(id)\ndata: {}\n\n".utf8)
  }

  private static func words(_ state: SharedState) -> [String] {
    [state.pantry, state.shopping, state.staples, state.plan].map {
      String(UInt64(bitPattern: Int64($0)), radix: 36)
    }
  }
}
