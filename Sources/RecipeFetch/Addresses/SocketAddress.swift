#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An address as the system calls it, read back.
struct SocketAddress {
  var address: IPAddress
  var port: Int

  /// Nil for anything but the two versions of the internet protocol.
  init?(family: Int32, start: UnsafeRawPointer, length: Int) {
    switch family {
    case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
      // The family says which structure stands there, and there are enough bytes of it.
      let target = start.loadUnaligned(as: sockaddr_in.self)
      address = .v4(UInt32(bigEndian: target.sin_addr.s_addr))
      port = Int(UInt16(bigEndian: target.sin_port))
    case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
      let target = start.loadUnaligned(as: sockaddr_in6.self)
      address = IPAddress(target.sin6_addr)
      port = Int(UInt16(bigEndian: target.sin6_port))
    default:
      return nil
    }
  }
}
