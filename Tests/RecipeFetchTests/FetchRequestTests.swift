import Testing

@testable import RecipeFetch

struct FetchRequestTests {
  @Test("a key is never shown")
  func keysAreNotShown() throws {
    let key = try #require(APIKey("top-secret"))
    #expect(!"\(key) \(String(reflecting: key))".contains("secret"))
    var shown = ""
    dump(key, to: &shown)
    #expect(!shown.contains("secret"))
  }

  @Test("the address of a page is taken as a browser shows it")
  func pages() throws {
    let request = FetchRequest.page("https://example.org/crème brûlée?a=b%20c#top")
    #expect(request.address == "https://example.org/cr%C3%A8me%20br%C3%BBl%C3%A9e?a=b%20c")
    #expect(request.content == .page)
    #expect(
      Endpoint(ofPage: "https://Example.org/é#x")
        == Endpoint(scheme: "https", host: "example.org", port: 443)
    )
    #expect(Endpoint(ofPage: "example.org/x") == nil)
  }
}
