/// A body that comes piece by piece, for as long as somebody takes it. Whatever it holds is given back when nobody keeps it.
package final class AnswerStream: Sendable, Equatable {
  package typealias Send = @Sendable ([UInt8]) async throws -> Void

  /// Hands out one piece after the other; ends when there is nothing more to come, or `send` throws.
  package let run: @Sendable (_ send: Send) async throws -> Void

  init(_ run: @escaping @Sendable (_ send: Send) async throws -> Void) { self.run = run }

  package static func == (left: AnswerStream, right: AnswerStream) -> Bool { left === right }
}
