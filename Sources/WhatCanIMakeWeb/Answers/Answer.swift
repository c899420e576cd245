package import JSONCoding

/// What a request is answered with, before anybody puts it on a wire.
package struct Answer: Sendable, Equatable {
  package struct Header: Sendable, Equatable {
    package var name, value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var status: Int
  /// In the order in which they are sent.
  package var headers: [Header]
  package var body: [UInt8]
  /// The body as gzip, where it is at hand.
  package var gzip: [UInt8]?
  /// What follows in place of the body; nil for an answer that is whole.
  package var stream: AnswerStream?

  package init(status: Int = 200, headers: [Header] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A text of a type, such as `application/json`.
  package init(status: Int = 200, _ text: String, type: String, headers: [Header] = []) {
    self.init(
      status: status,
      headers: [Header("Content-Type", type)] + headers,
      body: Array(text.utf8)
    )
  }

  /// A reply, as the command line prints it.
  package init(status: Int = 200, json reply: some JSONReply, headers: [Header] = []) {
    self.init(status: status, reply.jsonText + "\n", type: "application/json", headers: headers)
  }

  /// That something was done, of which there is nothing to say.
  package static func done(_ headers: [Header] = []) -> Answer {
    Answer(status: 204, headers: headers)
  }

  /// The first header with a name, compared without case.
  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
