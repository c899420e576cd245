#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Raw memory is confined to this file: arrays that are copied as they lie, and the two system calls
// that take buffers. Every buffer is used within its own length and outlives the call.

extension ArraySlice<UInt8> {
  /// The numbers of four bytes each that the slice holds. Cost: O(bytes), as one copy.
  var littleEndianNumbers: [UInt32] {
    let numbers: [UInt32] = copied()
    return isLittleEndian ? numbers : numbers.map(UInt32.init(littleEndian:))
  }

  /// The floating-point numbers of four bytes each that the slice holds, whatever their values.
  /// Cost: O(bytes), as one copy.
  var littleEndianFloats: [Float] {
    isLittleEndian ? copied() : littleEndianNumbers.map(Float.init(bitPattern:))
  }

  private func copied<Number: BitwiseCopyable>() -> [Number] {
    let size = MemoryLayout<Number>.stride
    return [Number](unsafeUninitializedCapacity: count / size) { buffer, filled in
      filled = count / size
      withUnsafeBytes {
        UnsafeMutableRawBufferPointer(buffer)
          .copyMemory(from: .init(rebasing: $0[..<(filled * size)]))
      }
    }
  }
}

/// The bytes of numbers, each lowest byte first. Cost: O(numbers), as one copy.
func littleEndianBytes(of numbers: [UInt32]) -> [UInt8] {
  (isLittleEndian ? numbers : numbers.map(\.littleEndian)).withUnsafeBytes { Array($0) }
}

/// The bytes of the numbers' bit patterns, each lowest byte first. Cost: O(numbers), as one copy.
func littleEndianBytes(of floats: [Float]) -> [UInt8] {
  isLittleEndian
    ? floats.withUnsafeBytes { Array($0) } : littleEndianBytes(of: floats.map(\.bitPattern))
}

private var isLittleEndian: Bool { UInt32(1).littleEndian == 1 }

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

/// Writes and flushes all bytes; the error number of the first failure, else 0.
func writeBytes(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  bytes.withUnsafeBytes { buffer in
    var written = 0
    while written < buffer.count {
      let rest = buffer.baseAddress.map { $0 + written }
      let step = write(descriptor, rest, buffer.count - written)
      if step < 0, errno == EINTR { continue }
      if step < 0 { return errno }
      written += step
    }
    return fsync(descriptor) == 0 ? 0 : errno
  }
}
