import Synchronization

/// Photos that people shared from their phones and have not given to a recipe yet: the last one of each person, for an hour.
///
/// A restart forgets them, and so does whoever shares when there is no room.
final class PhotoTray: Sendable {
  static let seconds = 3_600
  /// Of all together.
  static let mostBytes = 32 << 20

  private struct Photo {
    var bytes: [UInt8]
    var at: Int
  }

  private let clock: @Sendable () -> Int
  private let photos = Mutex<[Int: Photo]>([:])

  /// - Parameter clock: Seconds since 1970.
  init(clock: @escaping @Sendable () -> Int) { self.clock = clock }

  /// Keeps a photo in place of the one that was there; those that came first give way where there is no room.
  ///
  /// - Parameter bytes: As ``PictureMaker`` made it.
  func put(_ bytes: [UInt8], of person: Int) {
    let now = clock()
    photos.withLock { photos in
      photos[person] = Photo(bytes: bytes, at: now)
      let byAge = photos.sorted { ($0.value.at, $0.key) < ($1.value.at, $1.key) }
      var sum = photos.values.reduce(0) { $0 + $1.bytes.count }
      for (other, photo) in byAge where sum > Self.mostBytes || photo.at <= now - Self.seconds {
        sum -= photo.bytes.count
        photos[other] = nil
      }
    }
  }

  func photo(of person: Int) -> [UInt8]? {
    let now = clock()
    return photos.withLock { photos in
      photos[person].flatMap { $0.at > now - Self.seconds ? $0.bytes : nil }
    }
  }

  /// The photo, which is no longer here afterwards.
  func take(of person: Int) -> [UInt8]? {
    defer { photos.withLock { $0[person] = nil } }
    return photo(of: person)
  }
}
