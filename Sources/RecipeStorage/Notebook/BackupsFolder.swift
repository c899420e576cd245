import Foundation

/// The folder of the copies of the notebook at `path`.
func backupsFolder(of path: String) -> String { "\(storeFolder(of: path))/backups" }

/// Makes the folder of the copies of the notebook at `path`, for its owner alone, unless it is
/// there, and returns its path.
func makeBackupsFolder(of path: String) throws -> String {
  let folder = backupsFolder(of: path)
  if mkdir(folder, 0o700) == 0 {
    try flush(storeFolder(of: folder))
  } else {
    let error = SystemError.last
    guard error.code == EEXIST else { throw error }
  }
  return folder
}
