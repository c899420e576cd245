internal import CCurl

/// A transfer in libcurl: its options and its steps.
///
/// Every transfer has a handle and a connection of its own, so nothing is left over from another.
struct CurlHandle {
  private let library: CurlLibrary
  private let easy: UnsafeMutableRawPointer
  private let multi: UnsafeMutableRawPointer
  private let kept: Kept

  /// What libcurl uses until the end.
  private final class Kept {
    var state: TransferState?
    var headers: UnsafeMutablePointer<curl_slist>?
    var addresses: UnsafeMutablePointer<curl_slist>?
  }

  /// Nil when there is no memory for it.
  init?(library: CurlLibrary) {
    guard let easy = library.functions.easy_init() else { return nil }
    guard let multi = library.functions.multi_init() else {
      library.functions.easy_cleanup(easy)
      return nil
    }
    self.library = library
    self.easy = easy
    self.multi = multi
    kept = Kept()
  }

  /// Ends the transfer, wherever it is, and gives back what it took. To be called once.
  func close() {
    _ = library.functions.multi_remove_handle(multi, easy)
    library.functions.easy_cleanup(easy)
    _ = library.functions.multi_cleanup(multi)
    library.functions.slist_free_all(kept.headers)
    library.functions.slist_free_all(kept.addresses)
    kept.state = nil
  }

  /// Sets all options; false when this libcurl does not know one of them, and then nothing is sent.
  func prepare(_ transfer: Transfer, state: TransferState) -> Bool {
    kept.state = state
    for header in transfer.headers {
      guard let list = library.functions.slist_append(kept.headers, header) else { return false }
      kept.headers = list
    }
    if let pin = Self.pin(transfer) {
      kept.addresses = library.functions.slist_append(nil, pin)
      guard kept.addresses != nil else { return false }
    }
    return setTexts(transfer) && setNumbers(transfer)
      && withUnsafePointer(to: library.functions) { functions in
        [
          ccurl_set_web_only(functions, easy),
          ccurl_set_size(
            functions,
            easy,
            CURLOPT_MAXFILESIZE_LARGE,
            curl_off_t(transfer.limits.sentBytes)
          ),
          ccurl_set_list(functions, easy, CURLOPT_HTTPHEADER, kept.headers),
          ccurl_set_list(functions, easy, CURLOPT_RESOLVE, kept.addresses),
          // The state is not counted by libcurl: it is kept until the handle is closed.
          ccurl_set_callbacks(
            functions,
            easy,
            Unmanaged.passUnretained(state).toOpaque(),
            TransferState.header,
            TransferState.body,
            TransferState.openSocket,
            TransferState.connected
          ),
        ]
        .allSatisfy { $0 == CURLE_OK }
      } && library.functions.multi_add_handle(multi, easy) == CURLM_OK
  }

  /// The addresses for the host, as libcurl takes them; nil when the host is an address itself.
  private static func pin(_ transfer: Transfer) -> String? {
    let endpoint = transfer.address.endpoint
    guard IPAddress(endpoint.host) == nil else { return nil }
    let addresses = transfer.addresses.map { address in
      if case .v6 = address { "[\(address)]" } else { "\(address)" }
    }
    return "\(endpoint.host):\(endpoint.port):" + addresses.joined(separator: ",")
  }

  private func setTexts(_ transfer: Transfer) -> Bool {
    let options: [(CURLoption, String)] = [
      (CURLOPT_URL, transfer.address.text),
      (CURLOPT_USERAGENT, transfer.agent),
      // An empty proxy is none, whatever the environment says.
      (CURLOPT_PROXY, ""),
      (CURLOPT_NOPROXY, "*"),
    ]
    return withUnsafePointer(to: library.functions) { functions in
      options.allSatisfy { ccurl_set_text(functions, easy, $0.0, $0.1) == CURLE_OK }
    }
  }

  private func setNumbers(_ transfer: Transfer) -> Bool {
    let options: [(CURLoption, Int)] = [
      (CURLOPT_NOSIGNAL, 1),
      (CURLOPT_FOLLOWLOCATION, 0),
      (CURLOPT_HTTPGET, 1),
      // One version of HTTP, so that there is nothing to change to.
      (CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1)),
      (CURLOPT_HTTP09_ALLOWED, 0),
      (CURLOPT_HTTP_TRANSFER_DECODING, 1),
      // Left to ``ContentDecoding``: libcurl takes a compressed stream that breaks off for a whole one.
      (CURLOPT_HTTP_CONTENT_DECODING, 0),
      (CURLOPT_NETRC, 0),
      (CURLOPT_FRESH_CONNECT, 1),
      (CURLOPT_FORBID_REUSE, 1),
      (CURLOPT_SSL_VERIFYPEER, 1),
      (CURLOPT_SSL_VERIFYHOST, 2),
      (CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2)),
      (CURLOPT_CONNECTTIMEOUT_MS, max(1, transfer.limits.connectMilliseconds)),
      (CURLOPT_TIMEOUT_MS, max(1, transfer.milliseconds)),
    ]
    return withUnsafePointer(to: library.functions) { functions in
      options.allSatisfy { ccurl_set_number(functions, easy, $0.0, $0.1) == CURLE_OK }
    }
  }

  /// Does what can be done without waiting.
  ///
  /// - Returns: How the transfer ended; nil while it runs.
  func advance() -> CURLcode? {
    var running: Int32 = 0
    guard library.functions.multi_perform(multi, &running) == CURLM_OK else {
      return CURLE_OUT_OF_MEMORY
    }
    var left: Int32 = 0
    while let message = library.functions.multi_info_read(multi, &left) {
      // The message of a transfer that is done has its result; there is no other kind.
      if message.pointee.msg == CURLMSG_DONE { return message.pointee.data.result }
    }
    return running == 0 ? CURLE_RECV_ERROR : nil
  }

  /// Waits until something arrives, at most so long.
  func wait(milliseconds: Int) {
    // Whatever goes wrong shows in the next step.
    _ = library.functions.multi_poll(multi, nil, 0, Int32(clamping: milliseconds), nil)
  }
}
