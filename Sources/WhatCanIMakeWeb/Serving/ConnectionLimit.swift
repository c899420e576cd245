import NIOCore
import Synchronization

/// How many connections are held at the same time: in all, and of one address. Who comes beyond is refused: their
/// connection is closed at once.
package final class ConnectionLimit: Sendable {
  package let mostOfAll: Int
  package let mostOfOne: Int
  /// Whether connections of this machine itself count as one address: not where a proxy brings everybody's from there.
  private let countsOwn: Bool
  private let held = Mutex<[String: Int]>([:])

  package init(mostOfAll: Int = 512, mostOfOne: Int = 32, countsOwn: Bool = true) {
    self.mostOfAll = mostOfAll
    self.mostOfOne = mostOfOne
    self.countsOwn = countsOwn
  }

  /// False where there is no room; else it must be given back.
  func take(_ address: String) -> Bool {
    let isOwn = address == "::1" || address.hasPrefix("127.")
    return held.withLock { held in
      guard held.values.reduce(0, +) < mostOfAll else { return false }
      guard held[address, default: 0] < mostOfOne || isOwn && !countsOwn else { return false }
      held[address, default: 0] += 1
      return true
    }
  }

  func giveBack(_ address: String) {
    held.withLock { held in
      let left = held[address, default: 1] - 1
      held[address] = left > 0 ? left : nil
    }
  }

  /// What stands at the beginning of each connection.
  func makeHandler() -> any RemovableChannelHandler { ConnectionCounter(self) }
}

/// Counts one connection.
private final class ConnectionCounter: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let limit: ConnectionLimit
  /// The address under which it is counted; nil where it is not. Touched on the connection's event loop alone.
  private var counted: String?

  init(_ limit: ConnectionLimit) { self.limit = limit }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { count(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    count(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    if let counted { limit.giveBack(counted) }
    counted = nil
    context.fireChannelInactive()
  }

  private func count(_ context: ChannelHandlerContext) {
    guard counted == nil else { return }
    let address = context.remoteAddress?.ipAddress ?? ""
    guard limit.take(address) else {
      context.close(promise: nil)
      return
    }
    counted = address
  }
}
