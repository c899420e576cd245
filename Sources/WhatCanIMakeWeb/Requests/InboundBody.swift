import JSONCoding
import Synchronization

/// What comes behind the headers of a request: read once, and only where a route takes it.
package struct InboundBody: Sendable {
  /// Hands out one piece after the other, to the end, or until whoever takes them throws.
  let read: @Sendable (_ take: ([UInt8]) throws -> Void) async throws -> Void

  package init(
    _ read: @escaping @Sendable (_ take: ([UInt8]) throws -> Void) async throws -> Void
  ) {
    self.read = read
  }

  /// A body that is there already.
  package init(_ bytes: [UInt8]) { read = { take in try take(bytes) } }
}

extension Inbound {
  /// Whether something comes behind the headers, or could.
  var announcesBody: Bool {
    let length = values(of: "content-length").first.map { Int($0) ?? Int.max } ?? 0
    return length != 0 || !values(of: "transfer-encoding").isEmpty
  }

  /// All of the body.
  ///
  /// - Parameters:
  ///   - most: In bytes.
  ///   - patience: How long it may take to arrive.
  /// - Throws: 413 for more, 408 for what takes longer, 400 for what breaks off.
  func bytes(atMost most: Int, within patience: Duration) async throws -> [UInt8] {
    let bytes = Mutex<[UInt8]>([])
    try await receive(atMost: most, within: patience) { piece in bytes.withLock { $0 += piece } }
    return bytes.withLock(\.self)
  }

  /// Hands out the body piece by piece.
  ///
  /// - Throws: As ``bytes(atMost:within:)``, and the problem that `take` throws.
  func receive(
    atMost most: Int,
    within patience: Duration,
    _ take: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws {
    let tooLong = Problem(413, "the body may have at most \(most) bytes")
    let breaksOff = Problem(400, "the body is incomplete")
    // A length that is no number is one that nobody can keep to.
    let announced = values(of: "content-length").first.map { Int($0) ?? Int.max }
    guard (0...most).contains(announced ?? 0) else { throw tooLong }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask { [body] in
        var count = 0
        try await body.read { piece in
          count += piece.count
          guard count <= most else { throw tooLong }
          try take(piece)
        }
        // Of what is cut off the end looks like any other.
        guard announced.map({ $0 == count }) ?? true else { throw breaksOff }
        return true
      }
      group.addTask {
        try await Task.sleep(for: patience)
        return false
      }
      defer { group.cancelAll() }
      do {
        if try await group.next() ?? false { return }
      } catch let problem as Problem {
        throw problem
      } catch {
        throw breaksOff
      }
      throw Problem(408, "the body did not arrive within \(patience.components.seconds) seconds")
    }
  }

  /// The object that the body is, as JSON.
  ///
  /// - Throws: Beside what ``bytes(atMost:within:)`` throws, 415 for another type, and 400 for what is no JSON object in UTF-8
  ///   whose keys are each there once.
  func object(atMost most: Int, within patience: Duration) async throws -> JSONObject {
    let types = values(of: "content-type")
    guard types.count == 1, let type = types.first, Self.isJSON(type) else {
      throw Problem(415, "send JSON, with Content-Type: application/json", field: "Content-Type")
    }
    guard values(of: "content-encoding").isEmpty else {
      throw Problem(415, "send the body uncompressed", field: "Content-Encoding")
    }
    return try Self.object(of: try await bytes(atMost: most, within: patience))
  }

  /// The object that bytes are, as JSON.
  ///
  /// - Throws: 400, as ``object(atMost:within:)``.
  static func object(of bytes: [UInt8]) throws(Problem) -> JSONObject {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Problem(400, "the body is not valid UTF-8")
    }
    let value: JSONValue
    do {
      value = try JSONParser.value(of: bytes)
    } catch {
      throw Problem(400, "the body is not valid JSON: \(error)")
    }
    guard let object = value.asObject else { throw Problem(400, "the body must be a JSON object") }
    var keys: Set<String> = []
    for member in object.members where !keys.insert(member.key).inserted {
      throw Problem.bad(clipped(member.key), "this key is given twice")
    }
    return object
  }

  /// "application/json", with or without UTF-8 as its charset.
  private static func isJSON(_ type: String) -> Bool {
    let parts = type.lowercased().split(separator: ";").map { $0.filter { $0 != " " } }
    return parts.first == "application/json"
      && parts.dropFirst().allSatisfy { ["charset=utf-8", "charset=\"utf-8\""].contains($0) }
  }
}

/// A name that somebody sent, as an error repeats it.
func clipped(_ name: String) -> String { name.count > 60 ? name.prefix(59) + "…" : name }
