import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization

/// The dispatcher on a port: HTTP/1.1 comes in by Hummingbird, which decides nothing.
package struct WebServer: Sendable {
  private let dispatcher: Dispatcher
  private let address: String
  private let port: Int
  private let connections: ConnectionLimit

  /// A connection on which nothing comes for so many seconds is closed.
  static let idleSeconds: Int64 = 60

  /// - Parameters:
  ///   - address: That of a network interface: "127.0.0.1" for this machine alone.
  ///   - port: 0 for any that is free.
  package init(
    _ dispatcher: Dispatcher,
    address: String,
    port: Int,
    connections: ConnectionLimit = ConnectionLimit()
  ) {
    self.dispatcher = dispatcher
    self.address = address
    self.port = port
    self.connections = connections
  }

  /// Serves until the task is cancelled or the process is asked to end (SIGTERM, SIGINT): then no connection is taken
  /// any more, what was asked is answered, and answers that go on for as long as somebody listens end.
  ///
  /// - Parameter started: Is told the port, when requests are taken.
  /// - Throws: What stands in the way of listening.
  package func run(started: @escaping @Sendable (Int) -> Void) async throws {
    // What Hummingbird says of itself: the requests are noted by the dispatcher.
    let silent = Logger(label: "server") { _ in SwiftLogNoOpLogHandler() }
    let application = Application(
      responder: CallbackResponder { [dispatcher] (request: Request, context: PeerContext) in
        let body = ArrivingBody()
        let inbound = Inbound(request, from: context.peer, body: body.read(request.body))
        let answer = await dispatcher.answer(inbound)
        return Response(answer, endsConnection: inbound.announcesBody && !body.isAtEnd)
      },
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [connections.makeHandler()],
          idleTimeout: .seconds(Self.idleSeconds)
        )
      ),
      configuration: ApplicationConfiguration(address: .hostname(address, port: port)),
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

/// Whether all of a body was read.
private final class ArrivingBody: Sendable {
  private let end = Mutex(false)

  var isAtEnd: Bool { end.withLock(\.self) }

  func read(_ body: RequestBody) -> InboundBody {
    InboundBody { take in
      for try await piece in body { try take(Array(piece.readableBytesView)) }
      self.end.withLock { $0 = true }
    }
  }
}

/// What ends a connection on which a body lies that nobody reads.
private struct UnreadBody: Error {}

extension Inbound {
  fileprivate init(_ request: Request, from peer: String, body: InboundBody) {
    self.init(
      request.method.rawValue,
      request.head.path ?? "",
      host: request.head.authority,
      headers: request.headers.map { Header($0.name.rawName, $0.value) },
      peer: peer,
      body: body
    )
  }
}

extension Response {
  /// - Parameter endsConnection: Where a body lies on it that nobody reads, and that could be of any length.
  fileprivate init(_ answer: Answer, endsConnection: Bool) {
    var fields = HTTPFields()
    for header in answer.headers {
      guard let name = HTTPField.Name(header.name) else { continue }
      fields.append(HTTPField(name: name, value: header.value))
    }
    if endsConnection { fields[.connection] = "close" }
    let status = HTTPResponse.Status(code: answer.status)
    if let stream = answer.stream {
      self.init(status: status, headers: fields, body: ResponseBody(stream))
      return
    }
    let bytes = ByteBuffer(bytes: answer.body)
    guard endsConnection else {
      self.init(
        status: status,
        headers: fields,
        body: answer.body.isEmpty ? .init() : .init(byteBuffer: bytes)
      )
      return
    }
    self.init(
      status: status,
      headers: fields,
      body: .init(contentLength: answer.body.count) { writer in
        try await writer.write(bytes)
        try await writer.finish(nil)
        throw UnreadBody()
      }
    )
  }
}

/// Somebody takes what they listen to more slowly than it comes.
private struct SlowListener: Error {}

extension ResponseBody {
  /// A body that ends with its stream, when nobody takes it any more, and when the server is asked to end.
  fileprivate init(_ stream: AnswerStream) {
    self.init { writer in
      let (pieces, continuation) = AsyncStream.makeStream(
        of: [UInt8].self,
        bufferingPolicy: .bufferingOldest(64)
      )
      let work = Task {
        defer { continuation.finish() }
        try await stream.run { piece in
          if case .dropped = continuation.yield(piece) { throw SlowListener() }
        }
      }
      defer { work.cancel() }
      for await piece in pieces.cancelOnGracefulShutdown() {
        try await writer.write(ByteBuffer(bytes: piece))
      }
      try await writer.finish(nil)
    }
  }
}
