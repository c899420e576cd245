internal import CCurl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What libcurl reports to while a transfer runs.
///
/// It is used by one thread: libcurl calls back only from within the calls that the thread makes
/// itself. The handle keeps it alive until it is closed.
final class TransferState {
  let addresses: Set<IPAddress>
  let port: Int
  var reader: ReplyReader
  /// The request is about to be sent.
  var isConnected = false
  /// Another address than the given ones was to be connected to.
  var isRefused = false

  init(addresses: [IPAddress], port: Int, reader: ReplyReader) {
    self.addresses = Set(addresses)
    self.port = port
    self.reader = reader
  }

  // libcurl knows the state as the pointer it was given, and the chunks as bytes and their count.

  private static func state(_ pointer: UnsafeMutableRawPointer?) -> TransferState? {
    pointer.map { Unmanaged<TransferState>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func bytes(
    _ pointer: UnsafeMutablePointer<CChar>?,
    _ count: Int
  ) -> UnsafeBufferPointer<UInt8> {
    let raw = UnsafeRawBufferPointer(start: pointer, count: count)
    return raw.bindMemory(to: UInt8.self)
  }

  static let header: curl_write_callback = { pointer, size, count, state in
    let bytes = TransferState.bytes(pointer, size * count)
    guard let state = TransferState.state(state), state.reader.takeHeader(bytes) else {
      return TransferState.refusal(of: bytes.count)
    }
    return bytes.count
  }

  static let body: curl_write_callback = { pointer, size, count, state in
    let bytes = TransferState.bytes(pointer, size * count)
    guard let state = TransferState.state(state), state.reader.takeBody(bytes) else {
      return TransferState.refusal(of: bytes.count)
    }
    return bytes.count
  }

  /// Another count than was given ends a transfer.
  private static func refusal(of count: Int) -> Int { count == 0 ? 1 : 0 }

  /// Makes a socket only for an address that was approved: the last look before a connection, after
  /// everything that the library itself may have made of the address.
  static let openSocket: curl_opensocket_callback = { state, purpose, address in
    guard let state = TransferState.state(state), let address, purpose == CURLSOCKTYPE_IPCXN,
      state.isApproved(address)
    else { return -1 }
    let made = socket(address.pointee.family, address.pointee.socktype, address.pointee.protocol)
    // Programs that are started meanwhile do not inherit it.
    if made >= 0 { _ = fcntl(made, F_SETFD, FD_CLOEXEC) }
    return made
  }

  static let connected: curl_prereq_callback = { state, _, _, _, _ in
    TransferState.state(state)?.isConnected = true
    return CURL_PREREQFUNC_OK
  }

  private func isApproved(_ address: UnsafeMutablePointer<curl_sockaddr>) -> Bool {
    // The structure ends in an address of the family that it names, `addrlen` bytes of it.
    let length = Int(address.pointee.addrlen)
    let start = UnsafeRawPointer(address).advanced(
      by: MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 0
    )
    let target = SocketAddress(family: address.pointee.family, start: start, length: length)
    let isApproved = target.map { addresses.contains($0.address) && $0.port == port } ?? false
    if !isApproved { isRefused = true }
    return isApproved
  }
}
