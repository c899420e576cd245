import TestSupport
import Testing
import WhatCanIMake

@Suite("What was suggested last")
struct LastSuggestedTests {
  @Test("is shown again with its reasons, without what was passed over, and nothing is noted")
  func shownAgain() throws {
    let world = try TasteWorld()
    let kitchen = try world.open()
    #expect(try kitchen.lastSuggested(SuggestRequest()).isEmpty)
    let notebook = try kitchen.notebook(of: TasteWorld.anna, now: TasteWorld.time) { _ in }
    let liked = try #require(try kitchen.dishes(in: [TasteWorld.original]).first)
    _ = try notebook.addFavorite(liked)

    let request = SuggestRequest(count: 4)
    let next = try world.open(now: TasteWorld.time + 1)
      .nextSuggested(request, now: TasteWorld.time + 1)
    #expect(try world.open(now: TasteWorld.time + 1).lastSuggested(request).isEmpty)
    let first = try world.open(now: TasteWorld.time + 1)
      .notebook(of: TasteWorld.anna, now: TasteWorld.time + 1) { _ in }.suggest(request)
    let later = try world.open(now: TasteWorld.time + 2)
    let before = try later.history()
    let shown = try later.lastSuggested(request)
    #expect(shown.map(\.match.id) == first.suggestions.map(\.match.id))
    #expect(shown.map(\.because) == first.suggestions.map(\.because))
    #expect(shown.contains { !$0.because.isEmpty })
    #expect(next.map(\.match.id) == first.suggestions.map(\.match.id))
    let second = try later.nextSuggested(request, now: TasteWorld.time + 2)
    #expect(Set(second.map(\.match.id)).isDisjoint(with: next.map(\.match.id)))
    #expect(try later.history() == before)

    let passed = try #require(first.suggestions.first?.match.id)
    let dish = try #require(try later.find(passed))
    try later.notebook(of: TasteWorld.anna, now: TasteWorld.time + 3) { _ in }.skip([dish])
    let rest = try world.open(now: TasteWorld.time + 4).lastSuggested(request)
    #expect(rest.map(\.match.id) == first.suggestions.dropFirst().map(\.match.id))

    let others = try world.open(now: TasteWorld.time + 5)
      .notebook(of: TasteWorld.anna, now: TasteWorld.time + 5) { _ in }.suggest(request)
    let newest = try world.open(now: TasteWorld.time + 6).lastSuggested(request)
    #expect(newest.map(\.match.id) == others.suggestions.map(\.match.id))

    // Two answers in one second.
    let third = try world.open(now: TasteWorld.time + 5)
      .notebook(of: TasteWorld.anna, now: TasteWorld.time + 5) { _ in }.suggest(request)
    let last = try world.open(now: TasteWorld.time + 6).lastSuggested(request)
    #expect(last.map(\.match.id) == third.suggestions.map(\.match.id))
  }
}
