import RecipeFetch
import Testing

struct FetchRequestTests {
  @Test("a key is never shown")
  func keysAreNotShown() throws {
    let key = try #require(APIKey("top-secret"))
    #expect(!"\(key) \(String(reflecting: key))".contains("secret"))
    var shown = ""
    dump(key, to: &shown)
    #expect(!shown.contains("secret"))
  }
}
