internal import CCurl

/// libcurl, looked up when the first request is made.
///
/// Linking it costs every start of the program about 10 ms, also when nothing is fetched.
struct CurlLibrary: @unchecked Sendable {
  // Unchecked: the functions are constant, and libcurl lets different threads call them with
  // different handles. No handle here is used by two threads.
  let functions: CCurlLibrary

  /// Parts of an address as libcurl reads them.
  struct Parts {
    var scheme: String
    var host: String
    var port: String
    var path: String
    var query: String?
  }

  #if canImport(Darwin)
    static let usualPlaces = ["libcurl.4.dylib", "/usr/lib/libcurl.4.dylib"]
  #else
    static let usualPlaces = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  #endif

  /// The first of the usual libraries that has all functions; nil when none has.
  static let found = usualPlaces.lazy.compactMap { CurlLibrary(at: $0) }.first

  /// Opens a library, for good; nil when it is absent, lacks a function, or cannot begin.
  init?(at place: String) {
    // The library fills in every function or says that it did not; only then is it read.
    let memory = UnsafeMutablePointer<CCurlLibrary>.allocate(capacity: 1)
    defer { memory.deallocate() }
    guard ccurl_open(place, memory), memory.pointee.global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK
    else { return nil }
    functions = memory.pointee
  }

  /// Takes an address apart.
  ///
  /// - Returns: Nil for what is no address, and for one with a user, a fragment or a zone.
  func parts(of text: String, relativeTo base: String?) -> Parts? {
    guard let handle = functions.url() else { return nil }
    defer { functions.url_cleanup(handle) }
    let flags = UInt32(CURLU_DISALLOW_USER)
    if let base, functions.url_set(handle, CURLUPART_URL, base, flags) != CURLUE_OK { return nil }
    guard functions.url_set(handle, CURLUPART_URL, text, flags) == CURLUE_OK else { return nil }
    // An empty fragment is none to libcurl.
    let unwanted = [CURLUPART_USER, CURLUPART_PASSWORD, CURLUPART_OPTIONS, CURLUPART_FRAGMENT]
    guard !text.utf8.contains(UInt8(ascii: "#")),
      unwanted.allSatisfy({ part($0, of: handle) == nil }),
      part(CURLUPART_ZONEID, of: handle) == nil,
      let scheme = part(CURLUPART_SCHEME, of: handle),
      let host = part(CURLUPART_HOST, of: handle),
      let port = part(CURLUPART_PORT, of: handle, flags: UInt32(CURLU_DEFAULT_PORT)),
      let path = part(CURLUPART_PATH, of: handle)
    else { return nil }
    let query = part(CURLUPART_QUERY, of: handle)
    return Parts(scheme: scheme, host: host, port: port, path: path, query: query)
  }

  private func part(_ part: CURLUPart, of handle: OpaquePointer, flags: UInt32 = 0) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard functions.url_get(handle, part, &text, flags) == CURLUE_OK, let text else { return nil }
    // The text is libcurl's to make and ours to give back.
    defer { functions.free(text) }
    return String(cString: text)
  }
}
