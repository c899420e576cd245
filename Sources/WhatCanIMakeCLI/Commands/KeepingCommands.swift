import ArgumentParser
import WhatCanIMake

struct BackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "A copy of everything that everyone keeps in this store, made while it is used.",
    discussion: "Example: whatcanimake backup kitchen-2026-11-30.db"
  )

  @Argument(help: ArgumentHelp("Where to put the copy.", valueName: "file"), completion: .file())
  var file: PathArgument

  @Flag(help: "In place of a file that is there.")
  var replace = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    try options.openNotebook().backup(to: file.path, replacing: replace)
    say("Everything kept in this store is copied to \(file.path).")
  }
}

struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Put a backup in place of what everyone keeps in this store.",
    discussion: """
      What is there now is copied first, so nothing is lost. Copies of each day are in the folder \
      backups of the store.

      Example: whatcanimake restore kitchen-2026-11-30.db
      """
  )

  @Argument(help: ArgumentHelp("The backup.", valueName: "file"), completion: .file())
  var file: PathArgument?

  @Flag(help: "Begin with nothing, where what was kept is gone or damaged; it is set aside.")
  var beginAnew = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func validate() throws {
    guard (file == nil) == beginAnew else {
      throw ValidationError("name the backup, or say --begin-anew")
    }
  }

  func run() throws {
    guard let file else { return try begin() }
    let report = try Kitchen.restore(
      file.path,
      into: try options.places(),
      now: RunningProgram.time
    ) {
      warn("\($0)")
    }
    _ = try options.openReading()
    var page = Page(Terminal())
    let keepers = report.people == 1 ? "1 person keeps" : "\(report.people) people keep"
    page.add("Restored what \(keepers), \(report.rows) entries in all.")
    if let previous = report.previous { page.add("What was there before: \(previous)", hanging: 2) }
    page.show()
  }

  private func begin() throws {
    let previous = try Kitchen.beginAnew(try options.places(), now: RunningProgram.time)
    _ = try options.openReading()
    var page = Page(Terminal())
    page.add("Begun anew, with nothing in it.")
    if let previous { page.add("What was there before: \(previous)", hanging: 2) }
    page.show()
  }
}

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check every file of the store, byte by byte.",
    discussion: "Example: whatcanimake doctor"
  )

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let checkup = try Kitchen.checkup(of: try options.places())
    if json {
      writeJSON(checkup.json)
    } else {
      var page = Page(Terminal())
      for finding in checkup.findings {
        page.row(
          StyledText(finding.isSound ? "sound" : "problem", finding.isSound ? .good : .wanted),
          StyledText(finding.text),
          column: 7,
          indent: 0
        )
      }
      page.show()
    }
    if !checkup.isSound { throw ExitCode(ExitStatus.failed.rawValue) }
  }
}
