import Foundation

/// A port on this machine that nobody should connect to. It never answers.
final class Canary {
  struct Failure: Error {
    var step: String
    var code: Int32
  }

  private let listening: Int32
  private var accepted: [Int32] = []
  let port: Int

  init() throws {
    #if canImport(Darwin)
      listening = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listening = listening
    // The system takes an address of any family as a pointer to its common beginning.
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listening, pointer, length) | listen(listening, 50)
          | getsockname(listening, pointer, &length)
      }
    }
    guard code == 0, fcntl(listening, F_SETFL, O_NONBLOCK) == 0 else {
      throw Failure(step: "listen", code: errno)
    }
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  deinit {
    for socket in accepted + [listening] { close(socket) }
  }

  /// How many have connected since the beginning.
  func connections() -> Int {
    while true {
      let socket = accept(listening, nil, nil)
      if socket < 0 { return accepted.count }
      accepted.append(socket)
    }
  }
}
