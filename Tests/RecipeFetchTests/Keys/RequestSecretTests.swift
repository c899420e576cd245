import Testing

@testable import RecipeFetch

struct RequestSecretTests {
  private let library: CurlLibrary

  init() throws {
    library = try #require(CurlLibrary.found)
  }

  private func text(
    _ address: String,
    _ place: FetchRequest.SecretPlace,
    _ key: String = "a&b/c?d#e%f"
  ) throws -> String? {
    let secret = RequestSecret(place: place, key: try #require(APIKey(key)))
    return secret.address(try #require(WebAddress(address, by: library)))?.text
  }

  @Test("a key stands in one place, and cannot become anything else there")
  func places() throws {
    let encoded = "a%26b%2Fc%3Fd%23e%25f"
    #expect(try text("https://a.org/x", .query("k")) == "https://a.org/x?k=\(encoded)")
    #expect(
      try text("https://a.org/x?y=z", .query("k =")) == "https://a.org/x?y=z&k%20%3D=\(encoded)"
    )
    #expect(try text("https://a.org/v1/{key}/x", .path) == "https://a.org/v1/\(encoded)/x")
    #expect(try text("https://a.org/v1/x", .path) == nil)
    #expect(try text("https://a.org/x", .header("k")) == "https://a.org/x")
    let key = try #require(APIKey("abc"))
    #expect(RequestSecret(place: .header("X-Key"), key: key).header == "X-Key: abc")
    #expect(RequestSecret(place: .query("k"), key: key).header == nil)
    for name in ["", "a b", "a:b", "a\r\nb", "é"] {
      #expect(!RequestSecret(place: .header(name), key: key).isUsable)
    }
  }

  @Test("parameters are encoded and follow the address's own")
  func parameters() {
    let request = FetchRequest(
      "https://a.org/x?y",
      parameters: [.init("a b", "ü&="), .init("c", ""), .init("d", "~+*'")]
    )
    #expect(
      Fetcher.address(of: request, by: library)?.text
        == "https://a.org/x?y&a%20b=%C3%BC%26%3D&c=&d=~%2B%2A%27"
    )
    let long = FetchRequest(
      "https://a.org/",
      parameters: [.init("a", String(repeating: "é", count: 2_000))]
    )
    #expect(Fetcher.address(of: long, by: library) == nil)
  }

  @Test("percent signs are read as often as they stand for something")
  func decoding() {
    let rows = [
      ("a%62c", "abc"), ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%2541", "%41"),
      ("%7a%5A", "zZ"),
    ]
    for (text, decoded) in rows {
      #expect(PercentEncoding.decoded(text) == Array(decoded.utf8), "\(text)")
    }
  }
}
