/// What the names of files say of them, where many lie together in a folder or an archive.
package enum RecipeFileName {
  /// True for a name that ends as those of recipes do; what is in the file decides whether it has any.
  ///
  /// What macOS puts beside a file, in a folder `__MACOSX` and under its name behind `._`, has none.
  /// Cost: O(length).
  ///
  /// - Parameter path: The name, behind those of its folders.
  package static func isOfRecipes(_ path: String) -> Bool {
    let parts = path.lowercased().split(separator: "/")
    guard let last = parts.last, !last.hasPrefix("._"), parts.first != "__macosx" else {
      return false
    }
    return endings.contains { last.hasSuffix($0) }
  }

  /// True for the name of an archive of such files, also of a kind that is not read: that is said.
  package static func isArchive(_ path: String) -> Bool {
    let name = path.lowercased()
    return archiveEndings.contains { name.hasSuffix($0) } && !name.hasPrefix("__macosx/")
      && !(name.split(separator: "/").last ?? "").hasPrefix("._")
  }

  private static let endings = [
    ".json", ".jsonl", ".jsonld", ".html", ".htm", ".xhtml", ".cook", ".md", ".csv", ".tsv", ".txt",
    ".paprikarecipe", ".mmf", ".mxp", ".mx2",
  ]
  private static let archiveEndings = [
    ".zip", ".paprikarecipes", ".gz", ".tar", ".tgz", ".7z", ".rar", ".bz2", ".tbz2", ".xz", ".txz",
    ".zst",
  ]
}
