import Foundation
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Who is signed in, and how often was tried in vain")
struct SessionStoreTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/sessions.db"
  }

  @Test("a session lives 30 days without use and 180 in all")
  func life() throws {
    let store = try SessionStore(opening: path)
    try store.beginSession(hash: [1], of: 7, label: "phone", now: today)
    #expect(try store.session(hash: [1], now: today + 30 * day - 1)?.person == 7)
    #expect(try store.session(hash: [1], now: today + 60 * day - 2)?.label == "phone")
    #expect(try store.session(hash: [1], now: today + 90 * day) == nil)
    try store.beginSession(hash: [2], of: 7, label: "laptop", now: today)
    for days in stride(from: 20, to: 180, by: 20) {
      #expect(try store.session(hash: [2], now: today + days * day) != nil)
    }
    #expect(try store.session(hash: [2], now: today + 180 * day) == nil)
    // A clock that was put back ends nothing.
    try store.beginSession(hash: [3], of: 7, label: "tablet", now: today)
    #expect(try store.session(hash: [3], now: today - 400 * day) != nil)
  }

  @Test("sessions end one by one, all but one, and in place of another")
  func ends() throws {
    let store = try SessionStore(opening: path)
    for number in 1...4 {
      try store.beginSession(
        hash: [UInt8(number)],
        of: number == 4 ? 8 : 7,
        label: "\(number)",
        now: today + number
      )
    }
    let later = today + 10
    #expect(try store.sessions(of: 7, now: later).map(\.label) == ["3", "2", "1"])
    #expect(try !store.endSession(1, of: 8))
    #expect(try store.endSession(1, of: 7))
    #expect(try store.session(hash: [1], now: later) == nil)
    try store.beginSession(hash: [5], of: 7, label: "5", inPlaceOf: [2], now: later)
    #expect(try store.session(hash: [2], now: later) == nil)
    #expect(try store.endSessions(of: 7, exceptThat: [5]) == 1)
    #expect(try store.sessions(of: 7, now: later).map(\.label) == ["5"])
    #expect(try store.endSession(hash: [5]))
    #expect(try store.sessions(of: 8, now: later).count == 1)
  }

  @Test("ten tries in fifteen minutes, whatever happens to the process and the clock")
  func throttled() throws {
    var store = try SessionStore(opening: path)
    let subjects: [ThrottleSubject] = [.account("anna"), .address("192.0.2.1")]
    for number in 0..<10 { #expect(try store.tryAgain(subjects, now: today + number) == nil) }
    store = try SessionStore(opening: path)
    #expect(try store.tryAgain(subjects, now: today + 10) == 890)
    // From another address it is the same account, and for another account the same address.
    #expect(try store.tryAgain([.account("anna"), .address("192.0.2.2")], now: today + 10) == 890)
    #expect(try store.tryAgain([.account("ben"), .address("192.0.2.1")], now: today + 10) == 890)
    #expect(try store.tryAgain([.account("ben"), .address("192.0.2.2")], now: today + 10) == nil)
    #expect(try store.tryAgain([.device(account: "anna", device: "x")], now: today + 10) == nil)
    // Put back by a year, the clock frees nobody, and locks nobody out for a year.
    let earlier = today - 365 * day
    #expect(try store.tryAgain(subjects, now: earlier) == 900)
    #expect(try store.tryAgain(subjects, now: earlier + 899) == 1)
    #expect(try store.tryAgain(subjects, now: earlier + 900) == nil)
  }

  @Test(
    "a device is known for 180 days from its last use, by whoever used it, and so many of a person"
  )
  func devices() throws {
    let store = try SessionStore(opening: path)
    try store.know(device: [1], of: 7, now: today)
    #expect(try store.knows(device: [1], of: 7, now: today + 180 * day - 1))
    #expect(try !store.knows(device: [1], of: 7, now: today + 180 * day))
    #expect(try !store.knows(device: [1], of: 8, now: today))
    #expect(try !store.knows(device: [2], of: 7, now: today))
    try store.know(device: [1], of: 8, now: today)
    #expect(try !store.knows(device: [1], of: 7, now: today))
    #expect(try store.knows(device: [1], of: 8, now: today))
    for number in 0...SessionStore.mostDevices {
      try store.know(device: [9, UInt8(number)], of: 7, now: today + number)
    }
    #expect(try !store.knows(device: [9, 0], of: 7, now: today))
    #expect(try store.knows(device: [9, 1], of: 7, now: today))
    try store.beginSession(hash: [3], of: 7, label: "", now: today)
    _ = try store.claim("key", by: 7, request: [1], now: today)
    try store.forget(7)
    #expect(try !store.knows(device: [9, 1], of: 7, now: today))
    #expect(try store.session(hash: [3], now: today) == nil)
    #expect(try store.claim("key", by: 7, request: [2], now: today) == .new)
    #expect(try store.knows(device: [1], of: 8, now: today))
    try store.forget(device: [1])
    #expect(try !store.knows(device: [1], of: 8, now: today))
  }

  @Test("a try that was right does not count, and one that was refused neither")
  func forgiven() throws {
    let store = try SessionStore(opening: path)
    for number in 0..<30 {
      #expect(try store.tryAgain([.account("anna")], now: today + number) == nil)
      try store.forgive([.account("anna")])
    }
    for _ in 0..<10 { #expect(try store.tryAgain([.account("anna")], now: today) == nil) }
    for _ in 0..<5 { #expect(try store.tryAgain([.account("anna")], now: today + 10) == 890) }
    #expect(try store.tryAgain([.account("anna")], now: today + 900) == nil)
  }

  @Test("what was asked for under one key is done once, and answered as then for a day")
  func operations() throws {
    let store = try SessionStore(opening: path)
    func claim(_ request: UInt8, by person: Int = 7, after seconds: Int) throws -> KnownOperation {
      try store.claim("k", by: person, request: [request], now: today + seconds)
    }
    #expect(try claim(1, after: 0) == .new)
    #expect(try claim(1, after: 59) == .underWay)
    #expect(try claim(2, after: 59) == .another)
    #expect(try claim(2, by: 8, after: 59) == .new)
    #expect(try claim(1, after: 60) == .new)
    try store.finish("k", of: 7, answer: [42])
    try store.release("k", of: 7)
    #expect(try claim(1, after: 61) == .done([42]))
    #expect(try claim(1, after: 60 + day) == .new)
    try store.release("k", of: 7)
    #expect(try claim(3, after: 61 + day) == .new)
  }

  @Test("a file that is damaged, before or meanwhile, is made anew, and everybody signs in again")
  func damaged() throws {
    for content in ["", "x", String(repeating: "no database", count: 1_000)] {
      try Data(content.utf8).write(to: URL(fileURLWithPath: path))
      let store = try SessionStore(opening: path)
      #expect(try store.session(hash: [1], now: today) == nil)
      try store.beginSession(hash: [1], of: 7, label: "phone", now: today)
      #expect(try store.session(hash: [1], now: today) != nil)
    }
    let store = try SessionStore(opening: path)
    try Data(repeating: 0xA5, count: 20_000).write(to: URL(fileURLWithPath: path))
    #expect(try store.session(hash: [1], now: today) == nil)
    try store.beginSession(hash: [2], of: 7, label: "phone", now: today)
    #expect(try SessionStore(opening: path).session(hash: [2], now: today)?.person == 7)
  }
}
