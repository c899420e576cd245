import RecipeFetch
import StandIn
import Testing

/// Content that is not what it seems: what may pass arrives byte for byte, the rest is refused by its
/// head.
struct StrangeContentTests {
  static let passing: [(type: String?, body: [UInt8])] = [
    ("application/json", Array(#"{"drinks":[{"idDrink":"11007","strDr"#.utf8)),
    ("application/json", Array("<html><body>Not JSON</body></html>".utf8)),
    ("application/json; charset=klingon", [0xC3, 0x28, 0xE9]),
    ("text/html; charset=iso-8859-1", [0x22, 0xE9, 0x22]),
    ("text/json", [0xEF, 0xBB, 0xBF] + Array("{}".utf8)),
    ("application/json", [0x7B, 0, 0x7D, 0]),
    ("APPLICATION/JSON", Array(#"{"a":1,"a":2}"#.utf8)),
    ("application/problem+json", Array("[]".utf8)),
    ("", Array("[]".utf8)), (nil, Array("[]".utf8)),
  ]

  @Test("content is not changed on its way", arguments: passing.indices)
  func unchanged(_ index: Int) throws {
    let (type, body) = Self.passing[index]
    let headers = type.map { [StandInHeader("Content-Type", $0)] } ?? []
    let server = try StandInServer(answering: StandInResponse(headers: headers, body: body))
    #expect(HostileTrial(server).fetch().reply?.body == body)
  }

  @Test(
    "other content than was asked for is refused",
    arguments: [
      ("image/png", FetchRequest.Content.json), ("application/octet-stream", .json),
      ("application/pdf", .json), ("application/zip", .json), ("video/mp4", .json),
      ("audio/ogg", .json), ("text/html", .image), ("application/json", .image),
    ]
  )
  func refused(_ type: String, _ content: FetchRequest.Content) throws {
    let answer = StandInResponse(headers: [StandInHeader("Content-Type", type)], body: [1, 2, 3])
    let trial = HostileTrial(try StandInServer(answering: answer))
    let outcome = trial.fetch(content: content)
    #expect(outcome.reason == .wrongContent(found: type))
    #expect(trial.server.requests.count == 1)
  }

  @Test("a picture comes as it is")
  func picture() throws {
    let sources = try SourceStandIn()
    let trial = HostileTrial(sources.server)
    let body = trial.fetch("/images/a.png", content: .image).reply?.body
    #expect(body?.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let huge = trial.fetch("/images/huge.jpg", content: .image)
    #expect(huge.reason == .tooLarge(allowed: 10 << 20))
  }

  @Test("a key in a media type is not shown")
  func echo() throws {
    let key = try #require(APIKey("abc123secret"))
    let server = try StandInServer { request in
      let type = StandInHeader("Content-Type", "image/" + (request.parameter("k") ?? ""))
      return StandInResponse(headers: [type])
    }
    let outcome = HostileTrial(server).fetch(secret: (.query("k"), key))
    #expect(outcome.reason == .wrongContent(found: "?"))
  }
}
