import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Links to share by")
struct ShareLinkTests {
  let folder: TemporaryFolder
  let store: NotebookStore
  let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    anna = try person("anna")
  }

  private func share(_ subject: ShareLink.Subject, _ hash: [UInt8], until: Int? = nil) throws
    -> ShareLink?
  {
    try store.write(anna, now: today) {
      try $0.share(subject, of: nil, showingName: false, hash: hash, expiresAt: until)
    }
  }

  @Test("each is found by what it is told by alone, until it is taken back by whose it is")
  func revoked() throws {
    let days = (CalendarDay(daysSince1970: 3), CalendarDay(daysSince1970: 9))
    let subjects: [ShareLink.Subject] = [
      .list(4), .dish(gimlet.id), .plan(days.0, days.1), .shopping,
    ]
    for (place, subject) in subjects.enumerated() {
      let link = try #require(try share(subject, [UInt8(place)]))
      #expect(link.subject == subject)
      #expect(try store.read(nil) { try $0.shareLink(hash: [UInt8(place)]) } == link)
    }
    let links = try store.read(anna) { try $0.shareLinks() }
    #expect(links.map(\.subject) == subjects)
    let ben = try person("ben")
    #expect(try !store.write(ben, now: today) { try $0.revokeShareLink(links[0].number) })
    #expect(try store.write(anna, now: today) { try $0.revokeShareLink(links[0].number) })
    #expect(try store.read(nil) { try $0.shareLink(hash: [0]) } == nil)
    #expect(try store.read(nil) { try $0.shareLink(hash: [9]) } == nil)
    try store.verify()
  }

  @Test("one is good until its time, and there are only so many")
  func limits() throws {
    let link = try #require(try share(.shopping, [1], until: today + 5))
    #expect(link.isGood(now: today + 4) && !link.isGood(now: today + 5))
    for number in 1..<ShareLink.mostOfPerson {
      #expect(try share(.shopping, [2, UInt8(number)]) != nil)
    }
    #expect(try share(.shopping, [3]) == nil)
  }
}
