import Foundation
import TestSupport
import Testing

/// A file system of a fixed size in memory; only the superuser can mount one.
private final class SmallDisk {
  let folder: TemporaryFolder
  let path: String

  init(kibibytes: Int) throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/disk"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try Self.run("/usr/bin/mount", "-t", "tmpfs", "-o", "size=\(kibibytes)k", "tmpfs", path)
  }

  deinit {
    // Lazily, so that a tool that was killed a moment ago cannot keep it.
    try? Self.run("/usr/bin/umount", "-l", path)
  }

  /// The free space, in bytes.
  func free() throws -> Int {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { throw POSIXError(.EIO) }
    return Int(status.f_bavail) * Int(status.f_frsize)
  }

  /// Leaves so much free space.
  func fill(leaving bytes: Int) throws {
    let size = max(0, try free() - bytes)
    try Data(count: size).write(to: URL(filePath: "\(path)/ballast"))
  }

  /// Gives the space back, also while a program that another test started has the file open by inheritance.
  func makeRoom() throws {
    guard truncate("\(path)/ballast", 0) == 0 else { throw POSIXError(.EIO) }
    try removeItem("\(path)/ballast")
  }

  private static func run(_ program: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw POSIXError(.EPERM) }
  }

  /// Whether a disk can be mounted here: also the superuser of a container may not be allowed to.
  static let isAllowed: Bool = {
    guard geteuid() == 0, FileManager.default.isExecutableFile(atPath: "/usr/bin/mount") else {
      return false
    }
    return (try? SmallDisk(kibibytes: 64)) != nil
  }()
}

/// Skipped where no small disk can be mounted: that needs the superuser and tmpfs.
@Suite("A full disk", .enabled(if: SmallDisk.isAllowed), .serialized)
struct DiskFullTests {
  @Test(
    "refuses with one line, keeps what there was, and takes the same command once there is room",
    arguments: (0..<(isFullTier ? 40 : 3)).map { $0 * (isFullTier ? 16 : 24) }
  )
  func full(freeKibibytes: Int) throws {
    let disk = try SmallDisk(kibibytes: 8_192)
    let home = try Home(at: "\(disk.path)/home", apart: true)
    try home.say("favorite", "add", "negroni")
    try home.say("pantry", "add", "gin 1 l")
    let drinks = (0..<60).map { (id: $0, name: "Drink \($0)", ingredients: ["Gin"]) }
    let file = try home.write(try drinksFile(drinks), to: "drinks.json")
    let commands = [
      ["favorite", "add", "gimlet"], ["rate", "negroni", "4"],
      ["note", "negroni", String(repeating: "long ", count: 3_000)], ["import", file],
      ["backup", "\(disk.path)/copy.db"], ["export", "--output", "\(disk.path)/notebook.json"],
    ]
    var refusals = 0
    for command in commands {
      let before = try home.say("export")
      try disk.fill(leaving: freeKibibytes << 10)
      let run = try home.run(command)
      if run.status != 0 {
        refusals += 1
        #expect([73, 74].contains(run.status), "\(command): \(run.status) \(run.err)")
        #expect(run.out == "", "\(command)")
        #expect(run.err.split(separator: "\n").count == 1, "\(command): \(run.err)")
        #expect(run.err.contains(disk.path), "\(run.err)")
        #expect(run.err.contains("space"), "\(run.err)")
        #expect(try home.run(["export"]).out == before, "\(command)")
        try disk.makeRoom()
        let again = try home.run(command)
        #expect(again.status == 0, "\(command): \(again.err)")
      } else {
        try disk.makeRoom()
      }
    }
    #expect(freeKibibytes > 0 || refusals == commands.count)
    let complaints = try home.complaints()
    #expect(complaints == "")
    #expect(try home.values(of: "favorite", "list") == ["Gimlet", "Negroni"])
    #expect(try home.json("show", "negroni")["rating"] as? Int == 4)
    #expect(try home.values(of: "search", "drink 59") == ["Drink 59"])
  }

  @Test(
    "a catalogue that cannot be built anew is as it was, and answers",
    arguments: (0..<(isFullTier ? 24 : 3)).map { $0 * (isFullTier ? 12 : 96) }
  )
  func rebuild(freeKibibytes: Int) throws {
    let disk = try SmallDisk(kibibytes: 8_192)
    let home = try Home(at: "\(disk.path)/home", apart: true)
    let drinks = (0..<60).map { (id: $0, name: "Drink \($0)", ingredients: ["Gin"]) }
    _ = try home.run(["import", try home.write(try drinksFile(drinks), to: "drinks.json")])
    // How much a thing weighs is reckoned when the whole index is built, not when dishes come in beside it.
    _ = try home.run(["catalogue", "rebuild"])
    let answer = try home.say("--have", "gin", "--json")
    let dishes = try home.say("export", "--all", "--format", "csv")
    try disk.fill(leaving: freeKibibytes << 10)
    let run = try home.run(["catalogue", "rebuild"])
    if run.status != 0 {
      #expect(run.status == 74, "\(run.err)")
      #expect(run.out == "")
      #expect(run.err.split(separator: "\n").count == 1, "\(run.err)")
      #expect(run.err.contains(disk.path) && run.err.contains("space"), "\(run.err)")
    }
    #expect(freeKibibytes > 0 || run.status != 0)
    let full = try home.run(["--have", "gin", "--json"])
    #expect(full.status == 0 && full.out == answer, "\(full.err)")
    #expect(try home.run(["export", "--all", "--format", "csv"]).out == dishes)
    try disk.makeRoom()
    #expect(try home.run(["catalogue", "rebuild"]).status == 0)
    #expect(try home.say("--have", "gin", "--json") == answer)
    #expect(try home.complaints() == "")
  }

  @Test(
    "a new store on a small disk answers, and keeps or says that it cannot",
    arguments: (1...(isFullTier ? 24 : 3)).map { $0 * (isFullTier ? 64 : 256) }
  )
  func small(kibibytes: Int) throws {
    let disk = try SmallDisk(kibibytes: kibibytes)
    let home = try Home()
    func run(_ arguments: String...) throws -> Tool.Outcome {
      try home.run(arguments + ["--home", "\(disk.path)/home"])
    }
    let answer = try run("--have", "gin,campari,sweet vermouth", "--missing", "0")
    #expect(answer.status == 0, "\(answer.err)")
    #expect(answer.out.contains("Negroni"))
    let kept = try run("favorite", "add", "negroni")
    #expect([0, 73, 74].contains(kept.status), "\(kept.err)")
    #expect(kept.status == 0 || kept.err.contains("space"), "\(kept.err)")
    let list = try run("favorite", "list")
    #expect(list.status == 0, "\(list.err)")
    #expect(list.out.contains("Negroni") == (kept.status == 0))
  }
}
