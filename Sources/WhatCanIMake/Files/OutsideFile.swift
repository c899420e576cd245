#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells that a file is the one that an import began with.
struct OutsideFileIdentity: Codable, Equatable {
  var bytes: Int
  /// When its content last changed, in nanoseconds since 1970; 0 for a pipe.
  var modified: Int64
  /// FNV-1a of its first MiB.
  var hash: UInt64
}

/// A file that a person named, of whatever kind: all such paths are opened here.
///
/// A regular file is read in pieces or as a whole. A pipe is read once, to its end, when it is
/// opened; its content is then in memory, and so is that of a fetched page. Folders, devices,
/// sockets and terminals are refused, and so is a pipe without a writer: opening never waits for
/// long.
public final class OutsideFile {
  /// Where the file was found, beside its path.
  enum Finding: Equatable {
    /// A person named its path.
    case named
    /// A person named a folder that contains it, at any depth: the folder as it was named, and the
    /// path of the file from there.
    case inFolder(String, record: String)
    case standardInput
    /// It was fetched from this host.
    case page(host: String)
  }

  /// Its name as the person knows it: its path, the address of a page, or `-` for standard input.
  public let path: String
  /// The same for what is read from it, which may be kept: with `\xff` for a byte that is not UTF-8.
  var shownPath: String { PathText.shown(path) }
  let finding: Finding
  /// In bytes.
  let size: Int
  private let modified: Int64
  /// What came out of a pipe or from a server; nil for a regular file.
  private let piped: [UInt8]?
  private var descriptor: Int32?

  /// - Throws: ``KitchenError`` `.noSuchFile`, `.isFolder`, `.notRegular` or `.cannotRead`.
  public convenience init(_ path: String) throws(KitchenError) {
    try self.init(path, found: .named)
  }

  init(_ path: String, found finding: Finding) throws(KitchenError) {
    self.path = path
    self.finding = finding
    let (descriptor, status) = try Self.open(path)
    defer { close(descriptor) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let piped = try PipeReader(descriptor, path).bytes()
      self.piped = piped
      size = piped.count
      modified = 0
      return
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    piped = nil
    size = Int(clamping: status.st_size)
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Standard input, read to its end. It waits as long as some data arrives at least once a minute.
  ///
  /// - Throws: ``KitchenError`` `.notRegular` for a terminal, `.cannotRead` for more than 64 MiB
  ///   and if no data arrives.
  public static func standardInput() throws(KitchenError) -> OutsideFile {
    guard isatty(0) == 0 else {
      throw KitchenError(.notRegular(path: "standard input", kind: "a terminal"))
    }
    return OutsideFile(
      try PipeReader(0, "standard input").waitingForBytes(),
      as: "-",
      .standardInput
    )
  }

  /// Bytes that are in memory already.
  init(_ bytes: [UInt8], as path: String, _ finding: Finding) {
    self.path = path
    self.finding = finding
    piped = bytes
    size = bytes.count
    modified = 0
  }

  deinit { release() }

  /// Closes the file until it is read again.
  func release() {
    if let descriptor { close(descriptor) }
    descriptor = nil
  }

  /// The bytes at an offset, at most so many and at least one; none at the end.
  func read(at offset: Int, most: Int) throws(KitchenError) -> [UInt8] {
    if let piped { return Array(piped.dropFirst(offset).prefix(most)) }
    let open: Int32
    if let descriptor {
      open = descriptor
    } else {
      open = try Self.open(path, isRegular: true).descriptor
      descriptor = open
    }
    while true {
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: max(most, 0)) { buffer, count in
        let read = pread(open, buffer.baseAddress, buffer.count, off_t(offset))
        code = read < 0 ? errno : 0
        count = max(read, 0)
      }
      if code == 0 { return bytes }
      guard code == EINTR else {
        throw KitchenError(.cannotRead(path: path, detail: SystemError(code: code).text))
      }
    }
  }

  /// All bytes, at most `limit`.
  func bytes(limit: Int = 256 << 20) throws(KitchenError) -> [UInt8] {
    guard size <= limit else { throw tooLong(limit) }
    if let piped { return piped }
    defer { release() }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    while true {
      // A file that grows meanwhile, or says that it has no size, is read to its end.
      let piece = try read(at: bytes.count, most: max(1 << 16, min(size - bytes.count, 1 << 22)))
      if piece.isEmpty { return bytes }
      bytes += piece
      guard bytes.count <= limit else { throw tooLong(limit) }
    }
  }

  private func tooLong(_ limit: Int) -> KitchenError {
    KitchenError(.cannotRead(path: path, detail: "more than \(limit) bytes"))
  }

  /// Cost: O(1); the first MiB is read.
  func identity() throws(KitchenError) -> OutsideFileIdentity {
    let hash = try start().reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return OutsideFileIdentity(bytes: size, modified: modified, hash: hash)
  }

  /// False for what came out of a pipe or from a server.
  var isRegular: Bool { piped == nil }

  /// The first MiB, or the whole of a shorter file, which stays open.
  func beginning() throws(KitchenError) -> [UInt8] {
    var start: [UInt8] = []
    while start.count < 1 << 20 {
      let piece = try read(at: start.count, most: 1 << 20 - start.count)
      if piece.isEmpty { break }
      start += piece
    }
    return start
  }

  /// The first MiB.
  private func start() throws(KitchenError) -> [UInt8] {
    defer { release() }
    return try beginning()
  }
}

extension OutsideFile {
  /// Opens a regular file or, unless it must be one, a pipe. The caller closes it.
  private static func open(
    _ path: String,
    isRegular: Bool = false
  ) throws(KitchenError) -> (descriptor: Int32, status: stat) {
    // Without O_NONBLOCK, opening a pipe waits until somebody writes to it.
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      let error = SystemError.last
      switch error.code {
      case ENOENT: throw KitchenError(.noSuchFile(path: path))
      case ENXIO: throw KitchenError(.notRegular(path: path, kind: "a socket or a device"))
      default: throw KitchenError(.cannotRead(path: path, detail: error.text))
      }
    }
    do throws(KitchenError) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else {
        throw KitchenError(.cannotRead(path: path, detail: SystemError.last.text))
      }
      let kind: String
      switch status.st_mode & S_IFMT {
      case S_IFREG: return (descriptor, status)
      case S_IFIFO where !isRegular: return (descriptor, status)
      case S_IFDIR: throw KitchenError(.isFolder(path: path))
      case S_IFIFO: kind = "a pipe"
      case S_IFCHR where isatty(descriptor) == 1: kind = "a terminal"
      case S_IFSOCK: kind = "a socket"
      default: kind = "a device"
      }
      throw KitchenError(.notRegular(path: path, kind: kind))
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Throws where a regular file is needed and something else is there, as ``init(_:)`` does.
  static func requireRegular(_ path: String) throws(KitchenError) {
    close(try open(path, isRegular: true).descriptor)
  }
}

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(systemPath(path), flags) }

/// Reads a pipe to its end, without waiting for long.
struct PipeReader {
  private let descriptor: Int32
  private let path: String

  /// Bytes of what comes out of a pipe, which has to be held.
  private static let limit = 64 << 20
  /// How long nobody may write to a pipe, in milliseconds.
  private static let patience: Int32 = 3_000
  /// How long a writer may write nothing.
  private static let patienceWithWriter: Int32 = 60_000

  /// - Parameter descriptor: Does not block.
  init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  func bytes() throws(KitchenError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var isBegun = false
    while true {
      let count = systemRead(descriptor, &chunk)
      if count > 0 {
        isBegun = true
        bytes += chunk.prefix(count)
        try checkLimit(bytes.count)
        continue
      }
      if count < 0 {
        let error = SystemError.last
        if error.code == EINTR { continue }
        guard error.code == EAGAIN else { throw failure(error.text) }
        guard wait(Self.patienceWithWriter) else {
          throw failure("no data arrived for \(Self.patienceWithWriter / 1_000) seconds")
        }
        isBegun = true
        continue
      }
      // The end, or nobody has written yet: before the first writer comes, a pipe has no end.
      if isBegun || hasEnded { return bytes }
      guard wait(Self.patience) else { throw failure("no program writes to this pipe") }
      isBegun = true
    }
  }

  /// The same of a descriptor that others share, so that it stays as it is and may block.
  func waitingForBytes() throws(KitchenError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard wait(Self.patienceWithWriter) else {
        throw failure("no data arrived for \(Self.patienceWithWriter / 1_000) seconds")
      }
      let count = systemRead(descriptor, &chunk)
      if count == 0 { return bytes }
      if count < 0 {
        let error = SystemError.last
        guard error.code == EINTR || error.code == EAGAIN else { throw failure(error.text) }
        continue
      }
      bytes += chunk.prefix(count)
      try checkLimit(bytes.count)
    }
  }

  private func checkLimit(_ count: Int) throws(KitchenError) {
    guard count <= Self.limit else {
      throw failure("more than \(Self.limit) bytes arrived; save them to a file first")
    }
  }

  private func failure(_ detail: String) -> KitchenError {
    KitchenError(.cannotRead(path: path, detail: detail))
  }

  /// True when all who wrote to it are gone.
  private var hasEnded: Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&event, 1, 0) > 0 && event.revents & Int16(POLLHUP) != 0
  }

  /// Waits until something can be read, or all who wrote are gone; false when neither came.
  private func wait(_ milliseconds: Int32) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&event, 1, milliseconds)
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }
}

private func systemRead(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
  read(descriptor, &chunk, chunk.count)
}
