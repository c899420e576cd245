import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks the system, in a thread of its own: a look-up cannot be interrupted, but left alone.
package struct SystemResolver: NameResolving {
  package init() {}

  package func addresses(
    of host: String,
    within milliseconds: Int
  ) throws(ResolutionError) -> [IPAddress] {
    let lookUp = LookUp(host: host)
    guard lookUp.start() else { throw .unanswered }
    let clock = SystemClock()
    let end = clock.milliseconds() + milliseconds
    var pause = 1
    while clock.milliseconds() < end {
      if let answer = lookUp.answer { return try answer.get() }
      clock.sleep(milliseconds: pause)
      pause = min(pause * 2, 20)
    }
    throw .unanswered
  }
}

/// One look-up, which may outlive the one who asked.
private final class LookUp: Sendable {
  private typealias Answer = Result<[IPAddress], ResolutionError>

  private let host: String
  private let stored = Mutex<Answer?>(nil)

  init(host: String) {
    self.host = host
  }

  var answer: Result<[IPAddress], ResolutionError>? { stored.withLock { $0 } }

  /// False when there can be no other thread.
  func start() -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // The thread has a claim of its own on the look-up, and gives it up at its end.
    let claim = Unmanaged.passRetained(self)
    let code = pthread_create(&thread, nil, LookUp.main, claim.toOpaque())
    guard code == 0 else {
      claim.release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { pointer in
        Unmanaged<LookUp>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }
  #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      { pointer in
        if let pointer { Unmanaged<LookUp>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }
  #endif

  private func run() {
    let answer = Self.ask(host)
    stored.withLock { $0 = answer }
  }

  private static func ask(_ host: String) -> Answer {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_protocol = Int32(IPPROTO_TCP)
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, nil, &hints, &list)
    guard code == 0 else {
      return .failure([EAI_AGAIN, EAI_SYSTEM, EAI_MEMORY].contains(code) ? .unanswered : .unknown)
    }
    defer { freeaddrinfo(list) }
    var addresses: [IPAddress] = []
    var next = list
    // A chain that the system made and that ends in nil; each link says how long its address is.
    while let link = next?.pointee {
      if let start = UnsafeRawPointer(link.ai_addr),
        let target = SocketAddress(
          family: link.ai_family,
          start: start,
          length: Int(link.ai_addrlen)
        ), !addresses.contains(target.address)
      {
        addresses.append(target.address)
      }
      next = link.ai_next
    }
    return .success(addresses)
  }
}
