import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Folders and files whose paths are not UTF-8, held open so that they have another name that is.
///
/// SQLite, Foundation and most of this program take a path as text. On Linux what a process has open is found under
/// `/proc/self/fd/` as well, by its number, and that leads to the very folder, so that a lock or a journal lies beside
/// the file that it belongs to. What is open belongs to the process, and so does this list of it: a folder is opened
/// once and stays open. Where the system has no such names, a path that is not UTF-8 is refused.
enum HeldPaths {
  private struct Held {
    var text: String
    var descriptor: Int32
    var identity: FolderIdentity

    var path: String { "\(folder)\(descriptor)" }
  }

  private static let held = Mutex<[Held]>([])
  private static let folder = "/proc/self/fd/"
  /// Linux's O_PATH, which Swift does not import: nothing is read or locked by it.
  private static let onlyItsPlace: Int32 = 0o10_000_000

  /// A path in UTF-8 to what is, or will be, at a path. A folder of it that is not UTF-8 is made, for this user alone,
  /// where it is absent.
  ///
  /// - Throws: ``KitchenError`` `.pathNotUTF8` where the system has no other name for it, `.cannotWrite` where it cannot
  ///   be made or opened.
  static func path(of text: String) throws(KitchenError) -> String {
    guard PathText.hasRawBytes(text) else { return text }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.lastIndex { PathText.hasRawBytes(String($0)) } ?? parts.startIndex
    let start = parts[...end].joined(separator: "/")
    let rest = parts[(end + 1)...].map { "/\($0)" }.joined()
    return try hold(start) + rest
  }

  /// What is held, in a text that was made with it, under the names that it has: the shell's `$'A\xff'`.
  ///
  /// - Parameter written: How a name is to be written in such a text.
  static func shown(in text: String, _ written: (String) -> String = { $0 }) -> String {
    let held = held.withLock { $0 }
    guard !held.isEmpty, text.contains(folder) else { return text }
    var pieces = text.split(separator: folder, omittingEmptySubsequences: false)[...]
    var named = pieces.popFirst().map(String.init) ?? ""
    for piece in pieces {
      let digits = piece.prefix { $0.isASCII && $0.isNumber }
      if let found = held.first(where: { digits == "\($0.descriptor)" }) {
        named += written(shellWord(of: found.text)) + piece.dropFirst(digits.count)
      } else {
        named += folder + piece
      }
    }
    return named
  }

  private static func shellWord(of text: String) -> String {
    let quoted = text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return "$'\(PathText.shown(quoted))'"
  }

  private static func hold(_ text: String) throws(KitchenError) -> String {
    #if os(Linux)
      if !isPresent(text) {
        do {
          try makeFolder(text)
        } catch {
          throw error.writing(text)
        }
      }
      return try held.withLock { held throws(KitchenError) in
        // The name may be another folder's by now.
        if let known = held.first(where: { $0.text == text }),
          FolderIdentity(text) == known.identity
        {
          return known.path
        }
        let descriptor = open(systemPath(text), Self.onlyItsPlace | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.last.writing(text) }
        let entry = FolderIdentity(text).map {
          Held(text: text, descriptor: descriptor, identity: $0)
        }
        guard let entry, FolderIdentity(entry.path) == entry.identity else {
          close(descriptor)
          throw KitchenError(.pathNotUTF8(path: text))
        }
        held.append(entry)
        return entry.path
      }
    #else
      throw KitchenError(.pathNotUTF8(path: text))
    #endif
  }
}

/// A text for people: each byte of a path that is not UTF-8 as `\xff`, and a folder of such a name as the shell's
/// `$'A\xff'`.
package func shownPaths(_ text: String) -> String { HeldPaths.shown(in: PathText.shown(text)) }

/// The same of a text that is JSON.
package func shownPaths(inJSON text: String) -> String {
  HeldPaths.shown(in: PathText.replacingRawBytes(in: text, with: "\\\\x")) { name in
    name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
