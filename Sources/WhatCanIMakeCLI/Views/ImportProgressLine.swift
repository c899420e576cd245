import WhatCanIMake

/// Says how far an import is: its file, recipes, how many a second, and the share of all bytes; then what is done to the
/// catalogue.
final class ImportProgressLine {
  private let line = ProgressLine()
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant?

  /// How often the counts change at most.
  private static let pause = Duration.milliseconds(100)

  func show(_ progress: ImportProgress) {
    let now = ContinuousClock.now
    if let shown, now - shown < Self.pause { return }
    shown = now
    line.show(Self.text(progress, seconds: (now - start) / .seconds(1)))
  }

  func show(_ step: CatalogueStep) { line.show(step) }

  func end() { line.end() }

  /// At most 76 columns for counts below a thousand million; the file's name gives way. Without a share where only the
  /// whole of a file can be read, as long as it is the first.
  static func text(_ progress: ImportProgress, seconds: Double) -> String {
    let share = Double(progress.bytes) / Double(max(progress.totalBytes, 1))
    let percent = Int(exactly: (100 * min(share, 1)).rounded(.down)) ?? 0
    let rate = Int(exactly: (Double(progress.recordsOfRun) / max(seconds, 0.001)).rounded()) ?? 0
    let name = progress.path.split(separator: "/").last.map(String.init) ?? progress.path
    return (progress.bytes > 0 ? "\(percent) %, " : "")
      + "\(progress.records) recipes, \(rate) a second: \(name)"
  }
}

extension ProgressLine {
  /// Says what is done to the catalogue.
  func show(_ step: CatalogueStep) {
    switch step {
    case .checking: show("Checking the stored recipes …")
    case .readingCollection: show("Reading the recipes that come with the program …")
    case .buildingIndex(let dishes): show("Building the index of \(dishes) dishes …")
    case .learning(let dishes):
      show("Learning from \(dishes) dishes which ingredients go together …")
    }
  }
}
