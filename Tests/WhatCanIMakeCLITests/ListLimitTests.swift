import Foundation
import Testing

@Suite("A part of a list")
struct ListLimitTests {
  private func list(_ arguments: [String]) throws -> (ids: [String], more: Int) {
    let run = try Tool.run(arguments + ["--json"])
    #expect(run.status == 0, "\(arguments): \(run.err)")
    let object = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
    let items = try #require(object?["items"] as? [[String: Any]])
    let more = try #require((object?["more"] as? [String: Any])?["count"] as? Int)
    return (items.compactMap { $0["id"] as? String }, more)
  }

  @Test(
    "--limit shows the first dishes of the same list, and says how many follow",
    arguments: [
      ["browse", "--kind", "cocktail"], ["browse", "--sort", "newest"], ["search", "gin"],
      ["search", "gin", "--sort", "name"],
    ]
  )
  func firstOnes(list arguments: [String]) throws {
    let whole = try list(arguments)
    #expect(whole.more == 0)
    let part = try list(arguments + ["--limit", "3"])
    #expect(part.ids == Array(whole.ids.prefix(3)))
    #expect(part.more == whole.ids.count - 3)
    let all = try list(arguments + ["--limit", "\(whole.ids.count)"])
    #expect(all.ids == whole.ids && all.more == 0)
    let shown = try Tool.run(arguments + ["--limit", "3"]).out
    #expect(shown.contains(" of \(whole.ids.count) dishes\n"))
  }

  @Test("random with --limit is a list of different dishes of the selection")
  func random() throws {
    let choice = ["--kind", "cocktail", "--with", "gin"]
    let all = try list(["browse"] + choice).ids
    let some = try list(["random"] + choice + ["--limit", "7"]).ids
    #expect(some.count == 7)
    #expect(Set(some).count == 7 && Set(some).isSubset(of: all))
    let every = try list(["random"] + choice + ["--limit", "5000"]).ids
    #expect(every.count == all.count && Set(every) == Set(all))
  }

  @Test("a limit is at least 1", arguments: ["browse", "search gin", "random"])
  func atLeastOne(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    #expect(try Tool.run(words + ["--limit", "0"]).status == 64)
  }
}
