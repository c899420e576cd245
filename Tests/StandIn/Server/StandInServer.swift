import Foundation
import Synchronization

/// A small web server on loopback whose every byte the test decides.
///
/// It answers GET requests, one a connection, on a thread each; at most 64 connections at once, the
/// next one waits. It ends when it is stopped, when nobody holds it any more, or after its lifetime.
public final class StandInServer: Sendable {
  private let core: ServerCore
  /// The port of 127.0.0.1, and of ::1 when it listens there.
  public let port: Int

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - isIPv6Too: Whether it listens on ::1 as well, on the same port. Throws where there is no ::1.
  ///   - lifetime: After this it ends by itself. A test may wait for minutes while others run.
  ///   - handler: Is called on many threads at once.
  public init(
    port: UInt16 = 0,
    isIPv6Too: Bool = false,
    lifetime: Duration = .seconds(1_800),
    handler: @escaping @Sendable (StandInRequest) -> StandInResponse
  ) throws {
    core = ServerCore(lifetime: lifetime, handler: handler)
    let first = try Socket.listen(port: port, isIPv6: false)
    self.port = first.port
    var listeners = [first.descriptor]
    if isIPv6Too {
      do {
        let second = try Socket.listen(port: UInt16(first.port), isIPv6: true)
        listeners.append(second.descriptor)
      } catch {
        Socket.closeNow(first.descriptor)
        throw error
      }
    }
    for listener in listeners {
      core.spawn { [core] in core.acceptConnections(on: listener) }
    }
  }

  /// Answers every request alike.
  public convenience init(
    lifetime: Duration = .seconds(1_800),
    answering response: StandInResponse
  ) throws {
    try self.init(lifetime: lifetime) { _ in response }
  }

  deinit { core.stop() }

  /// Ends all connections and waits until nothing listens any more, at most two seconds.
  public func stop() {
    core.stop()
    let patience = ContinuousClock.now + .seconds(2)
    while core.state.withLock({ $0.threads }) > 0, .now < patience { usleep(2_000) }
  }

  /// `http://127.0.0.1:` and the port.
  public var address: String { "http://127.0.0.1:\(port)" }

  /// What arrived, in the order of arrival.
  public var requests: [StandInRequest] { core.state.withLock { $0.requests } }

  /// How many connections were made, also those that asked for nothing.
  public var connections: Int { core.state.withLock { $0.connections } }

  /// How many are open at this moment.
  public var openConnections: Int { core.state.withLock { $0.open.count } }

  /// Spoils answers to come: of the requests whose path starts with `prefix`, the first `skipping`
  /// are answered as they should be, the next `times` get this fault.
  ///
  /// Faults planned for the same paths come one after the other.
  public func fault(
    _ fault: StandInFault,
    for prefix: String = "/",
    skipping: Int = 0,
    times: Int = 1
  ) {
    core.state.withLock {
      $0.faults.append(
        PlannedFault(fault: fault, prefix: prefix, skipping: skipping, times: times)
      )
    }
  }

  /// Forgets all faults that have not come yet.
  public func forgetFaults() {
    core.state.withLock { $0.faults = [] }
  }
}
