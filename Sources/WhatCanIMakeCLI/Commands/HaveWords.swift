import ArgumentParser
import WhatCanIMake

/// What someone has, typed without `--have`: `whatcanimake gin lime`.
struct HaveWords: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The ingredients that you have, as with --have.", valueName: "ingredient"),
    completion: .ingredients
  )
  var words: [String] = []

  init() {}

  /// Words that stand behind something else.
  init(_ words: [String]) { self.words = words }

  /// The names that the words are; a comma ends a name.
  func names(in kitchen: Kitchen) -> [String] { phrases(words).flatMap(kitchen.names(in:)) }
}

/// Throws when a word follows the value of an option that takes names, as `milk` in `--without egg milk`: nobody
/// can tell whether it belongs to that option or is something to cook with.
///
/// - Parameter arguments: Of a command that takes ``HaveWords``.
func refuseAmbiguousWords(_ arguments: [String]) throws {
  let listing: Set<String> = ["--use", "--without", "--diet", "--staples"]
  let quoting: Set<String> = ["--category", "--cuisine", "--glass"]
  var option = ""
  var value: String?
  var rest = arguments[...]
  while let argument = rest.popFirst(), argument != "--" {
    guard !argument.hasPrefix("-") || argument == "-" else {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      option = parts[0]
      let takesNames = listing.contains(option) || quoting.contains(option)
      value = takesNames ? parts.count > 1 ? parts[1] : rest.popFirst() : nil
      continue
    }
    guard let value else { continue }
    let better =
      listing.contains(option)
      ? "put a comma between names: \(option) \"\(value),\(argument)\""
      : "put quotes around a name of several words: \(option) \"\(value) \(argument)\""
    throw ValidationError("unexpected \"\(argument)\" after \(option) \(value); \(better)")
  }
}
