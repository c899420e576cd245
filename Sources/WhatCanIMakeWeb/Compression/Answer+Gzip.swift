extension Answer {
  /// The types that are worth compressing and hold nothing that must not be: in a page, what somebody typed stands beside no
  /// secret.
  private static let compressible = ["text/html; charset=utf-8", "image/svg+xml"]

  /// With its gzip at hand, where it is worth it: for an answer that is given again.
  func compressed() -> Answer {
    var answer = self
    if gzip == nil, isCompressible { answer.gzip = packed(body) }
    return answer
  }

  private var isCompressible: Bool {
    Self.compressible.contains(header("Content-Type") ?? "") && body.count > 600
  }

  /// As gzip where whoever asks takes it; else as it is, with a word that this depends on who asks.
  func compressed(for request: Inbound) -> Answer {
    guard stream == nil, gzip != nil || isCompressible else { return self }
    var answer = self
    answer.add(toVary: "Accept-Encoding")
    guard request.takesGzip, let bytes = gzip ?? packed(body) else { return answer }
    answer.become(gzip: bytes)
    return answer
  }

  /// Takes the body as gzip; the tag is then that of any form of it.
  mutating func become(gzip bytes: [UInt8]) {
    body = bytes
    headers.append(Header("Content-Encoding", "gzip"))
    for place in headers.indices where headers[place].name == "ETag" {
      headers[place].value = "W/\(headers[place].value)"
    }
  }

  /// Says that the answer depends on another header.
  mutating func add(toVary name: String) {
    if let place = headers.firstIndex(where: { $0.name == "Vary" }) {
      headers[place].value += ", \(name)"
    } else {
      headers.append(Header("Vary", name))
    }
  }
}

extension Inbound {
  /// Whether gzip is among what whoever asks can read, RFC 9110, 12.5.3.
  var takesGzip: Bool {
    values(of: "accept-encoding").flatMap { $0.split(separator: ",") }.contains { item in
      let parts = item.filter { $0 != " " }.lowercased().split(separator: ";")
      guard let name = parts.first, name == "gzip" || name == "*" else { return false }
      return !parts.dropFirst().contains { $0.hasPrefix("q=0") && Double($0.dropFirst(2)) == 0 }
    }
  }
}
