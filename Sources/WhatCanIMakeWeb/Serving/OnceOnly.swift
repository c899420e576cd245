import JSONCoding
import RecipeAccounts
import WhatCanIMake

/// What is done once, however often it is asked for under one `Idempotency-Key`, with the answer of the first time.
///
/// The answer is kept beside the sessions for a day. Where the server ends between what was done and its answer, it is done
/// again when it is asked for a minute later: a change that must not be has an id of its own, as those of the shopping list.
struct OnceOnly: Sendable {
  let people: People
  let key: String
  let person: Int
  /// What stands for the request: the same for the same.
  let request: [UInt8]

  /// Nil where the request has no such key, or needs none.
  ///
  /// - Throws: 400 for a key that is none, and on a route whose answer is not kept: it shows a secret once.
  init?(
    _ request: Inbound,
    _ route: Route,
    by person: Int?,
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
    let (key, person, request, now) = (key, person, request, people.clock())
    let keeper = people.keeper
    let known = try await keeper.working { [sessions = people.sessions] in
      try sessions.claim(key, by: person, request: request, now: now)
    }
    switch known {
    case .new: break
    case .underWay:
      throw Problem(
        409,
        "a request with this key is still in progress; try again in a moment",
        retryAfter: 1
      )
    case .another:
      throw Problem(
        422,
        "this idempotency key belongs to another request",
        field: "Idempotency-Key"
      )
    case .done(let bytes):
      let kept = try JSONParser.decoded(KeptAnswer.self, from: bytes)
      return kept.answer
    }
    do {
      let answer = try await body()
      let kept = try JSONStyle.document.bytes(of: KeptAnswer(answer))
      try await keeper.working { [sessions = people.sessions] in
        try sessions.finish(key, of: person, answer: kept)
      }
      return answer
    } catch {
      try await keeper.working { [sessions = people.sessions] in
        try sessions.release(key, of: person)
      }
      throw error
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
