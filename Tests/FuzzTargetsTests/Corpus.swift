import Foundation
import TestSupport

@testable import FuzzTargets

/// What stands in `Tests/Fuzzing`: the table of targets, and for each a folder of inputs.
enum Corpus {
  /// The longest that one input may take, in seconds: ten times what scripts/fuzz allows, for this
  /// build is not optimised.
  static let secondsPerInput: UInt32 = 20

  /// The names in the first column of `targets.tsv`, in its order.
  static func listedTargets() throws -> [String] {
    let table = String(decoding: try readBytes(path("targets.tsv")), as: UTF8.self)
    return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
  }

  /// The names of the committed inputs of a target, ascending; none without a folder.
  static func inputs(of target: String) throws -> [String] {
    isFile(path("Corpora/\(target)")) ? try names(in: path("Corpora/\(target)")) : []
  }

  /// The names of all folders of inputs, ascending.
  static func folders() throws -> [String] { try names(in: path("Corpora")) }

  /// How many samples stand between two that are replayed: few change every section of a large file.
  private static let step =
    ProcessInfo.processInfo.environment["WHATCANIMAKE_TEST_TIER"] == "full" ? 1 : 7

  /// Gives a target its samples and its committed inputs, one after the other, and ends the process
  /// when one breaks a rule or takes too long. The file `trail` then says which.
  ///
  /// Of the samples the first, and of the others each or, in the quick tests, one in seven.
  static func replay(_ name: String, notingIn trail: String) throws {
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else { return }
    // What a target reads once belongs to no input's time.
    target.check([])
    for (number, sample) in target.samples().enumerated() where number % step == 0 {
      try replay(sample, "sample \(number + 1)")
    }
    for input in try inputs(of: name) {
      try replay(try readBytes(path("Corpora/\(name)/\(input)")), input)
    }
    alarm(0)

    func replay(_ bytes: [UInt8], _ input: String) throws {
      try writeBytes(Array(input.utf8), to: trail)
      alarm(secondsPerInput)
      target.check(bytes)
    }
  }

  private static func path(_ below: String) -> String {
    Checkout.url("Tests/Fuzzing/\(below)").path(percentEncoded: false)
  }
}
