internal import CCurl

/// One request, without redirects and retries, to a server whose addresses are known.
struct Transfer {
  /// The address, with the secret when it belongs there. Never shown.
  var address: WebAddress
  /// The server's addresses. No other is connected to.
  var addresses: [IPAddress]
  /// As "Name: value".
  var headers: [String]
  var agent: String
  var content: FetchRequest.Content
  var limits: FetchLimits
  /// For the whole transfer.
  var milliseconds: Int

  /// Sends the request.
  ///
  /// - Returns: The answer, its body empty when the status is no success.
  func run(
    by library: CurlLibrary,
    isCancelled: () -> Bool
  ) throws(FetchFailure) -> FetchReply {
    try PipeSignal.heldBack { () throws(FetchFailure) in
      try connect(by: library, isCancelled: isCancelled)
    }
  }

  private func connect(
    by library: CurlLibrary,
    isCancelled: () -> Bool
  ) throws(FetchFailure) -> FetchReply {
    let state = TransferState(
      addresses: addresses,
      port: address.endpoint.port,
      reader: ReplyReader(content: content, limits: limits)
    )
    guard let handle = CurlHandle(library: library) else {
      throw FetchFailure(reason: .noLibrary)
    }
    defer { handle.close() }
    guard handle.prepare(self, state: state) else { throw FetchFailure(reason: .noLibrary) }
    let clock = SystemClock()
    var watch = TransferWatch(limits: limits, now: clock.milliseconds(), allowed: milliseconds)
    while true {
      let code = handle.advance()
      if let failure = state.reader.failure { throw FetchFailure(reason: failure) }
      if let code { return try result(of: code, state: state) }
      if isCancelled() { throw FetchFailure(reason: .cancelled) }
      let now = clock.milliseconds()
      let verdict = watch.verdict(
        now: now,
        isConnected: state.isConnected,
        received: state.reader.headerBytes + state.reader.sentBytes
      )
      if let verdict {
        throw FetchFailure(reason: verdict, isPassing: verdict == .timedOut)
      }
      handle.wait(milliseconds: watch.pause(now: now))
    }
  }

  private func result(
    of code: CURLcode,
    state: TransferState
  ) throws(FetchFailure) -> FetchReply {
    let reader = state.reader
    // Reading was stopped on purpose when the head of a failure or redirect was complete.
    if code == CURLE_OK || (reader.hasHead && !reader.isSuccess) {
      guard reader.hasHead else {
        throw FetchFailure(reason: .malformedReply(detail: "it has no head"))
      }
      guard reader.isWhole else { throw FetchFailure(reason: .badEncoding) }
      return reader.reply()
    }
    if state.isRefused { throw FetchFailure(reason: .refused) }
    throw CurlFailure.failure(of: code, limits: limits)
  }
}

/// What libcurl's codes mean for a request.
enum CurlFailure {
  /// The library's own words are not used: they can hold the address.
  static func failure(of code: CURLcode, limits: FetchLimits) -> FetchFailure {
    switch code {
    case CURLE_OPERATION_TIMEDOUT:
      FetchFailure(reason: .timedOut, isPassing: true)
    case CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE:
      FetchFailure(reason: .unreachable(detail: "the connection was lost"), isPassing: true)
    case CURLE_COULDNT_CONNECT:
      FetchFailure(reason: .unreachable(detail: "the server cannot be reached"))
    case CURLE_COULDNT_RESOLVE_HOST:
      FetchFailure(reason: .unknownHost)
    case CURLE_SSL_CONNECT_ERROR:
      FetchFailure(reason: .unreachable(detail: "a secure connection could not be made"))
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR:
      FetchFailure(reason: .unreachable(detail: "its certificate cannot be trusted"))
    case CURLE_FILESIZE_EXCEEDED:
      FetchFailure(reason: .tooLarge(allowed: limits.sentBytes))
    case CURLE_BAD_CONTENT_ENCODING:
      FetchFailure(reason: .badEncoding)
    case CURLE_OUT_OF_MEMORY:
      FetchFailure(reason: .malformedReply(detail: "it needs too much memory"))
    case CURLE_UNSUPPORTED_PROTOCOL:
      FetchFailure(reason: .malformedReply(detail: "it is not HTTP"))
    default:
      FetchFailure(reason: .malformedReply(detail: "it is not valid HTTP"))
    }
  }
}
