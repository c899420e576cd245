import Testing

@testable import RecipeFetch

struct ContentRulesTests {
  private func refusal(
    _ headers: [(name: String, value: String)],
    _ content: FetchRequest.Content = .json
  ) -> FetchError.Reason? {
    ContentRules.refusal(of: headers, expecting: content, limits: .standard)
  }

  @Test("a content is read only when its type is one that was asked for")
  func types() {
    let json = [
      "", "application/json", "Application/JSON; charset=utf-8", "text/json", "text/html",
      "text/plain;charset=utf-8", "application/ld+json", "application/problem+json",
    ]
    let pictures = ["image/png", "IMAGE/JPEG; q=1", "image/svg+xml"]
    let neither = [
      "audio/mpeg", "video/mp4", "application/zip", "application/pdf", "application/xml",
      "multipart/form-data", "json", "imagepng", "text", "font/woff", "application/jsonx",
    ]
    #expect(json.filter { !ContentRules.isExpected($0, .json) } == [])
    #expect((pictures + neither).filter { ContentRules.isExpected($0, .json) } == [])
    #expect(pictures.filter { !ContentRules.isExpected($0, .image) } == [])
    #expect((neither + json.dropFirst()).filter { ContentRules.isExpected($0, .image) } == [])
    let pages = json + ["application/xml", "application/xhtml+xml; charset=utf-8", "text/markdown"]
    #expect(pages.filter { !ContentRules.isExpected($0, .page) } == [])
    #expect(
      (pictures + neither).filter { ContentRules.isExpected($0, .page) }
        == ["application/xml"]
    )
    #expect(!ContentRules.isExpected("application/octet-stream", .json))
    #expect(ContentRules.isExpected("application/octet-stream", .image))
    #expect(
      refusal([("content-type", "image/png\u{1B}[2J; a=b")])
        == .wrongContent(found: "image/png??2j")
    )
    #expect(
      refusal([("content-type", "text/html"), ("content-type", "video/mp4")])
        == .wrongContent(found: "video/mp4")
    )
  }

  @Test("one encoding that is understood is decoded, and nothing nested")
  func encodings() {
    let good = ["gzip", "GZIP", " x-gzip ", "deflate", "identity", "identity, gzip"]
    let bad = [
      "br", "zstd", "gzip, gzip", "gzip,deflate", "compress", "", "gzip,", "none", "aes128gcm",
    ]
    #expect(good.filter { refusal([("content-encoding", $0)]) != nil } == [])
    #expect(bad.filter { refusal([("content-encoding", $0)]) != .badEncoding } == [])
    #expect(
      refusal([("content-encoding", "gzip"), ("content-encoding", "gzip")]) == .badEncoding
    )
    #expect(refusal([("transfer-encoding", "chunked")]) == nil)
    #expect(refusal([("transfer-encoding", "gzip, chunked")]) == .badEncoding)
    #expect(
      refusal([("transfer-encoding", "chunked"), ("transfer-encoding", "chunked")]) == .badEncoding
    )
  }

  @Test("an encoding is known by its name, in any case, and by all of its names")
  func coding() {
    let rows: [(String, ContentCoding?)] = [
      ("gzip", .gzip), ("x-gzip", .gzip), (" GZip", .gzip), ("identity, gzip", .gzip),
      ("deflate", .deflate), ("identity", nil), ("identity,identity", nil),
    ]
    for (value, coding) in rows {
      #expect(ContentRules.coding(of: [("content-encoding", value)]) == coding, "\(value)")
    }
    #expect(ContentRules.coding(of: [("transfer-encoding", "gzip")]) == nil)
  }

  @Test("a length that is too large or no number is refused before anything is read")
  func lengths() {
    let limit = FetchLimits.standard.sentBytes
    #expect(refusal([("content-length", "0")]) == nil)
    #expect(refusal([("content-length", "\(limit)")]) == nil)
    for length in ["\(limit + 1)", "99999999999999999999999999"] {
      #expect(refusal([("content-length", length)]) == .tooLarge(allowed: limit))
    }
    let noNumber = FetchError.Reason.malformedReply(detail: "its length is not a number")
    for length in ["-1", "+1", "", "0x10", "1e3", "5, 5", "٣"] {
      #expect(refusal([("content-length", length)]) == noNumber, "\(length)")
    }
    #expect(refusal([("content-length", "5"), ("content-length", "5")]) == nil)
    #expect(
      refusal([("content-length", "5"), ("content-length", "6")])
        == .malformedReply(detail: "it has two lengths")
    )
  }
}
