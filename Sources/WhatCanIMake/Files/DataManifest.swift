#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The number of the user as whom this runs.
func currentUser() -> UInt32 { geteuid() }

/// The list of its data files that an installed data folder has, so that a look at it tells whether they are still
/// those: one file instead of some fifteen hundred.
///
/// A line a file: its size in bytes, when its content last changed in seconds since 1970, and its path. It is written
/// after the files.
///
/// **When it is trusted.** Only where whoever runs this cannot have changed a file behind it: the data folder, its
/// `lexicon` and `recipes`, and the manifest belong to another user, and neither their group nor others may write
/// them. For the owner, for the administrator, in a checkout, and in the folder of one's own that `scripts/install`
/// makes by default, every file is looked at, as without a manifest. And a manifest only stands for files that it was
/// seen to fit: whenever the catalogue is built all files are compared with it, and where they differ (an install that
/// is under way, a file that the administrator edited) the catalogue bears the files' own number, which is looked for
/// again at each start. An administrator who edits a file of an install by hand removes the manifest.
struct DataManifest {
  private let path: String
  /// Stands for the manifest, and so for the files.
  let value: UInt64

  /// Nil where there is none, or where it is not trusted. Cost: one system call without one, else four.
  ///
  /// - Parameter user: Who runs this.
  init?(in data: String, for user: UInt32) {
    path = "\(data)/manifest.tsv"
    guard let manifest = Self.status(of: path, unlessWritableFor: user),
      manifest.st_mode & S_IFMT == S_IFREG,
      ["", "/lexicon", "/recipes"]
        .allSatisfy({ Self.status(of: data + $0, unlessWritableFor: user) != nil })
    else { return nil }
    let state = FileState(path: path, manifest)
    value = FNV1a(of: "manifest", state.size, state.modified).value
  }

  private static func status(of path: String, unlessWritableFor user: UInt32) -> stat? {
    var status = stat()
    guard lstat(path, &status) == 0, user != 0, status.st_uid != user,
      status.st_mode & (S_IWGRP | S_IWOTH) == 0
    else { return nil }
    return status
  }

  /// Whether the files are just those that it lists.
  ///
  /// - Parameter files: By their paths below the data folder, in any order.
  func fits(_ files: [FileState]) -> Bool {
    guard let bytes = try? bytes(of: path) else { return false }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.sorted()
      == files.map { "\($0.size)\t\($0.contentChanged)\t\($0.path)" }.sorted()
  }
}
