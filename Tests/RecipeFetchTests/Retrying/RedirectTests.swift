import Testing

@testable import RecipeFetch

struct RedirectTests {
  private let key: APIKey
  private let library: CurlLibrary
  private let start: WebAddress

  init() throws {
    key = try #require(APIKey("sesame-4711"))
    library = try #require(CurlLibrary.found)
    start = try #require(WebAddress("https://example.org/a/b?c=d", by: library))
  }

  private func decision(
    _ location: String?,
    status: Int = 302,
    from address: WebAddress? = nil,
    place: FetchRequest.SecretPlace = .header("x-key"),
    key: APIKey? = nil
  ) -> Redirect? {
    let headers = location.map { [(name: "location", value: $0)] } ?? []
    return Redirect(
      FetchReply(status: status, headers: headers, body: []),
      from: address ?? start,
      secret: RequestSecret(place: place, key: key ?? self.key),
      by: library
    )
  }

  private func follow(_ address: String, _ keepsSecret: Bool) throws -> Redirect {
    .follow(try #require(WebAddress(address, by: library)), keepsSecret: keepsSecret)
  }

  @Test("an address is read from where it was found, and the key stays with its server")
  func following() throws {
    let rows = [
      ("/x", "https://example.org/x", true), ("x?y=z", "https://example.org/a/x?y=z", true),
      ("?y", "https://example.org/a/b?y", true), ("../../../x", "https://example.org/x", true),
      ("https://EXAMPLE.org:443/x", "https://example.org/x", true),
      ("//other.example/x", "https://other.example/x", false),
      ("https://sub.example.org/x", "https://sub.example.org/x", false),
      ("https://example.org:8443/x", "https://example.org:8443/x", false),
      ("https://127.1/x", "https://127.0.0.1/x", false),
    ]
    for (location, address, keepsSecret) in rows {
      #expect(decision(location) == (try follow(address, keepsSecret)), "\(location)")
    }
    for place in [FetchRequest.SecretPlace.query("key"), .path] {
      #expect(decision("/x", place: place) == (try follow("https://example.org/x", false)))
    }
  }

  @Test("what must not be followed is refused")
  func refusing() {
    let nowhere = Redirect.refuse(.malformedReply(detail: "it redirects to no address"))
    #expect(decision(nil) == nowhere)
    #expect(decision("") == nowhere)
    #expect(decision("http://example.org/") == .refuse(.notSecure))
    #expect(decision("http://127.0.0.1:8080/") == .refuse(.notSecure))
    let bad = [
      "file:///etc/passwd", "gopher://example.org/", "ftp://example.org/", "data:,a",
      "https://user@example.org/", "https://example.org/#a", "/x#@other.example", "//[::1/",
      "//example.org\\@other.example/", "/a b", "https://bücher.example/", "//127。0。0。1/",
      "/" + String(repeating: "a", count: 9_000),
    ]
    #expect(bad.filter { decision($0) != .refuse(.badAddress) } == [])
  }

  @Test("only five statuses redirect")
  func statuses() throws {
    let followed = (200...599).filter { decision("/x", status: $0) != nil }
    #expect(followed == [301, 302, 303, 307, 308])
  }

  @Test("a key in an address does not reach another server")
  func keys() throws {
    let leak = Redirect.refuse(
      .malformedReply(detail: "it redirects the key to another server")
    )
    for location in [
      "//other.example/?key=sesame-4711", "//other.example/sesame-4711/x",
      "//other.example/?k=%73esame%2D4711", "//sesame-4711.other.example/",
      "//other.example/xsesame-4711x", "//other.example/SESAME-4711",
    ] {
      #expect(decision(location, place: .query("key")) == leak, "\(location)")
    }
    #expect(
      decision("/?key=sesame-4711") == (try follow("https://example.org/?key=sesame-4711", true))
    )
    let short = try #require(APIKey("1"))
    #expect(decision("//other.example/v1/1/x", place: .path, key: short) == leak)
    #expect(
      decision("//other.example/v1/x", place: .path, key: short)
        == (try follow("https://other.example/v1/x", false))
    )
  }

  @Test("a trusted server may be asked by http, and may send to https")
  func http() throws {
    let plain = try #require(WebAddress("http://127.0.0.1:8080/a", by: library))
    #expect(decision("/b", from: plain) == (try follow("http://127.0.0.1:8080/b", true)))
    #expect(
      decision("https://127.0.0.1:8080/b", from: plain)
        == (try follow("https://127.0.0.1:8080/b", false))
    )
  }
}
