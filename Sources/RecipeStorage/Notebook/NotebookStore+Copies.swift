import GRDB

extension NotebookStore {
  /// Checks every byte of the copies of the notebook at `path`; the findings are in ascending order
  /// of name.
  ///
  /// All undamaged copies are one finding. A damaged file that a restore has set aside is not one.
  /// Changes nothing. Cost: O(bytes).
  package static func copyFindings(of path: String) -> [(isSound: Bool, text: String)] {
    let copies: NotebookCopies
    do {
      copies = try NotebookCopies(of: path)
    } catch {
      return [(false, "\(StorageError(backup: error, path: backupsFolder(of: path)))")]
    }
    let own = NotebookExtent(at: path)
    var (sound, findings) = (0, [(isSound: Bool, text: String)]())
    for copy in copies.newestFirst.sorted() {
      if copy.hasPrefix("\(copies.folder)/user-damaged-") {
        findings.append(
          (true, "\(copy) is a damaged notebook that was replaced; you may keep or delete it")
        )
        continue
      }
      do {
        guard try verify(copy) != nil else { continue }
        sound += 1
        if let own, NotebookExtent(at: copy)?.isAhead(of: own) ?? false {
          let notice = NotebookNotice.copyHoldsMore(path: path, copy: copy)
          findings.append((false, notice.description))
        }
      } catch {
        var error = error
        error.store = .backup
        findings.append((false, "\(error); you may delete it, because no other file needs it"))
      }
    }
    guard sound > 0 else { return findings }
    let count = sound == 1 ? "1 copy" : "\(sound) copies"
    return [(true, "\(count) of the notebook in \(copies.folder)")] + findings
  }
}
