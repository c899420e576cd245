#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Raw memory is confined to this file and its neighbours (see Column): the mapping is made once, read
// through columns that know its length, and undone when the last of them is gone.

/// A file as memory, for reading only.
///
/// Pages are read when they are first used. This program never changes such a file in place: it
/// writes another one and renames it, and whoever has the old one mapped keeps it whole. Who cuts
/// the file short in place, by other means, ends every process that reads what is gone (SIGBUS).
package final class MappedFile {
  /// The whole file, from its first byte.
  package let bytes: Column<UInt8>
  /// Which file that is, and in what state it was when it was opened.
  package let identity: FileIdentity

  /// Maps a file. Cost: O(1).
  ///
  /// - Parameter kind: What the file should be, as far as its size and the errors go.
  /// - Throws: ``IndexError`` `.absent` when there is no such file, `.corrupt` when it is not a
  ///   regular one or too large for its kind, else `.system`.
  package init(_ path: String, kind: SectionFileKind) throws(IndexError) {
    let (descriptor, size, identity) = try openForReading(path, kind: kind)
    defer { close(descriptor) }
    self.identity = identity
    guard size > 0 else {
      bytes = Column()
      return
    }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else {
      throw IndexError(.system(code: errno, operation: "map it"), file: path, kind: kind)
    }
    bytes = Column(
      owner: Mapping(start: start, size: size),
      start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)),
      count: size
    )
  }
}

/// Pages of a file; gone when this is.
private final class Mapping {
  private let start: UnsafeMutableRawPointer
  private let size: Int

  init(start: UnsafeMutableRawPointer, size: Int) {
    self.start = start
    self.size = size
  }

  deinit { munmap(start, size) }
}
