import ArgumentParser
import WhatCanIMake

struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Fetch all dishes from a source, or continue an interrupted sync.",
    discussion: "Example: whatcanimake source sync themealdb"
  )

  @Argument(help: "The source.", completion: .sources)
  var name: String

  @Flag(
    help:
      "Also query the source for each ingredient. This is slower, but finds dishes that the source's lists omit."
  )
  var thorough = false

  @Option(help: ArgumentHelp("How many dishes to fetch from Spoonacular.", valueName: "n"))
  var count = 100

  @Flag(help: "Start over instead of continuing an interrupted sync.")
  var restart = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup
  var fetch: FetchOptions

  @OptionGroup
  var options: KitchenOptions

  func validate() throws {
    guard (1...1000).contains(count) else {
      throw ValidationError("--count must be between 1 and 1000, not \(count)")
    }
  }

  func run() throws {
    let places = try options.places()
    let source = try RecipeSource.named(name)
    let lists = source == .nytbooks ? try options.open().keptBookLists() : []
    let line = ProgressLine()
    let (report, kitchen): (SyncReport, Kitchen)
    do {
      defer { line.end() }
      (report, kitchen) = try Kitchen.syncing(
        try fetch.access(to: source, places),
        SyncWish(isThorough: thorough, count: count, lists: lists),
        restarts: restart,
        into: places,
        for: options.cook,
        clock: { RunningProgram.time }
      ) { report in
        line.show(
          "\(source.title): \(report.done) of \(max(report.done, report.expected)) requests"
        )
      }
    }
    for notice in kitchen.notices { warn(notice) }
    for problem in report.problems { warn(problem) }
    if json {
      writeJSON(report.json)
    } else {
      var page = Page(Terminal())
      page.add(text(of: report, kitchen))
      if report.isResumed { page.add("This command continued an interrupted sync.") }
      page.show()
    }
    if let stopped = report.stopped {
      warn("stopped after \(report.done) requests; run the command again to continue")
      throw KitchenError(.source(stopped))
    }
  }

  private func text(of report: SyncReport, _ kitchen: Kitchen) -> StyledText {
    var text = StyledText("\(report.source.title): ")
    if report.source == .nytbooks {
      text.add(report.isFinished ? "up to date" : "not up to date yet", .good)
      text.add("; to see what is new: whatcanimake shelf new")
    } else {
      text.add("\(report.new) new", .good)
      text.add(", \(report.changed) changed, \(report.unchanged) unchanged")
    }
    if report.failed > 0 { text.add(", \(report.failed) failed", .wanted) }
    if report.source != .nytbooks {
      text.add("; the catalogue now has \(dishCount(kitchen.dishCount)).")
    }
    return text
  }
}
