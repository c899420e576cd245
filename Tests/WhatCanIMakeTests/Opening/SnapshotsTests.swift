import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("What people keep, in an open kitchen")
struct SnapshotsTests {
  let world: KeepingWorld

  init() throws { world = try KeepingWorld() }

  private func keeper() async throws -> CatalogueKeeper {
    try await CatalogueKeeper(world.places, clock: { KeepingWorld.time })
  }

  @Test("what a person taught is laid over a catalogue once, and over the next one anew")
  func taught() async throws {
    let keeper = try await keeper()
    let anna = KeepingWorld.anna
    try await keeper.write(as: anna) { _ = try $0.teachSwap(for: "lime", use: "milk") }
    weak var old: Catalogue?
    do {
      let kitchen = try await keeper.kitchen(for: anna)
      #expect(kitchen.index !== kitchen.catalogue.index)
      #expect(try await keeper.kitchen(for: anna).index === kitchen.index)
      try await keeper.write(as: anna) { _ = try $0.teachSwap(for: "gin", use: "milk") }
      #expect(try await keeper.kitchen(for: anna).index !== kitchen.index)
      let ben = try await keeper.kitchen(for: KeepingWorld.ben)
      #expect(ben.index === kitchen.catalogue.index)
      old = kitchen.catalogue
    }
    try world.removeDish("meals/toast")
    await keeper.reload()
    #expect(old == nil)
    let next = try await keeper.kitchen(for: anna)
    #expect(next.index !== next.catalogue.index && next.index.dishCount == 7)
  }

  #if os(Linux)
    @Test("who asks while the second of two commits is on its way to the disk has the first one")
    func committing() async throws {
      let keeper = try await keeper()
      let gimlet = try world.open().dish("gimlet")
      try await keeper.write(as: KeepingWorld.anna) { _ = try $0.addToPantry(["gin"]) }
      _ = try await keeper.kitchen(for: KeepingWorld.anna)
      try await keeper.write(as: KeepingWorld.ben) { notebook in
        try notebook.rate(gimlet, .one)
        try notebook.rate(gimlet, .five)
      }
      let lock = try CommitLock(on: world.places.notebook)
      let everyonesMarks = try await keeper.kitchen(for: KeepingWorld.anna).snapshot.everyonesMarks
      #expect(everyonesMarks[gimlet.id]?.stars == 1)
      lock.release()
      let later = try await keeper.kitchen(for: KeepingWorld.anna).snapshot.everyonesMarks
      #expect(later[gimlet.id]?.stars == 5)
    }
  #endif
}

#if os(Linux)
  /// The lock that SQLite has on a file while a commit is on its way to the disk (sqlite.org/lockingv3.html).
  private final class CommitLock {
    // Never closed: that would release the locks that this process has on the file.
    private let descriptor: Int32

    init(on path: String) throws {
      descriptor = open(path, O_RDWR | O_CLOEXEC)
      try #require(descriptor >= 0)
      try #require(set(F_WRLCK))
    }

    func release() { #expect(set(F_UNLCK)) }

    private func set(_ kind: Int32) -> Bool {
      var lock = flock()
      lock.l_type = Int16(kind)
      lock.l_whence = Int16(SEEK_SET)
      // The bytes of who is about to write, and those of who reads.
      (lock.l_start, lock.l_len) = (0x4000_0000, 512)
      // A lock of the descriptor, which the readers of this process see as another one's: F_OFD_SETLK.
      return fcntl(descriptor, 37, &lock) == 0
    }
  }
#endif
