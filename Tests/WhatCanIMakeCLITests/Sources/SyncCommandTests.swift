import Foundation
import StandIn
import Testing

@Suite("source sync")
struct SyncCommandTests {
  @Test(
    "killed in the middle and run again, it ends as if nothing had happened, and answers offline",
    arguments: [SourceStandIn.Source.thecocktaildb, .themealdb]
  )
  func killed(source: SourceStandIn.Source) throws {
    var content = SourceContent()
    content.servesImages = false
    let played = try SourceHome(content, home: Home(apart: true))
    played.sources.fault(.delay(milliseconds: 400), of: source, times: 200)
    let name = source.rawValue
    let killed = try played.run(source, "source", "sync", name, patience: 9)
    #expect(killed.status == 128 + SIGKILL)
    #expect(try played.home.complaints() == "")

    played.sources.server.forgetFaults()
    let asked = played.sources.requests(to: source).count
    let rest = try played.run(source, "source", "sync", name, "--json")
    #expect(rest.status == 0, "\(rest.err)")
    let number = source == .thecocktaildb ? content.drinks.count : content.meals.count
    #expect(rest.out.contains("\"new\":\(number),\"changed\":0,\"unchanged\":0,\"failed\":0,"))
    #expect(rest.out.contains("\"isResumed\":true,\"isFinished\":true"))

    let whole = try SourceHome(content)
    #expect(try whole.run(source, "source", "sync", name).status == 0)
    let all = whole.sources.requests(to: source).count
    // What the last seconds before the kill asked is asked again, and no more.
    #expect(played.sources.requests(to: source).count - asked < all)

    played.sources.stop()
    whole.sources.stop()
    let export = ["export", "--source", name, "--format", "csv"]
    let dishes = try played.home.run(export)
    #expect(dishes.out == (try whole.home.run(export).out))
    #expect(dishes.out.split(separator: "\n").count > number)
    let first = source == .thecocktaildb ? "thecocktaildb:90001" : "themealdb:80001"
    #expect(try played.home.run(["show", first]).status == 0)
  }

  @Test("a source that stops answering ends with 69 and says what came; the next run goes on")
  func stopped() throws {
    let played = try SourceHome()
    played.sources.fault(.status(404), of: .themealdb, skipping: 12)
    let first = try played.run(.themealdb, "source", "sync", "themealdb")
    #expect(first.status == 69)
    #expect(first.out.contains(" new, 0 changed, 0 unchanged"))
    #expect(first.err.contains("stopped after 12 requests; run the command again to continue"))
    let list = try played.home.run(["source", "list"])
    #expect(list.out.contains("sync stopped on"))
    let second = try played.run(.themealdb, "source", "sync", "themealdb")
    #expect(second.status == 0)
    #expect(second.out.contains("This command continued an interrupted sync."))
    #expect(try played.home.run(["source", "list"]).out.contains("synced 20"))
  }

  @Test("a spent quota ends a sync, and no key is ever shown")
  func quota() throws {
    var content = SourceContent()
    content.points = 0
    let played = try SourceHome(content)
    let run = try played.run(.spoonacular, "source", "sync", "spoonacular", "--count", "500")
    #expect(run.status == 69)
    #expect(!(run.out + run.err).contains("spoonacular-test-key"))
    let wrong = try played.run(
      .spoonacular,
      "source",
      "sync",
      "spoonacular",
      environment: ["WHATCANIMAKE_API_KEY": "another-secret"]
    )
    #expect(wrong.status == 69)
    #expect(wrong.err.contains("SPOONACULAR_KEY"))
    #expect(!(wrong.out + wrong.err).contains("another-secret"))
    let none = try played.run(
      .spoonacular,
      "source",
      "sync",
      "spoonacular",
      environment: ["WHATCANIMAKE_API_KEY": ""]
    )
    #expect(none.status == 69)
    #expect(none.err.contains("needs a key"))
  }

  @Test("a server on this machine is refused without --allow-private, before any connection")
  func refused() throws {
    let played = try SourceHome()
    let base = played.sources.base(of: .themealdb)
    for address in [base, base.replacing("127.0.0.1", with: "localhost")] {
      let run = try played.home.run(["source", "sync", "themealdb", "--api", address])
      #expect(run.status == 69)
    }
    #expect(played.sources.server.connections == 0)
    let alone = try played.home.run(["source", "sync", "themealdb", "--allow-private"])
    #expect(alone.status == 64)
  }
}
