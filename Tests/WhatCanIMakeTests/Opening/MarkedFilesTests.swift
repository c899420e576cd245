import Foundation
import SectionFiles
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Files that the marker knows")
struct MarkedFilesTests {
  let world: TinyWorld
  let sound: [UInt8]

  init() throws {
    world = try TinyWorld()
    sound = try world.open().index.fileBytes()
  }

  private func marker() throws -> IndexManifest {
    try #require(IndexManifest(at: world.places.marker))
  }

  /// Changes a letter of a dish's name, and leaves the checksum as it was.
  private var renamed: [UInt8] {
    var bytes = sound
    let name = Array("Buttery Toast".utf8)
    let places = bytes.indices.filter { bytes[$0...].starts(with: name) }
    for place in places { bytes[place] = UInt8(ascii: "M") }
    return bytes
  }

  @Test("are those that the build wrote, and stay so when the kitchen is opened again")
  func written() throws {
    let first = try marker()
    #expect(first.indexFile == FileIdentity(of: world.places.index))
    #expect(first.tasteFile == FileIdentity(of: world.places.taste))
    let kitchen = try world.open()
    _ = kitchen.taste()
    #expect(try marker() == first)
  }

  @Test("are summed up all the same, and a damaged one is made again")
  func trusted() throws {
    try writeBytes(renamed, to: world.places.index)
    var marker = try marker()
    marker.indexFile = FileIdentity(of: world.places.index)
    try marker.write(to: world.places.marker)
    #expect(throws: KitchenError.self) { try Kitchen.verifying(world.places) }
    #expect(try world.open().dishNames.contains("Buttery Toast"))
    #expect(try readBytes(world.places.index) == sound)
  }

  @Test("are read whole once they were changed, and a damaged one is made again")
  func changed() throws {
    waitForNextTick()
    try writeBytes(renamed, to: world.places.index)
    #expect(try world.open().dishNames.contains("Buttery Toast"))
    #expect(try readBytes(world.places.index) == sound)
    #expect(try marker().indexFile == FileIdentity(of: world.places.index))
  }

  @Test("are read whole once they were copied or touched, and then known again")
  func copied() throws {
    let before = try marker()
    let copy = world.folder.path + "/copy"
    try FileManager.default.copyItem(atPath: world.places.store, toPath: copy)
    try removeItem(world.places.store)
    try FileManager.default.moveItem(atPath: copy, toPath: world.places.store)
    let kitchen = try world.open()
    #expect(kitchen.index.fileBytes() == sound)
    let after = try marker()
    #expect(after.indexFile == FileIdentity(of: world.places.index))
    #expect(after.indexFile != before.indexFile)
    #expect(after.tasteFile == before.tasteFile)
    _ = kitchen.taste()
    #expect(try marker().tasteFile == FileIdentity(of: world.places.taste))
  }

  @Test("are made known to a marker that knows none, unless another process is writing")
  func unknown() throws {
    var plain = try marker()
    let known = plain
    (plain.indexFile, plain.tasteFile) = (nil, nil)
    try plain.write(to: world.places.marker)
    guard let lock = try FileLock(world.places.lock, patience: 0) else {
      Issue.record("the lock is held")
      return
    }
    #expect(try world.open().index.fileBytes() == sound)
    #expect(try marker() == plain)
    _ = consume lock
    _ = try world.open().taste()
    #expect(try marker() == known)
  }
}
