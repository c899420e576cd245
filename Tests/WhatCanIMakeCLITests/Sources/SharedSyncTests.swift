import Foundation
import StandIn
import TestSupport
import Testing

@Suite(
  "The shared drinks and meals, synced and imported",
  .enabled(if: Checkout.shared("data/cocktails") != nil, Comment(rawValue: Checkout.sharedAbsence))
)
struct SharedSyncTests {
  @Test(
    "both ways give the same dishes",
    arguments: [
      (SourceStandIn.Source.thecocktaildb, "cocktails/thecocktaildb-426.json", 426),
      (.themealdb, "meals/themealdb-310rows.json", 300),
    ]
  )
  func equal(source: SourceStandIn.Source, file: String, count: Int) throws {
    let path = try #require(Checkout.shared("data/\(file)")).path
    var content = SourceContent()
    let records = try JSONValue.records(inFile: path)
    if source == .thecocktaildb { content.drinks = records } else { content.meals = records }
    content.servesImages = false
    let synced = try SourceHome(content)
    let run = try synced.run(source, "source", "sync", source.rawValue, "--json", patience: 300)
    #expect(run.status == 0, "\(run.err.prefix(500))")
    #expect(run.out.contains("\"new\":\(count),\"changed\":0,\"unchanged\":0,\"failed\":0,"))

    let imported = try Home()
    let taken = try imported.run(["import", path, "--json"], patience: 120)
    #expect(taken.out.contains("\"new\":\(count),"))
    let export = ["export", "--source", source.rawValue, "--format", "csv"]
    let (left, right) = (try synced.home.run(export).out, try imported.run(export).out)
    #expect(left == right)
    #expect(left.utf8.count > 100 * count)
  }
}
