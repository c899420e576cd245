import RecipeSources
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The book lists")
struct BookListsTests {
  let world: KeepingWorld
  let books = StubBooks()

  /// 2023-11-14 22:13:20 UTC.
  let now = KeepingWorld.time
  let day = 86_400

  let stews = listed(11, "SLOW STEWS")
  let pies = listed(12, "ALL THE PIES")
  let soups = listed(13, "SOUPS OF THE SEA")

  init() throws {
    world = try KeepingWorld()
    books.set([
      issue("advice", "Advice & How-To", of: "2023-11-12", [stews, pies]),
      issue("food-and-diet", "Food and Diet", .monthly, of: "2023-11-05", [pies, soups]),
      issue("fiction", "Fiction", of: "2023-11-12", []),
    ])
  }

  func bookLists(at time: Int? = nil) throws -> BookLists {
    BookLists(of: try world.open(), source: books, now: time ?? now)
  }

  @Test("the lists are asked for once a day, and again when that is wished")
  func lists() throws {
    let first = try bookLists().lists()
    #expect(first.value.map(\.name) == ["advice", "food-and-diet", "fiction"])
    #expect(first.value.map(\.updated) == [.weekly, .monthly, .weekly])
    #expect(first.fetchedAt == now && first.trouble == nil)
    #expect(books.asked() == ["lists"])
    #expect(try bookLists(at: now + day - 1).lists().value == first.value)
    #expect(books.asked() == [])
    #expect(try bookLists(at: now + day).lists().fetchedAt == now + day)
    #expect(books.asked() == ["lists"])
    _ = try bookLists(at: now + day).lists(refreshing: true)
    #expect(books.asked() == ["lists"])
    // A clock that was set back does not make an answer new.
    #expect(try bookLists(at: now).lists().fetchedAt == now)
    #expect(books.asked() == ["lists"])
  }

  @Test("a weekly list is asked for again when it is 7 days old")
  func weekly() throws {
    let answer = try bookLists().books(on: "advice")
    #expect(answer.value.books.map(\.title) == ["SLOW STEWS", "ALL THE PIES"])
    #expect(answer.value.publishedDate == "2023-11-12")
    #expect(books.asked() == ["advice"])
    // Until 2023-11-19 begins.
    let midnight = now / day * day + 5 * day
    #expect(try bookLists(at: midnight - 1).books(on: "advice").fetchedAt == now)
    #expect(books.asked().contains("advice") == false)
    #expect(try bookLists(at: midnight).books(on: "advice").fetchedAt == midnight)
    #expect(books.asked().contains("advice"))
    _ = try bookLists(at: midnight).books(on: "fiction", refreshing: true)
    #expect(books.asked() == ["fiction"])
  }

  @Test("a monthly list is asked for again after 28 days, and then once a day")
  func monthly() throws {
    _ = try bookLists().books(on: "food-and-diet")
    var asked: [Int] = []
    for later in 0..<30 {
      _ = books.asked()
      _ = try bookLists(at: now + later * day).books(on: "food-and-diet")
      if books.asked().contains("food-and-diet") { asked.append(later) }
    }
    #expect(asked == Array(19..<30))
    _ = try bookLists(at: now + 29 * day + 60).books(on: "food-and-diet")
    #expect(books.asked() == [])
  }

  @Test("a source that cannot be reached is answered for by what it said last, and that is told")
  func offline() throws {
    books.set(isReachable: false)
    #expect(throws: KitchenError.self) { try bookLists().lists() }
    #expect(throws: KitchenError.self) { try bookLists().books(on: "advice") }
    books.set(isReachable: true)
    let lists = try bookLists().lists()
    let advice = try bookLists().books(on: "advice")
    books.set(isReachable: false)
    let later = try bookLists(at: now + 30 * day)
    #expect(try later.lists().value == lists.value)
    #expect(try later.lists().trouble == .keyMissing(.nytbooks))
    let old = try later.books(on: "advice")
    #expect(old.value == advice.value && old.fetchedAt == now)
    #expect(old.trouble == .keyMissing(.nytbooks))
    let error = #expect(throws: KitchenError.self) { try later.books(on: "fiction") }
    #expect(error.map { "\($0)" }?.contains("needs a key") == true)
  }

  @Test(
    "a list is found by its name, its title, or the beginning of one of them",
    arguments: [
      ("advice", "advice"), ("ADVICE", "advice"), ("Advice and How-To", "advice"),
      ("advice & how", "advice"), ("food", "food-and-diet"), ("Fiction", "fiction"),
    ]
  )
  func named(text: String, name: String) throws {
    #expect(try bookLists().books(on: text).value.list.name == name)
  }

  @Test("what is no list, or could be two, is said with the names that there are")
  func unknown() throws {
    guard
      case .unknownBookList("poetry", let known) = try reason({
        _ = try bookLists().books(on: "poetry")
      })
    else {
      Issue.record("poetry is no list")
      return
    }
    #expect(known == ["advice", "food-and-diet", "fiction"])
    let reason = try reason { _ = try bookLists().books(on: "f") }
    guard case .ambiguousDish("f", let candidates) = reason else {
      Issue.record("f could be two")
      return
    }
    #expect(candidates == ["food-and-diet", "fiction"])
  }

  @Test("a search asks the source; where it cannot be reached, the kept lists are searched")
  func search() throws {
    books.set(found: [listed(31, "OLD BREAD", by: "Maria Brot")])
    #expect(try bookLists().books(byAuthor: "maria").value.map(\.book.title) == ["OLD BREAD"])
    #expect(books.asked() == ["by maria"])
    books.set(isReachable: false)
    #expect(throws: KitchenError.self) { try bookLists().books(byAuthor: "cook") }
    books.set(isReachable: true)
    _ = try bookLists().books(on: "advice")
    _ = try bookLists().books(on: "food-and-diet")
    books.set(isReachable: false)
    let answer = try bookLists().books(byAuthor: "A COOK")
    #expect(answer.value.map(\.book.title) == ["SLOW STEWS", "ALL THE PIES", "SOUPS OF THE SEA"])
    #expect(answer.trouble == .keyMissing(.nytbooks))
    #expect(try bookLists().books(byAuthor: "nobody").value == [])
  }

  @Test("keeping what a source said leaves the index as it is")
  func index() throws {
    let kitchen = try world.open()
    #expect(try isIndexCurrent(for: kitchen))
    let bookLists = BookLists(of: kitchen, source: books, now: now)
    _ = try bookLists.lists()
    _ = try bookLists.books(on: "advice")
    try kitchen.remember([])
    #expect(try isIndexCurrent(for: kitchen))
    #expect(try bookLists.lists().value.count == 3)
    // Another change of the cache is noticed as ever.
    try RecipeCache(opening: world.places.cache).set([])
    try RecipeCache(opening: world.places.cache).update([], addedAt: now, fingerprint: "other")
    try kitchen.remember([SourceDocument(source: "a", key: "b", text: "c", fetchedAt: now)])
    #expect(try isIndexCurrent(for: kitchen) == false)
  }

  private func isIndexCurrent(for kitchen: Kitchen) throws -> Bool {
    let fingerprint = try DataFingerprint(of: world.places.data, ownRecipes: 0)
    return Catalogue.current(kitchen.catalogue.stores, fingerprint, now: now) != nil
  }

  @Test("what a sync fetched is found like what was asked for")
  func synced() throws {
    let issue = issue("advice", "Advice", of: "2023-11-12", [stews])
    try world.open().remember(
      BookLists.documents(of: [issue.list], [issue], fetchedAt: now)
    )
    #expect(try bookLists().lists().value == [issue.list])
    #expect(try bookLists().books(on: "advice").value == issue)
    #expect(books.asked() == [])
    #expect(BookLists.documents(of: [], [], fetchedAt: now) == [])
  }
}
