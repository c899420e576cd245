import TestSupport
import Testing

@testable import FuzzTargets

/// What scripts/fuzz begins with: each target keeps its rules on what is committed, in this build too.
@Suite("The fuzz targets", .serialized)
struct ReplayTests {
  @Test("the table names every target of the code once, and no other")
  func table() throws {
    #expect(try Corpus.listedTargets().sorted() == FuzzTarget.all.map(\.name).sorted())
  }

  @Test("every target has inputs to begin with", arguments: FuzzTarget.all.map(\.name))
  func beginnings(name: String) throws {
    let samples = FuzzTarget.all.first { $0.name == name }?.samples() ?? []
    #expect(try samples.count + Corpus.inputs(of: name).count > 0)
  }

  @Test("no folder of inputs is left without its target")
  func folders() throws {
    #expect(try Set(Corpus.folders()).subtracting(FuzzTarget.all.map(\.name)) == [])
  }

  @Test("every input keeps the rules of its target, in time", arguments: FuzzTarget.all.map(\.name))
  func replay(name: String) async throws {
    let folder = try TemporaryFolder()
    let trail = folder.path + "/input"
    // A process of its own: a trap is this target's alone.
    let outcome = await #expect(processExitsWith: .success) { [name, trail = trail as String] in
      try Corpus.replay(name, notingIn: trail)
    }
    if outcome == nil {
      let input = isFile(trail) ? String(decoding: try readBytes(trail), as: UTF8.self) : "none"
      Issue.record("\(name) ended at its input \(input)")
    }
  }
}
