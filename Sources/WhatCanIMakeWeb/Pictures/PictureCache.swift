import Synchronization
import WhatCanIMake

/// Pictures as they were shown last, so that each is made once while it is looked at; at most so many bytes in all.
final class PictureCache: Sendable {
  static let mostBytes = 8 << 20

  private struct Key: Hashable {
    /// Of the picture as it is kept.
    var hash, bytes: Int
    var size: PictureMaker.Size
  }

  private struct State {
    /// The last that was asked for is last.
    var order: [Key] = []
    var pictures: [Key: [UInt8]] = [:]
    var bytes = 0
  }

  private let maker: PictureMaker
  private let state = Mutex(State())

  init(_ maker: PictureMaker) { self.maker = maker }

  /// A picture that is kept, as it is shown.
  ///
  /// - Throws: As ``PictureMaker/picture(from:_:in:)``.
  func picture(
    of kept: [UInt8],
    _ size: PictureMaker.Size,
    in folder: String
  ) async throws -> [UInt8] {
    if size == .large, isBareWebP(kept) { return kept }
    var hasher = Hasher()
    kept.withUnsafeBytes { hasher.combine(bytes: $0) }
    let key = Key(hash: hasher.finalize(), bytes: kept.count, size: size)
    if let known = known(key) { return known }
    let made = try await maker.picture(from: kept, size, in: folder)
    remember(made, key)
    return made
  }

  private func known(_ key: Key) -> [UInt8]? {
    state.withLock { state in
      guard let picture = state.pictures[key] else { return nil }
      state.order.removeAll { $0 == key }
      state.order.append(key)
      return picture
    }
  }

  private func remember(_ picture: [UInt8], _ key: Key) {
    state.withLock { state in
      guard state.pictures[key] == nil, picture.count <= Self.mostBytes else { return }
      state.pictures[key] = picture
      state.order.append(key)
      state.bytes += picture.count
      while state.bytes > Self.mostBytes, let first = state.order.first {
        state.order.removeFirst()
        state.bytes -= state.pictures.removeValue(forKey: first)?.count ?? 0
      }
    }
  }
}
