extension StandInResponse {
  /// What is done to the connection, the fault included.
  var steps: [WireStep] {
    guard let fault else {
      return [.bytes(head(length: status == 204 ? nil : body.count) + body)]
    }
    var sound = self
    sound.fault = nil
    return fault.steps(instead: sound)
  }
}

extension StandInFault {
  func steps(instead answer: StandInResponse) -> [WireStep] {
    let whole = answer.head(length: answer.body.count) + answer.body
    switch self {
    case .status(let status, let headers):
      let body = Array("{\"message\":\"status \(status)\"}".utf8)
      return StandInResponse(status: status, headers: headers, body: body).steps
    case .instead(let other): return other.steps
    case .redirect(let status, let address):
      return StandInResponse.redirect(status, to: address).steps
    case .delay(let milliseconds): return [.pause(milliseconds: milliseconds), .bytes(whole)]
    case .slowBody(let bytes, let milliseconds):
      return [
        .bytes(answer.head(length: answer.body.count)),
        .slow(answer.body, each: bytes, everyMilliseconds: milliseconds),
      ]
    case .slow(let bytes, let milliseconds):
      return [.slow(whole, each: bytes, everyMilliseconds: milliseconds)]
    case .silence: return [.silence]
    case .resetAtOnce: return [.reset]
    case .junk(let bytes): return [.bytes(bytes), .pause(milliseconds: 200)]
    case .closed(let count), .reset(let count):
      let start = answer.head(length: max(answer.body.count, count + 1)) + answer.body.prefix(count)
      guard case .reset = self else { return [.bytes(start)] }
      return [.bytes(start), .pause(milliseconds: 50), .reset]
    case .endlessHeaders, .manyHeaders: return headerSteps(answer)
    case .endlessChunks, .brokenChunks, .hugeBody, .contentLength: return lengthSteps(answer)
    case .gzip, .gzipTruncated, .gzipTwice, .gzipBomb, .encoding: return encodingSteps(answer)
    }
  }

  private func headerSteps(_ answer: StandInResponse) -> [WireStep] {
    switch self {
    case .endlessHeaders(let milliseconds):
      let line = Array("X-More: 0123456789\r\n".utf8)
      let start = WireStep.bytes(answer.head(length: answer.body.count, isOpen: true))
      guard milliseconds > 0 else { return [start, .repeated(line, times: .max)] }
      let lines = Array(repeating: line, count: 10_000).flatMap { $0 }
      return [start, .slow(lines, each: line.count, everyMilliseconds: milliseconds)]
    case .manyHeaders(let count, let bytes):
      let value = String(repeating: "x", count: bytes)
      let more = (0..<count).map { StandInHeader("X-More-\($0)", value) }
      return [.bytes(answer.head(extra: more, length: answer.body.count) + answer.body)]
    default: return []
    }
  }

  private func lengthSteps(_ answer: StandInResponse) -> [WireStep] {
    let chunked = StandInHeader("Transfer-Encoding", "chunked")
    switch self {
    case .endlessChunks(let milliseconds):
      let start = WireStep.bytes(answer.head(extra: [chunked], length: nil))
      guard milliseconds > 0 else {
        let chunk = Self.chunk(Array(repeating: UInt8(ascii: " "), count: 0x10000))
        return [start, .repeated(chunk, times: .max)]
      }
      let chunks = Array(repeating: Self.chunk([UInt8(ascii: " ")]), count: 10_000)
      return [start, .slow(chunks.flatMap { $0 }, each: 6, everyMilliseconds: milliseconds)]
    case .brokenChunks:
      let head = answer.head(extra: [chunked], length: nil)
      return [.bytes(head + Self.chunk(answer.body) + Array("zz\r\nwhatever\r\n".utf8))]
    case .hugeBody(let bytes, let isDeclared):
      let piece = Array(repeating: UInt8(ascii: " "), count: 0x10000)
      return [
        .bytes(answer.head(length: isDeclared ? bytes : nil)),
        .repeated(piece, times: bytes / piece.count),
        .bytes(Array(piece.prefix(bytes % piece.count))),
      ]
    case .contentLength(let lengths):
      let forged = lengths.map { StandInHeader("Content-Length", $0) }
      return [.bytes(answer.head(extra: forged, length: nil) + answer.body)]
    default: return []
    }
  }

  private func encodingSteps(_ answer: StandInResponse) -> [WireStep] {
    var body = answer.body
    var encoding = "gzip"
    switch self {
    case .gzip(let trailing):
      body = GzipStream.stored(body) + Array(repeating: 0x2A, count: trailing)
    case .gzipTruncated: body = Array(GzipStream.stored(body).dropLast(10))
    case .gzipTwice:
      body = GzipStream.stored(GzipStream.stored(body))
      encoding = "gzip, gzip"
    case .gzipBomb(let bytes): body = GzipStream.zeros(atLeast: bytes)
    case .encoding(let name): encoding = name
    default: return []
    }
    let announced = StandInHeader("Content-Encoding", encoding)
    return [.bytes(answer.head(extra: [announced], length: body.count) + body)]
  }

  private static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
  }
}
