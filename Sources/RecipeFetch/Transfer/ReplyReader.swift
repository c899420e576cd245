/// Takes in an answer as it arrives, and says as soon as possible when no more of it is wanted.
struct ReplyReader {
  let content: FetchRequest.Content
  let limits: FetchLimits
  private let zlib: ZlibLibrary?

  /// 0 until there is one.
  private(set) var status = 0
  private(set) var headers: [(name: String, value: String)] = []
  private(set) var body: [UInt8] = []
  /// Of all heads, of trailers too.
  private(set) var headerBytes = 0
  /// Of the content as sent.
  private(set) var sentBytes = 0
  private(set) var failure: FetchError.Reason?
  /// The head is complete.
  private(set) var hasHead = false
  private var fields = 0
  /// Nil when the content is not compressed.
  private var decoding: ContentDecoding?

  /// - Parameter zlib: Nil when compressed content cannot be read.
  init(
    content: FetchRequest.Content,
    limits: FetchLimits,
    zlib: ZlibLibrary? = ZlibLibrary.found
  ) {
    self.content = content
    self.limits = limits
    self.zlib = zlib
  }

  /// True when the content would be used.
  var isSuccess: Bool { (200...299).contains(status) }

  /// False when compressed content breaks off. No bytes at all are empty content.
  var isWhole: Bool { sentBytes == 0 || decoding?.isWhole ?? true }

  /// Takes one line of the head, or of the trailers.
  ///
  /// - Returns: False when the rest is not wanted: because of ``failure``, or because the head of
  ///   something else than a success says all.
  mutating func takeHeader(_ line: some Collection<UInt8>) -> Bool {
    guard failure == nil else { return false }
    headerBytes += line.count
    guard headerBytes <= limits.headerBytes else {
      return fail(.malformedReply(detail: "its headers take more than \(limits.headerBytes) bytes"))
    }
    let line = HeaderLine(line)
    if case .field = line {
      fields += 1
      guard fields <= limits.headerFields else {
        return fail(.malformedReply(detail: "it has more than \(limits.headerFields) headers"))
      }
    }
    // What follows the content is of no use.
    if hasHead { return true }
    switch line {
    case .status(let status):
      self.status = status
      headers = []
    case .field(let name, let value):
      headers.append((name: name, value: value))
    case .malformed:
      return fail(.malformedReply(detail: "a header cannot be read"))
    case .end:
      return endHead()
    }
    return true
  }

  private mutating func endHead() -> Bool {
    // Another head follows one from 100 to 199. A change of protocol was not asked for.
    if (100...199).contains(status), status != 101 { return true }
    guard status >= 200 else { return fail(.malformedReply(detail: "it has no usable status")) }
    hasHead = true
    guard isSuccess else { return false }
    if let reason = ContentRules.refusal(of: headers, expecting: content, limits: limits) {
      return fail(reason)
    }
    if let coding = ContentRules.coding(of: headers) {
      decoding = zlib.map { ContentDecoding(coding, by: $0) }
      if decoding == nil { return fail(.badEncoding) }
    }
    return true
  }

  /// Takes some of the content as sent, and unfolds what is compressed.
  ///
  /// - Returns: False when there is too much of it, before or after decoding, or when it cannot be
  ///   unfolded. None of it is kept then.
  mutating func takeBody(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard failure == nil, hasHead else { return false }
    guard bytes.count <= limits.sentBytes - sentBytes else {
      return fail(.tooLarge(allowed: limits.sentBytes))
    }
    sentBytes += bytes.count
    guard let decoding else { return keep(bytes) }
    let isTaken = decoding.take(bytes) { keep($0) }
    return isTaken || failure != nil ? isTaken : fail(.badEncoding)
  }

  /// Keeps some of the content, unfolded.
  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= limits.bodyBytes - body.count else {
      return fail(.tooLarge(allowed: limits.bodyBytes))
    }
    // Growing by doubling would hold a large body three times for a moment. Memory that is reserved
    // but never written costs nothing.
    if body.count >= 1 << 20 && body.capacity < limits.bodyBytes {
      body.reserveCapacity(limits.bodyBytes)
    }
    body.append(contentsOf: bytes)
    return true
  }

  private mutating func fail(_ reason: FetchError.Reason) -> Bool {
    failure = reason
    body = []
    return false
  }

  /// The reply, its body in memory of its size.
  func reply() -> FetchReply {
    let isRoomy = body.capacity > 2 * body.count
    return FetchReply(
      status: status,
      headers: headers,
      body: isRoomy ? [UInt8](body[...]) : body
    )
  }
}
