#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Raw memory is confined to this file and its neighbours (see Column): bytes that are seen as
// numbers and back, and the two system calls that take buffers. Every buffer is used within its own
// length and outlives the call.

extension Column<UInt8> {
  /// The numbers that the bytes hold, each lowest byte first; what is left over at the end is no
  /// number. Cost: O(1) where the bytes are aligned and the machine is little-endian; else
  /// O(bytes), as a copy.
  func littleEndian<Number: BitwiseCopyable & Sendable>(
    as type: Number.Type
  ) -> Column<Number> {
    let size = MemoryLayout<Number>.stride
    let found = blocks
    guard found.count <= 1, isLittleEndian, let block = found.first,
      let start = block.first, UInt(bitPattern: start) % UInt(size) == 0
    else { return Column<Number>(copied()) }
    return Column<Number>(
      owner: block.owner,
      first: start,
      range: 0..<(block.count / size)
    )
  }

  private func copied<Number: BitwiseCopyable>() -> [Number] {
    let size = MemoryLayout<Number>.stride
    let bytes = isLittleEndian ? Array(self) : turned(Array(self), size: size)
    return [Number](unsafeUninitializedCapacity: bytes.count / size) { buffer, filled in
      filled = bytes.count / size
      bytes.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(buffer)
          .copyMemory(from: .init(rebasing: $0[..<(filled * size)]))
      }
    }
  }
}

extension Column {
  /// The bytes of the numbers, each lowest byte first, in as many parts as the numbers lie in.
  /// Cost: O(1) on a little-endian machine, else O(elements), as a copy.
  var littleEndianBytes: [Column<UInt8>] {
    let size = MemoryLayout<Element>.stride
    return blocks.map { block in
      let bytes = Column<UInt8>(
        owner: block.owner,
        first: block.first,
        range: 0..<(block.count * size)
      )
      return isLittleEndian ? bytes : Column<UInt8>(turned(Array(bytes), size: size))
    }
  }
}

private var isLittleEndian: Bool { UInt32(1).littleEndian == 1 }

/// The bytes with every `size` of them in the opposite order.
private func turned(_ bytes: [UInt8], size: Int) -> [UInt8] {
  stride(from: 0, to: bytes.count - bytes.count % size, by: size)
    .flatMap { bytes[$0..<$0 + size].reversed() }
}

/// The system's words for an error number.
func systemErrorText(_ code: Int32) -> String {
  String(cString: strerror(code))
}

/// Reads up to `size` bytes; fewer where the file ends before that, or when a read fails: then
/// `failure` is its error number, else 0.
func readBytes(_ size: Int, from descriptor: Int32) -> (bytes: [UInt8], failure: Int32) {
  var failure: Int32 = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let step = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
      if step < 0, errno == EINTR { continue }
      if step < 0 { failure = errno }
      if step <= 0 { break }
      count += step
    }
  }
  return (bytes, failure)
}

/// Writes and flushes all bytes, part after part; the error number of the first failure, else 0.
func writeBytes(_ parts: [Column<UInt8>], to descriptor: Int32) -> Int32 {
  for part in parts {
    let code = part.withUnsafeBuffer { buffer in
      var written = 0
      while written < buffer.count {
        let rest = buffer.baseAddress.map { $0 + written }
        let step = write(descriptor, rest, buffer.count - written)
        if step < 0, errno == EINTR { continue }
        if step < 0 { return errno }
        written += step
      }
      return 0
    }
    guard code == 0 else { return code }
  }
  return fsync(descriptor) == 0 ? 0 : errno
}
