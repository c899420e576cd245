import Foundation
import Synchronization

/// The four sources on one port of this machine, each below a path of its own, answering from a few
/// invented records or from what it is given.
public final class SourceStandIn: Sendable {
  public enum Source: String, Sendable, CaseIterable {
    case thecocktaildb, themealdb, spoonacular, nytbooks
  }

  private let desk: SourceDesk
  public let server: StandInServer

  public init(
    _ content: SourceContent = SourceContent(),
    port: UInt16 = 0,
    lifetime: Duration = .seconds(1_800)
  ) throws {
    let desk = SourceDesk(content)
    self.desk = desk
    server = try StandInServer(port: port, lifetime: lifetime) { desk.answer($0) }
  }

  /// What stands before the path of the real service: `http://127.0.0.1:4711/thecocktaildb`.
  public func base(of source: Source) -> String { server.address + path(of: source) }

  /// The path below which a source answers: `/thecocktaildb`. Faults are planned with it.
  public func path(of source: Source) -> String { "/" + source.rawValue }

  /// What arrived for a source, in the order of arrival, its path without what stands before it.
  public func requests(to source: Source) -> [StandInRequest] {
    server.requests.compactMap { request in
      guard request.path.hasPrefix(path(of: source) + "/") else { return nil }
      var request = request
      request.path.removeFirst(path(of: source).count)
      return request
    }
  }

  /// Changes what the sources hold, from the next request on.
  public func change(_ body: (inout SourceContent) -> Void) {
    desk.content.withLock { body(&$0) }
  }

  /// Spoils answers to come of one source; `below` is a path of the real service.
  public func fault(
    _ fault: StandInFault,
    of source: Source,
    below: String = "/",
    skipping: Int = 0,
    times: Int = 1
  ) {
    server.fault(fault, for: path(of: source) + below, skipping: skipping, times: times)
  }

  /// Moves on to the best-seller lists of the next week.
  public func advanceWeek() { change { $0.week += 1 } }

  public func stop() { server.stop() }
}
