internal import CCurl
import DynamicLibraries

/// zlib, looked up when the first request is made.
///
/// The types are those of the header, so a wrong call does not compile.
struct ZlibLibrary: Sendable {
  let begin: ZlibInflateBegin
  let inflate: ZlibInflate
  let end: ZlibInflateEnd

  #if canImport(Darwin)
    static let usualPlaces = ["libz.1.dylib", "/usr/lib/libz.1.dylib"]
  #else
    static let usualPlaces = ["libz.so.1"]
  #endif

  /// The first of the usual libraries that has all functions; nil when none has.
  static let found = usualPlaces.lazy.compactMap { ZlibLibrary(at: $0) }.first

  /// Opens a library, for good; nil when it is absent or lacks a function.
  init?(at place: String) {
    guard
      let library = DynamicLibrary(at: place),
      let begin = library.function("inflateInit2_", as: ZlibInflateBegin.self),
      let inflate = library.function("inflate", as: ZlibInflate.self),
      let end = library.function("inflateEnd", as: ZlibInflateEnd.self)
    else { return nil }
    self.begin = begin
    self.inflate = inflate
    self.end = end
  }
}
