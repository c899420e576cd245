public import RecipeImport

/// The recipe files and archives in a folder that a person named, and in its subfolders, as
/// recognised by their extensions.
///
/// Hidden files, `__MACOSX`, the store's own folders and links are skipped: what a link leads to
/// inside the folder is found at its own place, and what it leads to outside was not named.
public struct OutsideFolder {
  /// In ascending order of the bytes of their paths, whatever order the system gives.
  public private(set) var files: [OutsideFile] = []
  /// Folders and files that cannot be read, and remarks about links that lead out of the folder, in
  /// the same order.
  public private(set) var problems: [ImportError] = []

  /// How many folders deep is looked.
  static let depth = 40
  /// How many files are taken.
  static let mostFiles = 100_000

  /// - Parameters:
  ///   - path: The folder; a link to one is followed.
  ///   - places: Whose own folders are left out.
  /// - Throws: ``KitchenError`` `.noSuchFile`, `.cannotRead`, when the folder itself cannot be looked into. Cost: O(entries · log entries).
  public init(_ path: String, besides places: KitchenPaths) throws(KitchenError) {
    let base = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let own = Set(
      [places.store, places.settings, places.disposable].compactMap(FolderIdentity.init)
    )
    var listing = FolderListing(base: base, without: own)
    do {
      try listing.read()
    } catch {
      throw KitchenError(.cannotRead(path: path, detail: error.text))
    }
    problems = listing.problems
    for found in listing.files {
      let file = "\(base)/\(found)"
      do throws(KitchenError) {
        files.append(try OutsideFile(file, found: .inFolder(base, record: found)))
      } catch {
        problems.append(ImportError(.unreadable(detail: error.detail), file: file))
      }
    }
    problems.sort { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
  }
}

extension OutsideFile {
  /// Whether a path leads to a folder, directly or through a link.
  public static func isFolder(_ path: String) -> Bool { WhatCanIMake.isFolder(path) }
}

extension KitchenError {
  /// What the system says about a file, without its path.
  var detail: String {
    switch reason {
    case .cannotRead(_, let detail): detail
    case .notRegular(_, let kind): "it is \(kind)"
    case .noSuchFile: "it no longer exists"
    default: "\(self)"
    }
  }
}
