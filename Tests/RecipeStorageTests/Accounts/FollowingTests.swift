import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Who follows whom, and what they see")
struct FollowingTests {
  let folder: TemporaryFolder
  let store: NotebookStore

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    for name in ["anna", "ben", "carl", "dora"] {
      let refusal = try store.write(try person(name), now: today) {
        try $0.createAccount(folded: name, password: nil, recovery: nil)
      }
      #expect(refusal == nil)
    }
  }

  private func write<Value>(
    _ name: String,
    now: Int = today,
    _ body: (NotebookWriter) throws -> Value
  ) throws -> Value {
    try store.write(try person(name), now: now, body)
  }

  private func read<Value>(_ name: String, _ body: (NotebookReader) throws -> Value) throws -> Value
  {
    try store.read(try person(name), body)
  }

  @Test("nobody can be followed or kept away of whom one may not know")
  func hidden() throws {
    #expect(try write("ben") { try $0.follow(folded: "anna") } == .noSuchPerson)
    #expect(try write("ben") { try $0.block(folded: "anna") } == .noSuchPerson)
    #expect(try write("ben") { try $0.follow(folded: "nobody") } == .noSuchPerson)
    #expect(try read("ben") { try $0.visiblePerson(folded: "anna") } == nil)
    #expect(try write("anna") { try $0.setVisibility(of: .profile, to: .everyone) })
    #expect(try write("ben") { try $0.follow(folded: "anna") } == nil)
    #expect(try write("ben") { try $0.follow(folded: "anna") } == nil)
    #expect(try write("ben") { try $0.follow(folded: "ben") } == .isOneself)
    #expect(try read("ben") { try $0.following().map(\.person.name) } == ["anna"])
    #expect(try store.read(nil) { try $0.visiblePerson(folded: "anna") }?.name == "anna")
    try store.verify()
  }

  @Test("whoever is kept away follows no longer, cannot again, and sees what a stranger sees")
  func blocked() throws {
    try write("anna") { writer in
      _ = try writer.setVisibility(of: .profile, to: .everyone)
      let number = try writer.addComment(gimlet, "for followers").number
      _ = try writer.setVisibility(of: .remark(number), to: .followers)
      let open = try writer.addComment(gimlet, "for all").number
      _ = try writer.setVisibility(of: .remark(open), to: .everyone)
    }
    #expect(try write("ben") { try $0.follow(folded: "anna") } == nil)
    func texts(_ name: String) throws -> [String] {
      try read(name) { try $0.remarks(on: gimlet.id).map(\.text) }
    }
    #expect(try texts("ben") == ["for followers", "for all"])
    #expect(try texts("carl") == ["for all"])
    #expect(try write("anna") { try $0.block(folded: "ben") } == nil)
    #expect(try texts("ben") == texts("carl"))
    #expect(try write("ben") { try $0.follow(folded: "anna") } == .noSuchPerson)
    #expect(try read("ben") { try $0.following() } == [])
    #expect(try write("anna") { try $0.unblock(folded: "ben") })
    #expect(try texts("ben") == ["for all"])
    #expect(try write("ben") { try $0.follow(folded: "anna") } == nil)
    #expect(try texts("ben") == ["for followers", "for all"])
    try store.verify()
  }

  @Test("what is withdrawn, and what comes later under its name, is for the household again")
  func withdrawn() throws {
    let own = try write("anna") { try $0.createRecipe(makeOwnRecipe("pie")) }.recipe.id
    #expect(try write("anna") { try $0.setVisibility(of: .recipe(own), to: .everyone) })
    #expect(try read("carl") { try $0.recipeIDs().visible } == [own])
    #expect(try store.read(nil) { try $0.recipeIDs().open } == [own])
    #expect(try write("anna") { try $0.publishRecipe(own, false) })
    #expect(try write("anna") { try $0.publishRecipe(own, true) })
    #expect(try read("carl") { try $0.recipeIDs().visible } == [])
    #expect(try write("anna") { try $0.setVisibility(of: .recipe(own), to: .everyone) })
    // The recipe goes for good, and another takes its name.
    let later = today + OwnRecipe.secondsToRestore + 1
    #expect(try write("anna") { try $0.deleteRecipe(own) })
    let other = try write("anna", now: later) { writer in
      let other = try writer.createRecipe(makeOwnRecipe("pie")).recipe.id
      try writer.publishRecipe(other, true)
      return other
    }
    #expect(other == own)
    #expect(try read("carl") { try $0.recipeIDs().visible } == [])
    try store.verify()
  }

  @Test("one says who may see nothing but one's own")
  func others() throws {
    let own = try write("anna") { try $0.createRecipe(makeOwnRecipe("pie")) }.recipe.id
    let comment = try write("anna") { try $0.addComment(gimlet, "mine").number }
    let list = try write("anna") { writer in
      try writer.createList("Party")
      return try #require(try writer.reader.listNumber(named: "party"))
    }
    for thing in [PublishedThing.recipe(own), .remark(comment), .list(list)] {
      #expect(try !write("ben") { try $0.setVisibility(of: thing, to: .everyone) })
      #expect(try write("anna") { try $0.setVisibility(of: thing, to: .followers) })
    }
    #expect(
      try read("anna") { try $0.publications().map(\.visibility) }
        == [.household, .followers, .followers, .followers]
    )
  }

  @Test("the feed has what the rule lets one see, the latest first, and its pages are the whole")
  func feed() throws {
    let names = ["anna", "ben", "carl", "dora"]
    for (place, name) in names.enumerated() {
      try write(name) { _ = try $0.setVisibility(of: .profile, to: .everyone) }
      for (offset, visibility) in Visibility.allCases.enumerated() {
        try write(name, now: today + (place * 7 + offset * 5) % 11) { writer in
          let own = try writer.createRecipe(makeOwnRecipe("\(name)-\(offset)")).recipe.id
          _ = try writer.setVisibility(of: .recipe(own), to: visibility)
          let number = try writer.addComment(gimlet, "\(name) \(visibility.rawValue)").number
          _ = try writer.setVisibility(of: .remark(number), to: visibility)
          try writer.createList("\(name) \(visibility.rawValue)")
          let list = try #require(
            try writer.reader.listNumber(named: "\(name) \(visibility.rawValue)")
          )
          _ = try writer.setVisibility(of: .list(list), to: visibility)
        }
      }
    }
    for (follower, followed) in [("ben", "anna"), ("ben", "carl"), ("dora", "ben")] {
      #expect(try write(follower) { try $0.follow(folded: followed) } == nil)
    }
    let feed = try read("ben") { try $0.feed() }
    // Followers and everybody, of two people, three things each.
    #expect(feed.count == 2 * 2 * 3)
    #expect(Set(feed.map(\.author.name)) == ["anna", "carl"])
    let lists = feed.filter { $0.place.kind == .list }.compactMap(\.name)
    #expect(
      Set(lists) == ["anna followers", "anna public", "carl followers", "carl public"]
    )
    for (left, right) in zip(feed, feed.dropFirst()) {
      #expect(left.place.at >= right.place.at && left.place < right.place)
    }
    var pages: [FeedEntry] = []
    while true {
      let page = try read("ben") { try $0.feed(after: pages.last?.place).prefix(5) }
      if page.isEmpty { break }
      pages += page
    }
    #expect(pages == feed)
    #expect(try read("anna") { try $0.feed() } == [])
    #expect(try store.read(nil) { try $0.feed() } == [])
  }

  @Test("nothing refers any more to whoever goes for good")
  func forgotten() throws {
    try write("anna") { _ = try $0.setVisibility(of: .profile, to: .everyone) }
    try write("ben") { _ = try $0.setVisibility(of: .profile, to: .everyone) }
    #expect(try write("ben") { try $0.follow(folded: "anna") } == nil)
    #expect(try write("anna") { try $0.block(folded: "carl") } == .noSuchPerson)
    #expect(try write("carl") { try $0.block(folded: "anna") } == nil)
    #expect(try write("anna") { try $0.follow(folded: "ben") } == nil)
    try write("anna") { writer in
      #expect(try writer.deleteAccount() == nil)
      try writer.forgetPerson()
    }
    try store.verify()
    #expect(try read("ben") { try $0.following() } == [])
    #expect(try read("carl") { try $0.blocked() } == [])
  }
}
