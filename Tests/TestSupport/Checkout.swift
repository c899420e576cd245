public import Foundation

/// Where the project's own files are, and the files beside it.
public enum Checkout {
  /// The folder that holds `Package.swift`.
  public static let root: URL = {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// A file or folder of the project, by its path below the root.
  public static func url(_ path: String) -> URL {
    root.appending(path: path)
  }

  /// Why a suite that needs the folder `shared` is skipped.
  public static let sharedAbsence =
    "needs ../shared, a folder beside the project; WHATCANIMAKE_SHARED names it elsewhere"

  /// A file or folder in `shared`, which stands beside the project or above it, or where
  /// `WHATCANIMAKE_SHARED` says; nil when there is none. Cost: O(depth of the root) look-ups.
  public static func shared(_ path: String) -> URL? {
    sharedFolders.map { $0.appending(path: path) }
      .first { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }

  private static var sharedFolders: [URL] {
    if let named = ProcessInfo.processInfo.environment["WHATCANIMAKE_SHARED"] {
      return [URL(filePath: named)]
    }
    var folder = root
    var folders: [URL] = []
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      folders.append(folder.appending(path: "shared"))
    }
    return folders
  }
}
