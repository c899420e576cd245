import ArgumentParser
import WhatCanIMake

struct BackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy everything that people have saved in this store to a file.",
    discussion: """
      The copy is complete even if other people use the store at the same time. The copy does not \
      include imported or fetched recipes.

      Example: whatcanimake backup kitchen-2026-11-30.db
      """
  )

  @Argument(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file())
  var file: PathArgument

  @Flag(help: "Overwrite the file if it exists.")
  var replace = false

  @OptionGroup
  var options: KitchenOptions

  func run() throws {
    try options.openNotebook().backup(to: file.path, replacing: replace)
    say("Copied all saved data to \(file.path).")
  }
}

struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Replace all saved data with the contents of a backup.",
    discussion: """
      The current data is backed up first, so nothing is lost. The folder 'backups' in the store \
      has a copy for each day on which saved data changed.

      Example: whatcanimake restore kitchen-2026-11-30.db
      """
  )

  @Argument(help: ArgumentHelp("The backup to restore.", valueName: "file"), completion: .file())
  var file: PathArgument?

  @Flag(
    help:
      "If the saved data is lost or damaged, start again without it. Any data that remains is kept in a separate file."
  )
  var beginAnew = false

  @OptionGroup
  var options: KitchenOptions

  func validate() throws {
    guard (file == nil) == beginAnew else {
      throw ValidationError("give either a backup file or --begin-anew")
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
    let people = report.people == 1 ? "1 person" : "\(report.people) people"
    page.add("Restored \(report.rows) entries for \(people).")
    if let previous = report.previous { page.add("The earlier data is in \(previous)", hanging: 2) }
    page.show()
  }

  private func begin() throws {
    let previous = try Kitchen.beginAnew(try options.places(), now: RunningProgram.time)
    _ = try options.openReading()
    var page = Page(Terminal())
    page.add("Started again without saved data.")
    if let previous { page.add("The earlier data is in \(previous)", hanging: 2) }
    page.show()
  }
}

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "Check every file in the store for damage, and check that the index matches the recipes.",
    discussion: "Example: whatcanimake doctor"
  )

  @OptionGroup
  var output: DataOptions

  func run() throws {
    let checkup = try Kitchen.checkup(of: try output.options.places())
    if output.json {
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
