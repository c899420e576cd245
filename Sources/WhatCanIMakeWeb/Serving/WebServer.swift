import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// The dispatcher on a port: HTTP/1.1 comes in by Hummingbird, which decides nothing.
package struct WebServer: Sendable {
  private let dispatcher: Dispatcher
  private let address: String
  private let port: Int

  /// The most connections at the same time; who comes beyond waits until one ends.
  static let mostConnections = 512
  /// A connection on which nothing comes for so many seconds is closed.
  static let idleSeconds: Int64 = 60

  /// - Parameters:
  ///   - address: That of a network interface: "127.0.0.1" for this machine alone.
  ///   - port: 0 for any that is free.
  package init(_ dispatcher: Dispatcher, address: String, port: Int) {
    self.dispatcher = dispatcher
    self.address = address
    self.port = port
  }

  /// Serves until the task is cancelled or the process is asked to end (SIGTERM, SIGINT): then no connection is taken
  /// any more, and what was asked is answered.
  ///
  /// - Parameter started: Is told the port, when requests are taken.
  /// - Throws: What stands in the way of listening.
  package func run(started: @escaping @Sendable (Int) -> Void) async throws {
    // What Hummingbird says of itself: the requests are noted by the dispatcher.
    let silent = Logger(label: "server") { _ in SwiftLogNoOpLogHandler() }
    let application = Application(
      responder: CallbackResponder { [dispatcher] (request: Request, context: PeerContext) in
        Response(await dispatcher.answer(Inbound(request, from: context.peer)))
      },
      server: .http1(configuration: .init(idleTimeout: .seconds(Self.idleSeconds))),
      configuration: ApplicationConfiguration(
        address: .hostname(address, port: port),
        availableConnectionsDelegate: MaximumAvailableConnections(
          Self.mostConnections,
          logger: silent
        )
      ),
      onServerRunning: { started($0.localAddress?.port ?? 0) },
      logger: silent
    )
    try await application.runService()
  }
}

/// What is known of the other end of a connection.
private struct PeerContext: InitializableFromSource {
  /// Its address without a port; empty where the system does not say.
  let peer: String

  init(source: ApplicationRequestContextSource) {
    peer = source.channel.remoteAddress?.ipAddress ?? ""
  }
}

extension Inbound {
  fileprivate init(_ request: Request, from peer: String) {
    self.init(
      request.method.rawValue,
      request.head.path ?? "",
      host: request.head.authority,
      headers: request.headers.map { Header($0.name.rawName, $0.value) },
      peer: peer
    )
  }
}

extension Response {
  fileprivate init(_ answer: Answer) {
    var fields = HTTPFields()
    for header in answer.headers {
      guard let name = HTTPField.Name(header.name) else { continue }
      fields.append(HTTPField(name: name, value: header.value))
    }
    self.init(
      status: HTTPResponse.Status(code: answer.status),
      headers: fields,
      body: answer.body.isEmpty ? .init() : .init(byteBuffer: ByteBuffer(bytes: answer.body))
    )
  }
}
