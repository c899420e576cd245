import RecipeFetch
import Testing

struct FetchErrorTests {
  static let reasons: [FetchError.Reason] = [
    .badAddress, .notSecure, .refused, .unknownHost, .unreachable(detail: "no"), .timedOut,
    .tooSlow, .tooLarge(allowed: 10), .badEncoding, .wrongContent(found: "a/b"), .status(404),
    .status(500), .keyRefused, .quotaSpent, .busy(wait: 120), .busy(wait: nil), .tooManyRedirects,
    .malformedReply(detail: "no"), .noLibrary, .cancelled,
  ]

  @Test("every error is one line with a cause and a remedy, and no two are alike")
  func lines() {
    let lines = Self.reasons.map { FetchError($0, host: "example.org").description }
    #expect(Set(lines).count == lines.count)
    for line in lines {
      #expect(line.hasPrefix("example.org: ") && line.contains("; "), "\(line)")
      #expect(!line.contains("\n") && !line.contains("!"), "\(line)")
    }
    #expect(
      FetchError(.busy(wait: 120), host: "example.org").description
        == "example.org: the server asks you to wait 120 s; try again after that"
    )
    #expect(FetchError(.noLibrary, host: "").description.hasPrefix("a suitable libcurl"))
  }
}
