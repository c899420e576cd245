import Foundation
import TestSupport
import Testing

@Suite("Every remedy that is printed, followed word for word")
struct RemedyTests {
  /// What is done to a file of the store, and what says so.
  struct Damage: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    /// Nil removes the file.
    var change: @Sendable ([UInt8]) -> [UInt8]?
    /// The command that prints the remedy.
    var command: [String]
    /// Whether all of it can still be read somewhere; else what can be is kept, and the rest lies aside.
    var isWhole = true
  }

  static let damages: [Damage] = [
    Damage(
      testDescription: "an empty notebook",
      file: "user.db",
      change: { _ in [] },
      command: ["pantry"]
    ),
    Damage(
      testDescription: "no notebook",
      file: "user.db",
      change: { _ in nil },
      command: ["pantry"]
    ),
    Damage(testDescription: "half a notebook", file: "user.db", change: half, command: ["pantry"]),
    Damage(
      testDescription: "a notebook of garbage",
      file: "user.db",
      change: garbage,
      command: ["doctor"]
    ),
    Damage(
      // The last page of the file, where imported dishes may stand: then nothing else has them.
      testDescription: "a catalogue with a damaged page",
      file: "cache.db",
      change: page,
      command: ["doctor"],
      isWhole: false
    ),
    Damage(
      testDescription: "half a catalogue",
      file: "cache.db",
      change: half,
      command: ["doctor"],
      isWhole: false
    ),
    Damage(
      testDescription: "a catalogue of garbage",
      file: "cache.db",
      change: garbage,
      command: ["catalogue", "verify"],
      isWhole: false
    ),
    Damage(
      testDescription: "an empty index",
      file: "catalogue.index",
      change: { _ in [] },
      command: ["doctor"]
    ),
    Damage(
      testDescription: "a damaged index",
      file: "catalogue.index",
      change: page,
      command: ["catalogue", "verify"]
    ),
    Damage(
      testDescription: "an index of an older program",
      file: "catalogue.index",
      change: { version($0, -1) },
      command: ["doctor"]
    ),
    Damage(
      testDescription: "an index of a newer program",
      file: "catalogue.index",
      change: { version($0, 1) },
      command: ["catalogue", "verify"]
    ),
    Damage(
      testDescription: "no vectors",
      file: "catalogue.taste",
      change: { _ in nil },
      command: ["doctor"]
    ),
    Damage(
      testDescription: "damaged vectors",
      file: "catalogue.taste",
      change: page,
      command: ["doctor"]
    ),
  ]

  @Sendable private static func half(_ bytes: [UInt8]) -> [UInt8]? {
    Array(bytes.prefix(bytes.count / 2))
  }
  @Sendable private static func garbage(_ bytes: [UInt8]) -> [UInt8]? {
    [UInt8](repeating: 0x2A, count: bytes.count)
  }
  /// The version stands behind the eight bytes that every such file begins with.
  private static func version(_ bytes: [UInt8], _ step: Int) -> [UInt8]? {
    var bytes = bytes
    bytes[8] = UInt8(truncatingIfNeeded: Int(bytes[8]) + step)
    return bytes
  }
  /// The last page is one of text to search by, or of the end of a section: no dish is in it.
  @Sendable private static func page(_ bytes: [UInt8]) -> [UInt8]? {
    var bytes = bytes
    for position in (bytes.count - min(4_096, bytes.count / 4))..<bytes.count {
      bytes[position] ^= 0xFF
    }
    return bytes
  }

  /// Each `whatcanimake … --home DIR` of a text, without the program.
  private func commands(in text: String) -> [[String]] {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.components(separatedBy: "whatcanimake ").dropFirst().compactMap { rest in
      let words = rest.split(separator: " ").map(String.init)
      guard let home = words.firstIndex(of: "--home"), home + 1 < words.count else { return nil }
      let folder = words[home + 1].trimmingCharacters(in: CharacterSet(charactersIn: ";,)'"))
      return words[...home] + [folder]
    }
  }

  @Test("nothing is lost", arguments: damages)
  func followed(_ damage: Damage) throws {
    let home = try Home()
    let file = try home.write(
      drinksFile((1...40).map { ($0, "Pink Gin \($0)", ["Gin", "Lime"]) }),
      to: "drinks.json"
    )
    _ = try home.run(["import", file])
    try home.say("pantry", "add", "gin 500 ml")
    try home.say("note", "gimlet", "less sugar")
    let notes = try home.say("export")
    let dishes = try home.say("export", "--all", "--format", "csv")
    try #require(dishes.contains("Pink Gin 40"))
    // A copy of what is there by now, as the first write of each day makes one.
    let copy = "\(home.path)/backups/user-2099-01-01.db"
    try home.say("backup", copy)
    let path = "\(home.path)/\(damage.file)"
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    if let changed = damage.change(bytes) {
      try Data(changed).write(to: URL(filePath: path))
    } else {
      try FileManager.default.removeItem(atPath: path)
    }
    let run = try home.run(damage.command)
    #expect(run.status != 0)
    if damage.file == "user.db" {
      // Who keeps something avoids something, for all that is known: no answer, and why, once.
      let answer = try home.run(["--have", "gin"])
      #expect(answer.status != 0 && answer.out == "")
      #expect(answer.err.split(separator: "\n").count == 1, "\(answer.err)")
    }
    let remedies = commands(in: run.out + run.err)
    let words = try #require(remedies.first, "\(run.out)\(run.err)")
    try follow(words, in: home)

    let kept = try home.say("export", "--all", "--format", "csv")
    #expect(try home.say("export") == notes)
    if damage.isWhole {
      #expect(kept == dishes)
      #expect(try home.complaints() == "")
    } else {
      #expect(kept.contains("Gimlet"))
      let aside = try FileManager.default.contentsOfDirectory(atPath: home.path)
        .filter { $0.hasPrefix("cache.db.damaged") }
      #expect(aside.count == 1)
      #expect(try home.run(["doctor"]).out.contains(aside.first ?? "?"))
    }
  }

  /// Runs the words of a remedy, as somebody whose usual store is another one.
  private func follow(_ words: [String], in home: Home) throws {
    let another = ["WHATCANIMAKE_HOME": "\(home.folder.path)/another"]
    let mended = try home.run(words, environment: another)
    #expect(mended.status == 0, "\(words): \(mended.err)")
  }

  @Test("an older notebook in the place of the newer one: the copy of that comes back")
  func older() throws {
    let home = try Home()
    let path = "\(home.path)/user.db"
    try home.say("pantry", "add", "gin 500 ml")
    let older = try Data(contentsOf: URL(filePath: path))
    try home.say("note", "gimlet", "less sugar")
    let notes = try home.say("export")
    try home.say("backup", "\(home.path)/backups/user-2099-01-01.db")
    try older.write(to: URL(filePath: path))
    let run = try home.run(["doctor"])
    #expect(run.status != 0)
    try follow(try #require(commands(in: run.out + run.err).first, "\(run.out)"), in: home)

    #expect(try home.say("export") == notes)
    #expect(try home.complaints() == "")
  }

  @Test(
    "a catalogue that is gone, or empty: its loss is said, and what was imported can be again",
    arguments: [true, false],
    ["doctor", "search", "import"]
  )
  func lostCatalogue(isEmpty: Bool, command: String) throws {
    let home = try Home()
    let drinks = (1...40).map { ($0, "Pink Gin \($0)", ["Gin", "Lime"]) }
    let file = try home.write(drinksFile(drinks), to: "drinks.json")
    _ = try home.run(["import", file])
    let dishes = try home.say("export", "--all", "--format", "csv")
    let path = "\(home.path)/cache.db"
    try FileManager.default.removeItem(atPath: path)
    if isEmpty { try Data().write(to: URL(filePath: path)) }
    let words = command == "search" ? [command, "gin"] : [command]
    let run = try home.run(command == "import" ? [command, file] : words)
    let said = (run.out + run.err).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let lost = "40 dishes from your files and sources are lost; import or fetch them again"
    #expect(said.contains(lost))
    #expect(said.contains("cache.db is \(isEmpty ? "empty" : "missing"), so 40"))
    #expect((run.status == 0) == (command != "doctor"))
    #expect(try home.run(["import", file]).status == 0)

    #expect(try home.say("export", "--all", "--format", "csv") == dishes)
    #expect(try home.complaints() == "")
  }
}
