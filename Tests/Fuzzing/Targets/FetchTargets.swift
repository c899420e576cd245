@testable import RecipeFetch

extension FuzzTarget {
  /// What servers and people say where to go and what comes.
  static let fetchTargets = [
    FuzzTarget("web-address") { bytes in
      // A second line is relative to the first.
      let (text, relative) = bytes.halves(at: UInt8(ascii: "\n"))
      guard let library = CurlLibrary.found, let address = WebAddress(text, by: library) else {
        return
      }
      checkAddress(address, by: library)
      if let next = WebAddress(relative, relativeTo: address, by: library) {
        checkAddress(next, by: library)
      }
    },
    FuzzTarget("ip-address") { bytes in
      guard let address = IPAddress(bytes.text) else { return }
      demand(IPAddress(address.description) == address, "\(address) does not read back")
      use(AddressRules.isPublic(address))
    },
    FuzzTarget("retry-after") { bytes in
      let text = bytes.text
      if let seconds = HTTPDate.seconds(text) { demand(seconds >= 0, "\(seconds) before 1970") }
      if let wait = RetryPlan.wait(text, now: 1_800_000_000) {
        demand((0...3_155_760_000).contains(wait), "a wait of \(wait) s")
      }
    },
    FuzzTarget("reply-head") { bytes in
      // Each line is a header, the last one the content.
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for content in [FetchRequest.Content.json, .image] {
        var reader = ReplyReader(content: content, limits: .standard)
        for line in lines.dropLast() where !reader.takeHeader(line) { break }
        Array(lines.last ?? []).withUnsafeBufferPointer { use(reader.takeBody($0)) }
        demand(reader.headers.count <= FetchLimits.standard.headerFields, "too many headers")
        demand(
          reader.headers.allSatisfy { $0.name == $0.name.lowercased() },
          "a header in capitals"
        )
        demand(reader.failure != nil || reader.hasHead || reader.body.isEmpty, "content too early")
      }
    },
    FuzzTarget("compressed-content") { bytes in
      // The first byte says how it is compressed, the second where the pieces are cut.
      let coding = bytes.first.map { $0.isMultiple(of: 2) } ?? true ? "gzip" : "deflate"
      let content = Array(bytes.dropFirst(2))
      let whole = unfolded(content, coding, step: max(1, content.count))
      demand(
        whole == unfolded(content, coding, step: 1 + Int(bytes.dropFirst().first ?? 0)),
        "content in pieces unfolds to another"
      )
    },
    FuzzTarget("percent-encoding") { bytes in
      let text = bytes.text
      demand(
        PercentEncoding.decoded(PercentEncoding.encoded(text)) == Array(text.utf8),
        "a text that does not read back"
      )
      use(PercentEncoding.decoded(text))
    },
  ]

  /// The content of an answer, at most 1 MB; nil when it is refused or breaks off.
  private static func unfolded(_ content: [UInt8], _ coding: String, step: Int) -> [UInt8]? {
    var limits = FetchLimits.standard
    limits.bodyBytes = 1 << 20
    var reader = ReplyReader(content: .json, limits: limits)
    for line in ["HTTP/1.1 200 OK", "content-encoding: \(coding)", ""] {
      demand(reader.takeHeader(Array(line.utf8)), "a head is refused")
    }
    for start in stride(from: 0, to: content.count, by: step) {
      let piece = Array(content[start..<min(start + step, content.count)])
      guard piece.withUnsafeBufferPointer({ reader.takeBody($0) }) else { return nil }
      demand(reader.body.count <= limits.bodyBytes, "more content than is allowed")
    }
    return reader.isWhole ? reader.reply().body : nil
  }

  /// An address that was taken leads where it says, and only to the public web.
  private static func checkAddress(_ address: WebAddress, by library: CurlLibrary) {
    demand(
      WebAddress(address.text, by: library) == address,
      "\(address.text) reads as another address"
    )
    let gate = AddressGate(policy: .standard)
    guard gate.refusal(of: address.endpoint) == nil else { return }
    demand(
      address.endpoint.scheme == "https" && address.endpoint.port == 443,
      "\(address.endpoint) is let through"
    )
    for inside in [IPAddress("127.0.0.1"), IPAddress("10.0.0.1"), IPAddress("::1")] {
      guard let inside else { continue }
      demand(
        gate.refusal(of: address.endpoint, at: [inside]) != nil,
        "\(address.endpoint) is let through to \(inside)"
      )
    }
  }
}
