import Foundation
import RecipeImport

/// Where the records of a collection come from.
struct CollectionOrigin: Equatable {
  /// What the collection is called, unless that name is another's.
  var name: String
  /// What it belongs to: the whole path of a file or folder, or `-` for what comes through a pipe.
  var place: String
  /// Which record of the folder a file of one recipe is; nil for a file of many.
  var record: String?
}

extension OutsideFile {
  /// The collection of the file: of a file of one recipe that of its folder, of any other its own.
  func origin(_ holding: RecipeHolding) -> CollectionOrigin {
    guard isRegular else { return CollectionOrigin(name: "stdin", place: "-") }
    let whole = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if holding == .many {
      return CollectionOrigin(name: CollectionName.name(ofFile: whole) ?? "file", place: whole)
    }
    let parts = whole.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    return CollectionOrigin(
      name: parts.dropLast().last.flatMap { CollectionName.name(for: String($0)) } ?? "file",
      place: folder.isEmpty ? "/" : folder,
      record: parts.last.map(String.init)
    )
  }
}
