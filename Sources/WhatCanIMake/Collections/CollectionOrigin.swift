import Foundation
import RecipeImport

/// Where the records of a collection come from.
struct CollectionOrigin: Equatable {
  /// What the collection is called, unless that name is another's.
  var name: String
  /// What it belongs to: the whole path of a file or folder, the server of a page, or `-` for what comes through a
  /// pipe.
  var place: String
  /// Which record of the folder or the server a file of one recipe is; nil for a file of many.
  var record: String?
  /// What a person typed for it.
  var typed: String
}

extension OutsideFile {
  /// The collection of the file: of a file of one recipe that of its folder, or of the folder above it that was
  /// named; of a page that of its host; of any other its own.
  func origin(_ holding: RecipeHolding) -> CollectionOrigin {
    switch finding {
    case .page(let host):
      return CollectionOrigin(
        name: CollectionName.name(for: host) ?? "page",
        place: "https://\(host)",
        record: path,
        typed: path
      )
    case .inFolder(let folder, let record) where holding == .one:
      let whole = Self.whole(folder)
      return CollectionOrigin(
        name: CollectionName.name(for: Self.lastPart(of: whole)) ?? "file",
        place: whole,
        record: record,
        typed: folder
      )
    case .named where isRegular, .inFolder: return originOfFile(holding)
    case .named, .standardInput:
      return CollectionOrigin(name: "stdin", place: "-", typed: path)
    }
  }

  private func originOfFile(_ holding: RecipeHolding) -> CollectionOrigin {
    let whole = Self.whole(path)
    if holding == .many {
      let name = CollectionName.name(ofFile: whole) ?? "file"
      return CollectionOrigin(name: name, place: whole, typed: path)
    }
    let parts = whole.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    return CollectionOrigin(
      name: CollectionName.name(for: Self.lastPart(of: folder)) ?? "file",
      place: folder.isEmpty ? "/" : folder,
      record: parts.last.map(String.init),
      typed: path
    )
  }

  private static func whole(_ path: String) -> String {
    if let real = realPath(path), PathText.hasRawBytes(real) || PathText.hasRawBytes(path) {
      return real
    }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }
}
