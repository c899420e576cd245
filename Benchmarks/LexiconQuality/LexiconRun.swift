import BenchmarkFiles
import WhatCanIMake

/// Measures the lexicon and the line parser on files of other people.
struct LexiconRun {
  private(set) var reading: LineReading
  /// How many unresolved names of a file the report lists.
  var top = 40
  private(set) var report = LexiconReport()
  /// Every distinct name or line, with its ingredients; empty for none.
  private(set) var resolutions: [String: String] = [:]
  /// The resolved mentions of each file, repeats included.
  private(set) var resolved: [[ResolvedMention]] = []
  private var texts: [String] = []

  init(reading: LineReading) {
    self.reading = reading
  }

  /// Resolves every mention of a file as an import would. Cost: O(bytes).
  mutating func addMentions(of path: String) throws(FileError) {
    let file = try MentionFile(path)
    var score = MentionScore()
    var found: [ResolvedMention] = []
    for mention in file.mentions {
      let read =
        mention.isWholeLine
        ? reading.read(mention.name)
        : reading.read(measure: mention.measure, name: mention.name)
      score.add(mention.name, isResolved: read.ingredient != nil)
      texts.append(read.line.text)
      let alone = mention.isWholeLine ? read : reading.read(measure: nil, name: mention.name)
      resolutions[mention.name] = alone.ingredient ?? ""
      if let ingredient = alone.ingredient {
        found.append(ResolvedMention(file: file.name, name: mention.name, ingredient: ingredient))
      }
    }
    resolved.append(found)
    report.corpora.append(LexiconReport.Corpus(file, score, top: top))
  }

  /// Takes apart every labelled line of a file. Cost: O(bytes).
  mutating func addLines(of path: String) throws(FileError) {
    let file = try LabelledLines(path)
    var score = LineScore()
    var resolvedLines = 0
    var found: [ResolvedMention] = []
    for label in file.lines {
      let read = reading.read(label.text)
      score.add(read.line, label: label, units: reading.units)
      texts.append(label.text)
      resolutions[label.text] = read.ingredient ?? ""
      resolvedLines += read.ingredient == nil ? 0 : 1
      let name = read.line.name
      if let ingredient = reading.read(measure: nil, name: name).ingredient {
        found.append(ResolvedMention(file: file.name, name: name, ingredient: ingredient))
      }
    }
    resolved.append(found)
    report.labelled.append(LexiconReport.Lines(file, score, resolved: resolvedLines))
  }

  /// Times what has been read so far; nothing when that is nothing.
  mutating func measureSpeed(seconds: Double) {
    guard !texts.isEmpty else { return }
    report.speed = ResolutionSpeed(of: texts, reading: reading, seconds: seconds)
  }
}
