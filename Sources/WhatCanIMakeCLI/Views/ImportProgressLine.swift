import WhatCanIMake

/// Says how far a long import is: its file, rows, how many a second, and the share of all bytes.
struct ImportProgressLine {
  private let line = ProgressLine()
  private let start = ContinuousClock.now

  func show(_ progress: ImportProgress) {
    line.show(Self.text(progress, seconds: (ContinuousClock.now - start) / .seconds(1)))
  }

  func end() { line.end() }

  /// At most 76 columns for counts below a thousand million; the file's name gives way.
  static func text(_ progress: ImportProgress, seconds: Double) -> String {
    let share = Double(progress.bytes) / Double(max(progress.totalBytes, 1))
    let percent = Int(exactly: (100 * min(share, 1)).rounded(.down)) ?? 0
    let rate = Int(exactly: (Double(progress.recordsOfRun) / max(seconds, 0.001)).rounded()) ?? 0
    let counts = "\(percent) %, \(progress.records) rows, \(rate) a second"
    let name = progress.path.split(separator: "/").last.map(String.init) ?? progress.path
    return counts + ": " + name
  }
}
