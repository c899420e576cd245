/// How content is compressed.
enum ContentCoding {
  case gzip
  /// In the format of zlib, as the standard says, or raw, as some servers send it.
  case deflate
}

/// What an answer's headers may say about its content.
enum ContentRules {
  /// Why the content is not read; nil when it may be.
  ///
  /// - Parameter headers: Names in lower case.
  static func refusal(
    of headers: [(name: String, value: String)],
    expecting content: FetchRequest.Content,
    limits: FetchLimits
  ) -> FetchError.Reason? {
    for (name, value) in headers {
      switch name {
      case "content-length":
        if let reason = refusal(ofLength: value, limits: limits) { return reason }
      case "content-type":
        if !isExpected(value, content) { return .wrongContent(found: shown(value)) }
      default:
        break
      }
    }
    let lengths = Set(headers.lazy.filter { $0.name == "content-length" }.map(\.value))
    if lengths.count > 1 { return .malformedReply(detail: "it has two lengths") }
    return areUnderstood(encodings(headers, "content-encoding"), codings.keys)
      && areUnderstood(encodings(headers, "transfer-encoding"), ["chunked"]) ? nil : .badEncoding
  }

  /// How content that is not refused is compressed; nil when it is not.
  static func coding(of headers: [(name: String, value: String)]) -> ContentCoding? {
    encodings(headers, "content-encoding").lazy.compactMap { codings[$0] }.first
  }

  private static let codings: [String: ContentCoding] = [
    "gzip": .gzip, "x-gzip": .gzip, "deflate": .deflate,
  ]

  private static func refusal(ofLength value: String, limits: FetchLimits) -> FetchError.Reason? {
    guard !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return .malformedReply(detail: "its length is not a number")
    }
    // A number that does not fit is more than any limit.
    let length = Int(value) ?? .max
    return length > limits.sentBytes ? .tooLarge(allowed: limits.sentBytes) : nil
  }

  /// All encodings in the order applied, in lower case.
  private static func encodings(
    _ headers: [(name: String, value: String)],
    _ name: String
  ) -> [String] {
    headers.filter { $0.name == name }
      .flatMap { $0.value.split(separator: ",", omittingEmptySubsequences: false) }
      .map { HeaderLine.trimmed($0).lowercased() }
  }

  /// One known encoding at most: with two, a few bytes become any number.
  private static func areUnderstood(_ encodings: [String], _ known: some Sequence<String>) -> Bool {
    let real = encodings.filter { $0 != "identity" }
    return real.count <= 1 && real.allSatisfy(known.contains)
  }

  static func isExpected(_ mediaType: String, _ content: FetchRequest.Content) -> Bool {
    let type = bare(mediaType)
    if type.isEmpty { return true }
    switch content {
    case .json:
      return type == "application/json" || type.hasPrefix("text/")
        || type.hasPrefix("application/") && type.hasSuffix("+json")
    case .image:
      return type.hasPrefix("image/") || type == "application/octet-stream"
    case .page:
      let endings = ["+json", "+xml"]
      return type.hasPrefix("text/") || ["application/json", "application/xml"].contains(type)
        || type.hasPrefix("application/") && endings.contains(where: type.hasSuffix)
    }
  }

  /// A media type without its parameters, in lower case.
  private static func bare(_ mediaType: String) -> String {
    let end = mediaType.firstIndex(of: ";") ?? mediaType.endIndex
    return HeaderLine.trimmed(mediaType[..<end]).lowercased()
  }

  /// As it may be shown: what no media type can have becomes a question mark.
  private static func shown(_ mediaType: String) -> String {
    let bytes = bare(mediaType).utf8.prefix(80).map { byte in
      HeaderLine.isToken(byte) || byte == UInt8(ascii: "/") ? byte : UInt8(ascii: "?")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
