import ArgumentParser
import WhatCanIMake

/// What the words of an import name: files, folders, the addresses of pages, and `-` for standard input.
struct ImportedFiles {
  private(set) var files: [OutsideFile] = []
  /// What could not be opened or fetched, where there was more than that.
  private(set) var problems: [ImportError] = []

  /// Opens and fetches all of it, in the order typed.
  ///
  /// A word that names no file or folder stops the import, before anything is taken in. A page that does not come is
  /// a problem, unless nothing else came.
  init(_ words: [String], through pages: PageAccess, besides places: KitchenPaths) throws {
    var failure: KitchenError?
    for word in words {
      if word == "-" {
        files.append(try OutsideFile.standardInput())
      } else if PageAccess.isAddress(word) {
        do throws(KitchenError) {
          files.append(try pages.page(at: word))
        } catch {
          failure = failure ?? error
          problems.append(ImportError(.notFetched("\(error)"), file: word))
        }
      } else if OutsideFile.isFolder(word) {
        try open(OutsideFolder(word, besides: places), word)
      } else {
        files.append(try OutsideFile(word))
      }
    }
    if files.isEmpty, let failure { throw failure }
    if files.isEmpty { throw KitchenError(.nothingImported(problems)) }
  }

  private mutating func open(_ folder: OutsideFolder, _ word: String) throws {
    guard !folder.files.isEmpty || !folder.problems.isEmpty else {
      throw KitchenError(.noRecipeFiles(path: word))
    }
    files += folder.files
    problems += folder.problems
  }
}
