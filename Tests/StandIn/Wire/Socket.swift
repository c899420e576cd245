import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A socket could not be opened.
public struct StandInError: Error, Sendable, CustomStringConvertible {
  public var description: String
}

/// The calls of the system that a server needs.
enum Socket {
  /// Listens on loopback; the port is 0 for any that is free.
  ///
  /// - Returns: The descriptor and the port.
  static func listen(port: UInt16, isIPv6: Bool) throws -> (descriptor: Int32, port: Int) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, kind, 0)
    guard descriptor >= 0 else { throw failure("socket") }
    do {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      setOption(descriptor, SO_REUSEADDR, Int32(1))
      try bind(descriptor, port: port, isIPv6: isIPv6)
      #if canImport(Darwin)
        let status = Darwin.listen(descriptor, 128)
      #elseif canImport(Musl)
        let status = Musl.listen(descriptor, 128)
      #else
        let status = Glibc.listen(descriptor, 128)
      #endif
      guard status == 0 else { throw failure("listen") }
      return (descriptor, try self.port(of: descriptor))
    } catch {
      _ = close(descriptor)
      throw error
    }
  }

  private static func bind(_ descriptor: Int32, port: UInt16, isIPv6: Bool) throws {
    var storage = sockaddr_storage()
    let length = withUnsafeMutableBytes(of: &storage) { bytes -> Int in
      if isIPv6 {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        address.sin6_addr = in6addr_loopback
        bytes.storeBytes(of: address, as: sockaddr_in6.self)
        return MemoryLayout<sockaddr_in6>.size
      }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      bytes.storeBytes(of: address, as: sockaddr_in.self)
      return MemoryLayout<sockaddr_in>.size
    }
    let status = withUnsafePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        #if canImport(Darwin)
          Darwin.bind(descriptor, pointer, socklen_t(length))
        #elseif canImport(Musl)
          Musl.bind(descriptor, pointer, socklen_t(length))
        #else
          Glibc.bind(descriptor, pointer, socklen_t(length))
        #endif
      }
    }
    guard status == 0 else { throw failure("bind to port \(port)") }
  }

  private static func port(of descriptor: Int32) throws -> Int {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    guard status == 0 else { throw failure("getsockname") }
    // Both kinds of address hold the port in the same two bytes.
    return withUnsafeBytes(of: &storage) { Int($0[2]) << 8 | Int($0[3]) }
  }

  /// A connection within so many milliseconds, or nil.
  static func accept(_ descriptor: Int32, milliseconds: Int32) -> Int32? {
    guard isReadable(descriptor, milliseconds: milliseconds) else { return nil }
    #if canImport(Darwin)
      let connection = Darwin.accept(descriptor, nil, nil)
    #elseif canImport(Musl)
      let connection = Musl.accept(descriptor, nil, nil)
    #else
      let connection = Glibc.accept(descriptor, nil, nil)
    #endif
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      setOption(connection, SO_NOSIGPIPE, Int32(1))
    #endif
    return connection
  }

  /// True also when the other side has left.
  static func isReadable(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// What has arrived, at most 16 kB; empty when the other side has left.
  static func receive(_ descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    let count = bytes.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    return count > 0 ? Array(bytes.prefix(count)) : []
  }

  /// False when the other side has left.
  static func send(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    func sendAll(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
      var rest = UnsafeRawBufferPointer(buffer)
      while !rest.isEmpty {
        #if canImport(Darwin)
          let sent = Darwin.send(descriptor, rest.baseAddress, rest.count, flags)
        #elseif canImport(Musl)
          let sent = Musl.send(descriptor, rest.baseAddress, rest.count, flags)
        #else
          let sent = Glibc.send(descriptor, rest.baseAddress, rest.count, flags)
        #endif
        if sent < 0 && errno == EINTR { continue }
        guard sent > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(sent))
      }
      return true
    }
    return bytes.withContiguousStorageIfAvailable(sendAll)
      ?? Array(bytes).withUnsafeBufferPointer(sendAll)
  }

  /// Wakes whoever waits for this connection; it still has to be closed.
  static func interrupt(_ descriptor: Int32) {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
  }

  static func finishSending(_ descriptor: Int32) {
    _ = shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Closing it afterwards sends a reset.
  static func closeWillReset(_ descriptor: Int32) {
    setOption(descriptor, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
  }

  static func closeNow(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  private static func setOption<Value: BitwiseCopyable>(
    _ descriptor: Int32,
    _ name: Int32,
    _ value: Value
  ) {
    var value = value
    _ = setsockopt(
      descriptor,
      SOL_SOCKET,
      name,
      &value,
      socklen_t(MemoryLayout<Value>.size)
    )
  }

  private static func failure(_ call: String) -> StandInError {
    StandInError(description: "\(call): \(String(cString: strerror(errno)))")
  }
}
