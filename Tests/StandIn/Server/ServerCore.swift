import Foundation
import Synchronization

/// What the threads of a server share. It outlives the server by as long as they need to end.
final class ServerCore: Sendable {
  struct State {
    var listeners: [Int32] = []
    var isStopped = false
    var threads = 0
    var connections = 0
    var open: Set<Int32> = []
    var requests: [StandInRequest] = []
    var faults: [PlannedFault] = []
  }

  static let mostConnections = 64

  let state = Mutex(State())
  let deadline: ContinuousClock.Instant
  let handler: @Sendable (StandInRequest) -> StandInResponse

  init(
    lifetime: Duration,
    handler: @escaping @Sendable (StandInRequest) -> StandInResponse
  ) {
    deadline = .now + lifetime
    self.handler = handler
  }

  var isOver: Bool { state.withLock { $0.isStopped } || .now >= deadline }

  func spawn(_ work: @escaping @Sendable () -> Void) {
    state.withLock { $0.threads += 1 }
    Thread.detachNewThread { [self] in
      work()
      state.withLock { $0.threads -= 1 }
    }
  }

  /// Accepts until the end of the server, then ends what is open.
  func acceptConnections(on listener: Int32) {
    while !isOver {
      guard state.withLock({ $0.open.count }) < Self.mostConnections else {
        usleep(2_000)
        continue
      }
      guard let connection = Socket.accept(listener, milliseconds: 20) else { continue }
      state.withLock {
        $0.connections += 1
        _ = $0.open.insert(connection)
      }
      spawn { [self] in
        serve(connection)
        // Under the lock, so that nobody interrupts a descriptor that is already somebody else's.
        state.withLock {
          $0.open.remove(connection)
          Socket.closeNow(connection)
        }
      }
    }
    stop()
    Socket.closeNow(listener)
  }

  func stop() {
    state.withLock {
      $0.isStopped = true
      for connection in $0.open { Socket.interrupt(connection) }
    }
  }

  private func serve(_ connection: Int32) {
    guard let request = readRequest(connection) else { return }
    let fault = state.withLock { state -> StandInFault? in
      state.requests.append(request)
      return state.faults.next(for: request.path)
    }
    var response = handler(request)
    if let fault { response.fault = fault }
    for step in response.steps {
      guard !isOver, play(step, on: connection) else { return }
    }
    Socket.finishSending(connection)
    // Lets the client read everything: closing at once could reset what is on its way.
    _ = Socket.isReadable(connection, milliseconds: 500)
  }

  /// Nil when no request comes. What is none, such as the hello of TLS, is answered with status 400.
  private func readRequest(_ connection: Int32) -> StandInRequest? {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    let patience = ContinuousClock.now + .seconds(10)
    while bytes.count < 128 << 10, !isOver, .now < patience {
      guard Socket.isReadable(connection, milliseconds: 100) else { continue }
      let more = Socket.receive(connection)
      guard !more.isEmpty else { return nil }
      bytes += more
      guard (0x41...0x5A).contains(bytes[0]) else {
        _ = Socket.send(StandInResponse(status: 400).head(length: 0), to: connection)
        return nil
      }
      let tail = bytes.suffix(more.count + 3)
      for start in tail.indices where tail[start...].starts(with: end) {
        return StandInRequest(head: Array(bytes[..<start]))
      }
    }
    return nil
  }

  /// False when the client has left.
  private func play(_ step: WireStep, on connection: Int32) -> Bool {
    switch step {
    case .bytes(let bytes): return Socket.send(bytes, to: connection)
    case .repeated(let bytes, let times):
      var left = times
      while left > 0, !isOver, Socket.send(bytes, to: connection) { left -= 1 }
      return left == 0
    case .slow(let bytes, let each, let milliseconds):
      var start = 0
      while start < bytes.count {
        let piece = bytes[start..<min(start + each, bytes.count)]
        guard wait(milliseconds, on: connection), Socket.send(piece, to: connection) else {
          return false
        }
        start += each
      }
      return true
    case .pause(let milliseconds): return wait(milliseconds, on: connection)
    case .silence: return wait(.max, on: connection)
    case .reset:
      Socket.closeWillReset(connection)
      return false
    }
  }

  /// False when the client leaves meanwhile, or the server ends.
  private func wait(_ milliseconds: Int, on connection: Int32) -> Bool {
    let start = ContinuousClock.now
    while !isOver {
      let passed = (ContinuousClock.now - start) / .milliseconds(1)
      guard passed < Double(milliseconds) else { return true }
      let slice = min(50, Double(milliseconds) - passed)
      if Socket.isReadable(connection, milliseconds: Int32(slice.rounded(.up))),
        Socket.receive(connection).isEmpty
      {
        return false
      }
    }
    return false
  }
}
