import Foundation
import Synchronization
import WhatCanIMake

/// Makes a picture as it is shown of one that somebody sent: turned upright, at most so large, as WebP, without what the camera
/// says of place and person.
///
/// That is done by libvips' own program in a process of its own, within limits of memory and time: what a file does to it ends
/// there. One is made at a time.
struct PictureMaker: Sendable {
  /// How large a picture is shown.
  enum Size: String, CaseIterable, Sendable {
    case small, large

    /// The longer side, in pixels.
    var edge: Int { self == .small ? 480 : 1_600 }
  }

  static let mostPixels = 50_000_000
  static let formats: [PictureFormat] = [.jpeg, .png, .webp]

  /// The folders in which the programs are looked for.
  private let folders: [String]
  private let work = BoundedWork(
    "pictures",
    atOnce: 1,
    mostWaiting: 8,
    refusal: .busy("too many pictures are being converted; try again in a moment")
  )

  init(programsIn folders: [String] = ["/usr/bin", "/usr/local/bin"]) { self.folders = folders }

  /// - Parameter path: Of a file in a folder in which others may be made.
  /// - Throws: 422 for what is no picture, 413 for one of too many pixels, 503 where the program is not there.
  func picture(from path: String, _ size: Size) async throws -> [UInt8] {
    try await work.run { try made(from: path, size) }
  }

  /// The same of bytes that are at hand.
  ///
  /// - Parameter folder: Where files may be made; nobody else may read it.
  func picture(from bytes: [UInt8], _ size: Size, in folder: String) async throws -> [UInt8] {
    let file = try UploadedFile.holding(bytes, in: folder)
    return try await picture(from: file.path, size)
  }

  private func made(from path: String, _ size: Size) throws(Problem) -> [UInt8] {
    guard Self.isPicture(path) else {
      throw Problem(422, "the file is not a JPEG, PNG or WebP picture")
    }
    let vips = try program("vipsthumbnail"), header = try program("vipsheader")
    // A name beside which nothing can stand: in a path of libvips options may follow in brackets.
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    let sides = try ["width", "height"].map { field throws(Problem) in
      try Child(header, ["-f", field, name], in: folder).output()
    }
    guard let width = Int(sides[0]), let height = Int(sides[1]), width > 0, height > 0 else {
      throw Self.unreadable
    }
    guard width.multipliedReportingOverflow(by: height).partialValue <= Self.mostPixels,
      width <= Self.mostPixels, height <= Self.mostPixels
    else {
      throw Problem(413, "a picture may have at most \(Self.mostPixels / 1_000_000) million pixels")
    }
    let result = "\(name).webp"
    defer { unlink("\(folder)/\(result)") }
    let edge = "\(size.edge)x\(size.edge)>"
    _ = try Child(
      vips,
      ["-s", edge, "--export-profile", "srgb", "-o", "\(result)[Q=80,strip]", name],
      in: folder
    ).output()
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(result)"),
      PictureFormat([UInt8](data)) == .webp
    else { throw Self.unreadable }
    return bareWebP([UInt8](data))
  }

  static let unreadable = Problem(422, "the picture cannot be read")

  /// Whether a file begins as a picture that can be made.
  static func isPicture(_ path: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? handle.close() }
    let format = (try? handle.read(upToCount: 12)).flatMap { PictureFormat([UInt8]($0)) }
    return format.map(formats.contains) ?? false
  }

  private func program(_ name: String) throws(Problem) -> String {
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Problem(
        503,
        "the server needs libvips to convert pictures; install it with: apt-get install libvips-tools"
      )
    }
    return path
  }
}

/// A program that runs within limits, and is ended when it takes too long.
private struct Child {
  private let path: String
  private let arguments: [String]
  private let folder: String

  private static let mostMemory = 1 << 30
  private static let mostSeconds = 10
  private static let mostBytes = 32 << 20
  /// Beside the time of the processor: how long it may wait, in seconds.
  private static let patience = 20.0

  init(_ path: String, _ arguments: [String], in folder: String) {
    self.path = path
    self.arguments = arguments
    self.folder = folder
  }

  /// What it says, without line breaks at its end.
  ///
  /// - Throws: 422 where it fails or is ended: the picture is at fault.
  func output() throws(Problem) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/prlimit")
    process.arguments =
      [
        "--as=\(Self.mostMemory)", "--cpu=\(Self.mostSeconds)", "--fsize=\(Self.mostBytes)",
        "--core=0", "--nofile=64", "--", path,
      ] + arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C", "VIPS_BLOCK_UNTRUSTED": "1", "VIPS_CONCURRENCY": "1",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let said = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = said
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
    } catch {
      throw Problem.busy("pictures cannot be converted right now")
    }
    if ended.wait(timeout: .now() + Self.patience) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw PictureMaker.unreadable
    }
    // It says a number, or nothing: less than a pipe holds.
    let text = try? said.fileHandleForReading.read(upToCount: 1_024)
    return String(decoding: text ?? Data(), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
