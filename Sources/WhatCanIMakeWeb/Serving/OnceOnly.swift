import JSONCoding
import RecipeAccounts
import WhatCanIMake

/// What is done once, however often it is asked for under one `Idempotency-Key`, with the answer of the first time.
///
/// The answer is kept beside the sessions for a day, and that it was done in the notebook, in the transaction that did it:
/// where the server ends between the two, it is not done again, but its answer is lost.
struct OnceOnly: Sendable {
  let people: People
  let key: String
  let person: Person
  /// What stands for the request: the same for the same.
  let request: [UInt8]

  /// Nil where the request has no such key, or needs none.
  ///
  /// - Throws: 400 for a key that is none, and on a route whose answer is not kept: it shows a secret once.
  init?(
    _ request: Inbound,
    _ route: Route,
    by person: Person?,
    saying body: JSONObject,
    _ people: People
  ) throws(Problem) {
    let keys = request.values(of: "idempotency-key")
    guard route.method == .post, let given = keys.first else { return nil }
    guard route.keepsAnswers, let person else {
      throw .bad(
        "Idempotency-Key",
        "this request does not accept an idempotency key, because its response is shown only once or its body is a file"
      )
    }
    var key = given[...]
    if key.count >= 2, key.first == "\"", key.last == "\"" { key = key.dropFirst().dropLast() }
    guard keys.count == 1, (1...100).contains(key.utf8.count),
      key.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      throw .bad(
        "Idempotency-Key",
        "the idempotency key must have 1 to 100 characters: letters, digits and punctuation, without spaces"
      )
    }
    let text: String
    do {
      text = try JSONStyle.reply.text(of: JSONValue.object(body))
    } catch {
      throw Problem(400, "a request with this body cannot have an idempotency key")
    }
    self.people = people
    self.key = String(key)
    self.person = person
    self.request = fingerprint(of: "\(request.method) \(request.target)\n\(text)")
  }

  /// The answer that was given under the key, or that of `body`, which is kept.
  ///
  /// - Throws: What `body` throws, of which nothing is kept; 409 while the same is being done, and 422 where something else
  ///   was asked for under the key.
  func answer(_ body: () async throws -> Answer) async throws -> Answer {
    let (key, request, now) = (key, request, people.clock())
    guard let number = person.number else { throw Problem.notSignedIn }
    let keeper = people.keeper
    let known = try await keeper.working { [sessions = people.sessions] in
      try sessions.claim(key, by: number, request: request, now: now)
    }
    switch known {
    case .new: break
    case .underWay:
      throw Problem(
        409,
        "a request with this key is still in progress; try again in a moment",
        retryAfter: 1
      )
    case .another: throw Self.another
    case .done(let bytes):
      let kept = try JSONParser.decoded(KeptAnswer.self, from: bytes)
      return kept.answer
    }
    do {
      let done = DoneRequest(
        key,
        by: person,
        request: String(decoding: request.flatMap(Self.hexadecimal), as: UTF8.self)
      )
      try await refuse(done, now)
      let answer = try await DoneRequest.$current.withValue(done) { try await body() }
      let kept = try JSONStyle.document.bytes(of: KeptAnswer(answer))
      try await keeper.working { [sessions = people.sessions] in
        try sessions.finish(key, of: number, answer: kept)
      }
      return answer
    } catch {
      try await keeper.working { [sessions = people.sessions] in
        try sessions.release(key, of: number)
      }
      throw error
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  private static let another = Problem(
    422,
    "this idempotency key belongs to another request",
    field: "Idempotency-Key"
  )

  /// - Throws: 409 where it was done by a server that ended before it said so.
  private func refuse(_ request: DoneRequest, _ now: Int) async throws {
    let known = try await people.keeper.readNotebook(as: person) { reader in
      try request.wasDone(reader, now: now)
    }
    switch known ?? .new {
    case .new: break
    case .another: throw Self.another
    case .done:
      throw Problem(
        409,
        "this request was carried out, but its response was lost; read what is there now instead of sending it again",
        field: "Idempotency-Key"
      )
    }
  }
}

extension Route {
  /// Whether its answer may be kept for who asks again: it changes what is kept, and shows no secret.
  var keepsAnswers: Bool {
    // Of a file it is not known whether it is the same.
    method == .post && !body.hasFile && [.member, .writer].contains(audience)
  }
}

/// An answer as it is kept.
private struct KeptAnswer: Codable {
  private let status: Int
  private let names, values: [String]
  private let body: String

  init(_ answer: Answer) {
    status = answer.status
    (names, values) = (answer.headers.map(\.name), answer.headers.map(\.value))
    // Every answer that is kept is a text.
    body = String(decoding: answer.body, as: UTF8.self)
  }

  var answer: Answer {
    Answer(
      status: status,
      headers: zip(names, values).map { Answer.Header($0, $1) },
      body: Array(body.utf8)
    )
  }
}
