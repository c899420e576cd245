import ArgumentParser
import WhatCanIMake

/// A word that names a file or a folder: the one argument that need not be UTF-8.
struct PathArgument: ExpressibleByArgument, Equatable {
  /// The text of its bytes (`PathText`).
  let path: String

  init(argument: String) { path = argument }

  /// As it is kept, and read by people.
  var shown: String { shownPaths(path) }
}

extension ParsableCommand {
  /// Throws when there is something among its values that is not UTF-8 and no path.
  ///
  /// - Parameter arguments: What was typed. Cost: O(arguments), and of the values where one of them is not UTF-8.
  func refuseWhatIsNoText(_ arguments: [String]) throws {
    guard arguments.contains(where: PathText.hasRawBytes), let text = firstNoText(in: self) else {
      return
    }
    throw Refusal(
      "\"\(clipped(text))\" is not UTF-8; only names of files and folders may contain bytes that are not UTF-8",
      .badArguments
    )
  }
}

private func firstNoText(in value: Any) -> String? {
  if value is PathArgument { return nil }
  if let text = value as? String { return PathText.hasRawBytes(text) ? text : nil }
  for child in Mirror(reflecting: value).children {
    if let found = firstNoText(in: child.value) { return found }
  }
  return nil
}
