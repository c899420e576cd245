import Foundation
import TestSupport
import Testing

@Suite("Files that are made to cost a reader as much as can be", .serialized)
struct HostileFileTests {
  /// The statuses of a file that was read, that has something to mend, and that was refused.
  private static let statuses: Set<Int32?> = [0, 1, 65]

  @Test(
    "small ones of all kinds, one after the other, take little time and no more memory",
    arguments: ["import", "lint"]
  )
  func small(_ command: String) throws {
    let home = try Home.ofTheProject()
    let files = try HostileFile.all.map { try home.folder.write($0.make(6_000), to: $0.name) }
    let run = try MeasuredRun(
      [command] + files,
      home: home.path,
      data: home.data,
      patience: 120
    )

    #expect(Self.statuses.contains(run.status), "\(run.err.suffix(300))")
    #expect(run.seconds < 40)
    #expect(run.megabytes < 300)
  }

  /// The release build, if there is one.
  private static let release: String? = {
    let path = Checkout.url(".build/release/whatcanimake").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  @Test(
    "10 MB of any kind are read or refused in 5 seconds and 300 MB",
    .enabled(if: isFullTier && release != nil),
    arguments: HostileFile.all,
    ["import", "lint"]
  )
  func large(_ file: HostileFile, _ command: String) throws {
    let home = try Home.ofTheProject()
    let path = try home.folder.write(file.make(10_000_000), to: file.name)
    let run = try MeasuredRun(
      [command, path],
      program: Self.release,
      home: home.path,
      data: home.data,
      patience: 60
    )

    #expect(Self.statuses.contains(run.status), "\(file) \(run.err.suffix(300))")
    #expect(run.seconds < 5, "\(file)")
    #expect(run.megabytes < 300, "\(file)")
  }

  @Test(
    "what a pantry is filled from takes 5 seconds and 300 MB, whatever is in it",
    arguments: HostileFile.receipts + HostileFile.exports
  )
  func filling(_ file: HostileFile) throws {
    let isReceipt = HostileFile.receipts.contains { $0.name == file.name }
    let arguments = isReceipt ? ["pantry", "fill", "--yes"] : ["move-in"]
    // A longer receipt is refused at once.
    let sizes =
      isFullTier ? (isReceipt ? [262_000, 10_000_000] : [200_000, 10_000_000]) : [20_000]
    for bytes in sizes {
      let home = try Home.ofTheProject()
      let path = try home.folder.write(file.make(bytes), to: file.name)
      let run = try MeasuredRun(
        arguments + [path],
        program: isFullTier ? Self.release : nil,
        home: home.path,
        data: home.data,
        patience: 60
      )

      #expect([0, 2, 64, 65].contains(run.status), "\(file) \(run.err.suffix(300))")
      #expect(run.seconds < 5, "\(file), \(bytes) bytes")
      #expect(run.megabytes < 300, "\(file), \(bytes) bytes")
    }
  }

  // The few dishes are given again and again: what is measured is reading and storing, not the index of many.
  @Test("a file of any length takes the same memory, in every format", arguments: RowFile.all)
  func rows(_ file: RowFile) throws {
    try expectSameMemory("\(file)") { rows, folder in
      try folder.write(file.content(rows: rows), to: file.name)
    }
  }

  @Test("so does what is in an archive", arguments: RowFile.all)
  func archives(_ file: RowFile) throws {
    try expectSameMemory("\(file) in a zip") { rows, folder in
      let path = "\(folder.path)/rows.zip"
      let content = Array(file.content(rows: rows).utf8)
      try writeBytes(
        SampleArchives.zip([.init(name: file.name, content: content)]),
        to: path
      )
      return path
    }
  }

  /// - Parameter make: Writes a file of so many rows into a folder and gives its path.
  private func expectSameMemory(
    _ name: String,
    _ make: (_ rows: Int, TemporaryFolder) throws -> String
  ) throws {
    let (fewer, more) = isFullTier ? (20_000, 200_000) : (200, 2_000)
    let peaks = try [fewer, more].map { rows in
      // The catalogue of the project takes seconds to build anew, whatever is read.
      let home = try isFullTier ? Home.ofTheProject() : Home()
      let path = try make(rows, home.folder)
      let run = try MeasuredRun(
        ["import", path],
        home: home.path,
        data: home.data,
        patience: 300
      )
      #expect(run.status == 0, "\(run.err)")
      return run.megabytes
    }
    if isFullTier { print("\(name): \(peaks[0]) MB at \(fewer), \(peaks[1]) MB at \(more)") }

    #expect(peaks[1] < 300)
    #expect(peaks[1] - peaks[0] < 30)
  }
}
