internal import CArchive

/// The bytes of an archive, given to libarchive piece by piece wherever it asks for them.
final class ArchiveInput {
  private let file: FilePieces
  private let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
  private var position = 0
  /// Why reading stopped, where it was not libarchive that found a fault.
  private(set) var failure: (any Error)?

  init(_ file: FilePieces) { self.file = file }

  deinit { piece.deallocate() }

  /// Where the byte stands that is asked for next.
  var offset: Int { position }

  /// Has a reader ask for bytes here; the input must live as long as the reader does.
  func serve(_ archive: OpaquePointer, by library: ArchiveLibrary) {
    _ = library.setData(archive, Unmanaged.passUnretained(self).toOpaque())
    _ = library.setRead(archive) { _, input, place in
      ArchiveInput.of(input)?.next(place) ?? Int(ARCHIVE_FATAL)
    }
    _ = library.setSeek(archive) { _, input, offset, whence in
      ArchiveInput.of(input)?.seek(offset, from: whence) ?? Int64(ARCHIVE_FATAL)
    }
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> ArchiveInput? {
    pointer.map { Unmanaged<ArchiveInput>.fromOpaque($0).takeUnretainedValue() }
  }

  /// How many bytes come next, and where they are; 0 at the end.
  private func next(_ place: UnsafeMutablePointer<UnsafeRawPointer?>?) -> Int {
    do {
      let bytes = try file.read(file.start + position, piece.count)
      _ = piece.update(fromContentsOf: bytes.prefix(piece.count))
      place?.pointee = UnsafeRawPointer(piece.baseAddress)
      position += bytes.count
      return bytes.count
    } catch {
      failure = error
      return Int(ARCHIVE_FATAL)
    }
  }

  /// The new position in bytes from the start, as `lseek` gives it.
  private func seek(_ offset: Int64, from whence: Int32) -> Int64 {
    let (base, end) =
      switch whence {
      case 0: (0, false)
      case 1: (position, false)
      default: (file.bytes - file.start, true)
      }
    let (sum, isTooFar) = base.addingReportingOverflow(Int(clamping: offset))
    guard !isTooFar, sum >= 0, !end || sum <= base else { return Int64(ARCHIVE_FATAL) }
    position = min(sum, file.bytes - file.start)
    return Int64(position)
  }
}
