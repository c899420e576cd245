import Foundation
import Testing

/// Files that are not part of the project, in a folder `shared` beside it or above.
///
/// `WHATCANIMAKE_SHARED` names the folder when it stands elsewhere.
enum SharedFiles {
  static let absence: Comment = "needs ../shared; set WHATCANIMAKE_SHARED to its path"

  static func has(_ path: String) -> Bool { url(path) != nil }

  static func url(_ path: String) -> URL? {
    folders.map { $0.appendingPathComponent(path) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    guard let url = url(path) else { throw CocoaError(.fileNoSuchFile) }
    return [UInt8](try Data(contentsOf: url))
  }

  private static var folders: [URL] {
    if let named = ProcessInfo.processInfo.environment["WHATCANIMAKE_SHARED"] {
      return [URL(fileURLWithPath: named)]
    }
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    var folders: [URL] = []
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      folders.append(folder.appendingPathComponent("shared"))
    }
    return folders
  }
}
