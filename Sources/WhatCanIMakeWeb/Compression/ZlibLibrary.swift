import DynamicLibraries

/// zlib, looked up when the first page is compressed.
///
/// Of its functions only those are used whose arguments are numbers and bytes, as `zlib.h` declares them.
struct ZlibLibrary: Sendable {
  /// Destination, its length (in: room, out: used), source, its length, level.
  typealias Compress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt, Int32
    ) -> Int32
  typealias Bound = @convention(c) (UInt) -> UInt
  typealias Checksum = @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt

  let compress: Compress
  let bound: Bound
  let checksum: Checksum

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
      let compress = library.function("compress2", as: Compress.self),
      let bound = library.function("compressBound", as: Bound.self),
      let checksum = library.function("crc32", as: Checksum.self)
    else { return nil }
    self.compress = compress
    self.bound = bound
    self.checksum = checksum
  }
}
