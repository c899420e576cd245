internal import CCurl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    guard let library = dlopen(place, RTLD_NOW | RTLD_LOCAL) else { return nil }
    // The loader knows addresses, not types. Each name here is that of the header's function whose
    // type it is given.
    guard
      let begin = dlsym(library, "inflateInit2_"),
      let inflate = dlsym(library, "inflate"),
      let end = dlsym(library, "inflateEnd")
    else {
      dlclose(library)
      return nil
    }
    self.begin = unsafeBitCast(begin, to: ZlibInflateBegin.self)
    self.inflate = unsafeBitCast(inflate, to: ZlibInflate.self)
    self.end = unsafeBitCast(end, to: ZlibInflateEnd.self)
  }
}
