import Foundation
import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The stamp of a database")
struct DatabaseStampTests {
  @Test("rises with each commit, and tells one file from another")
  func commits() throws {
    let folder = try TemporaryFolder()
    let paths = ["one", "two"].map { "\(folder.path)/\($0).db" }
    #expect(DatabaseState(of: paths[0]) == nil)
    let caches = try paths.map { try RecipeCache(opening: $0) }
    var states = try paths.map { try #require(DatabaseState(of: $0)) }
    #expect(states[0] != states[1])
    for held in [false, true] {
      if held { for path in paths { holdDatabase(path) } }
      for (cache, position) in zip(caches, 0...) {
        try cache.set([SourceDocument(source: "a", key: "b", text: "\(held)", fetchedAt: 1)])
        let state = try #require(DatabaseState(of: paths[position]))
        #expect(state.isNext(after: states[position]))
        #expect(!state.isNext(after: states[1 - position]))
        states[position] = state
      }
    }
    #expect(rename(paths[1], paths[0]) == 0)
    #expect(DatabaseState(of: paths[0]) == states[1])
  }

  #if os(Linux)
    @Test("is read without releasing the locks that this process has on a file that it holds open")
    func locks() throws {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/notebook.db"
      let store = try NotebookStore(opening: path, now: 1)
      // Never closed before the end, for the same reason.
      let probe = open(path, O_RDWR | O_CLOEXEC)
      defer { close(probe) }
      func isLocked() -> Bool {
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_start = 0x4000_0001
        lock.l_len = 1
        // Locks of an open file see those of the process as another one's.
        return fcntl(probe, 36, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
      }
      let person = try #require(Person("anna"))
      for isHeld in [true, false] {
        if isHeld { holdDatabase(path) }
        try store.write(person, now: 1) { _ in
          #expect(isLocked())
          if isHeld {
            #expect(databaseStamp(path) != nil)
            #expect(isLocked())
          } else {
            // What it is about: any other descriptor takes the locks with it.
            close(open(path, O_RDONLY))
            #expect(!isLocked())
          }
        }
      }
    }
  #endif
}
