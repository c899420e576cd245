import RecipeImport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which folder something is, whatever path leads to it.
struct FolderIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Nil where there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(systemPath(path), &status) == 0 else { return nil }
    self.init(status)
  }
}

/// Walks through a folder that a person named, for the files that may hold recipes.
struct FolderListing {
  let base: String
  /// Folders that are not looked into.
  let excluded: Set<FolderIdentity>
  /// Relative to the folder, ascending by bytes.
  private(set) var files: [String] = []
  private(set) var problems: [ImportError] = []

  init(base: String, without excluded: Set<FolderIdentity>) {
    self.base = base
    self.excluded = excluded
  }

  /// Throws when the folder itself cannot be listed. Cost: O(entries · log entries).
  mutating func read() throws(SystemError) {
    var pending = [(path: "", depth: 0)]
    while let (relative, depth) = pending.popLast() {
      let names: [String]
      do throws(SystemError) {
        names = try Self.entries(of: whole(relative))
      } catch {
        if relative.isEmpty { throw error }
        note(.unreadable(detail: error.text), relative)
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let path = relative.isEmpty ? name : "\(relative)/\(name)"
        guard let folder = take(name, at: path) else { continue }
        guard depth < OutsideFolder.depth else {
          note(.tooDeep(allowed: OutsideFolder.depth), path)
          continue
        }
        pending.append((folder, depth + 1))
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if files.count > OutsideFolder.mostFiles {
      files.removeLast(files.count - OutsideFolder.mostFiles)
      note(.tooManyFiles(allowed: OutsideFolder.mostFiles), "")
    }
  }

  /// Keeps a file of recipes.
  ///
  /// - Returns: The path of a folder that is to be looked into.
  private mutating func take(_ name: String, at path: String) -> String? {
    var status = stat()
    guard lstat(systemPath(whole(path)), &status) == 0 else {
      if Self.mayHoldRecipes(name) { note(.unreadable(detail: SystemError.last.text), path) }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      return name == "__MACOSX" || excluded.contains(FolderIdentity(status)) ? nil : path
    case S_IFREG where Self.mayHoldRecipes(name): files.append(path)
    case S_IFLNK where leadsOut(path): note(.linkPassedOver, path)
    default: break
    }
    return nil
  }

  /// True for a link to a folder, or to a file of recipes, that is not below the folder.
  private func leadsOut(_ path: String) -> Bool {
    guard let root = realPath(base), let target = realPath(whole(path)) else {
      return false
    }
    let isMeant =
      isFolder(target)
      ? !excluded.contains { $0 == FolderIdentity(target) } : Self.mayHoldRecipes(target)
    return isMeant && target != root && !target.hasPrefix(root == "/" ? root : "\(root)/")
  }

  private static func mayHoldRecipes(_ name: String) -> Bool {
    RecipeFileName.isOfRecipes(name) || RecipeFileName.isArchive(name)
  }

  private func whole(_ relative: String) -> String {
    relative.isEmpty ? base : base == "/" ? "/\(relative)" : "\(base)/\(relative)"
  }

  private mutating func note(_ reason: ImportError.Reason, _ path: String) {
    problems.append(ImportError(reason, file: whole(path)))
  }

  /// The names of what is in a folder.
  private static func entries(of folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(systemPath(folder)) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      names.append(PathText.text(of: bytes))
    }
    return names
  }
}
