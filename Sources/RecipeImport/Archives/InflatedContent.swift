/// What an entry of an archive or a gzip file holds: its start is held, and the rest inflated piece by piece, as
/// often as one likes.
final class InflatedContent {
  /// Who goes back so often wants rows here and there, and has the whole in memory from then on.
  private static let mostRestarts = 8

  /// In all.
  let bytes: Int
  private var held: [UInt8]
  private let reopen: () throws -> ArchiveSession
  /// A pass through what is not held, and where it stands.
  private var pass: (session: ArchiveSession, offset: Int)?
  private var restarts = 0

  /// Inflates all of it once. Throws when that is more than is allowed, or it is damaged.
  ///
  /// - Parameters:
  ///   - session: Stands before the content.
  ///   - reopen: Gives a session that stands there again.
  init(
    of session: ArchiveSession,
    allowed: Int,
    holding heldBytes: Int,
    reopening reopen: @escaping () throws -> ArchiveSession
  ) throws {
    var held: [UInt8] = []
    var bytes = 0
    while true {
      let piece = try session.read(most: 1 << 16)
      if piece.isEmpty { break }
      bytes += piece.count
      try session.count(piece.count, ofContent: bytes, allowed: allowed)
      held += piece.prefix(max(0, heldBytes - held.count))
    }
    self.bytes = bytes
    self.held = held
    self.reopen = reopen
  }

  /// True when all of it is held.
  var isHeld: Bool { held.count == bytes }

  /// The first bytes, enough to tell what it is.
  var start: [UInt8] { held }

  /// All of it, which is held from then on.
  func whole() throws -> [UInt8] {
    while !isHeld { held += try inflated(at: held.count, most: bytes - held.count) }
    pass = nil
    return held
  }

  /// The bytes at an offset, at most so many and at least one; none at the end. Cost: O(bytes) read; of what is not
  /// held and stands before the last ones, O(offset) as well.
  func read(at offset: Int, most: Int) throws -> [UInt8] {
    if offset < held.count { return Array(held[offset...].prefix(most)) }
    guard offset < bytes else { return [] }
    if restarts > Self.mostRestarts {
      _ = try whole()
      return try read(at: offset, most: most)
    }
    return try inflated(at: offset, most: most)
  }

  private func inflated(at offset: Int, most: Int) throws -> [UInt8] {
    var (session, position) = try pass(reaching: offset)
    while position < offset {
      position += try piece(of: session, most: offset - position).count
    }
    let bytes = try piece(of: session, most: min(most, bytes - offset))
    pass = (session, position + bytes.count)
    return bytes
  }

  private func pass(reaching offset: Int) throws -> (ArchiveSession, Int) {
    if let pass, pass.offset <= offset { return pass }
    restarts += 1
    return (try reopen(), 0)
  }

  private func piece(of session: ArchiveSession, most: Int) throws -> [UInt8] {
    let piece = try session.read(most: min(most, 1 << 16))
    // It ended later before: the file is another one by now.
    guard !piece.isEmpty else { throw session.failure() }
    return piece
  }
}
