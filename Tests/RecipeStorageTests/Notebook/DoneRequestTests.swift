import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Requests that are done only once")
struct DoneRequestTests {
  private func known(_ request: DoneRequest, _ store: NotebookStore, by name: String, now: Int)
    throws
    -> DoneRequest.KnownRequest
  {
    try store.read(try person(name)) { try request.wasDone($0, now: now) }
  }

  @Test("a request is known exactly where its change was committed, to its person, for a day")
  func noted() throws {
    let folder = try TemporaryFolder()
    let store = try NotebookStore(folder)
    let (anna, ben) = (try person("anna"), try person("ben"))
    let request = DoneRequest("a", by: anna, request: "one")
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try DoneRequest.$current.withValue(request) {
        try store.write(anna, now: today) { writer in
          _ = try writer.foundHousehold(named: "Home")
          throw Refusal()
        }
      }
    }
    try DoneRequest.$current.withValue(request) { try store.write(ben, now: today) { _ in } }
    try store.write(anna, now: today) { _ in }
    #expect(try known(request, store, by: "anna", now: today) == .new)
    for _ in 0..<2 {
      try DoneRequest.$current.withValue(request) { try store.write(anna, now: today) { _ in } }
      #expect(try known(request, store, by: "anna", now: today) == .done)
    }
    #expect(try store.read(anna) { try $0.takenChanges().count } == 1)
    #expect(
      try known(DoneRequest("a", by: anna, request: "two"), store, by: "anna", now: today)
        == .another
    )
    #expect(
      try known(DoneRequest("b", by: anna, request: "one"), store, by: "anna", now: today) == .new
    )
    #expect(try known(request, store, by: "ben", now: today) == .new)
    let tomorrow = today + DoneRequest.secondsKnown
    #expect(try known(request, store, by: "anna", now: tomorrow - 1) == .done)
    #expect(try known(request, store, by: "anna", now: tomorrow) == .new)
    // The key means something else then.
    let later = DoneRequest("a", by: anna, request: "two")
    try DoneRequest.$current.withValue(later) { try store.write(anna, now: tomorrow) { _ in } }
    #expect(try known(later, store, by: "anna", now: tomorrow) == .done)
    #expect(try known(request, store, by: "anna", now: tomorrow) == .another)
    try store.verify()
  }
}
