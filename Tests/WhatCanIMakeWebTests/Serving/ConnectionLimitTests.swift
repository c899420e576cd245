import Testing

@testable import WhatCanIMakeWeb

@Suite("How many connections are held")
struct ConnectionLimitTests {
  @Test("32 of one address and 512 in all; who goes makes room")
  func limits() {
    let limit = ConnectionLimit()
    for _ in 0..<32 { #expect(limit.take("127.0.0.1")) }
    #expect(!limit.take("127.0.0.1"))
    for number in 0..<480 { #expect(limit.take("10.0.\(number % 20).1")) }
    #expect(!limit.take("10.1.0.1"))
    limit.giveBack("127.0.0.1")
    #expect(limit.take("10.1.0.1"))
    limit.giveBack("10.1.0.1")
    #expect(limit.take("127.0.0.1"))
    #expect(!limit.take("127.0.0.1"))
  }

  @Test("behind a proxy of this machine everybody comes from there")
  func proxies() {
    let limit = ConnectionLimit(mostOfAll: 100, mostOfOne: 2, countsOwn: false)
    for _ in 0..<50 { #expect(limit.take("127.0.0.1") && limit.take("::1")) }
    #expect(!limit.take("127.0.0.1"))
    let other = ConnectionLimit(mostOfOne: 2, countsOwn: false)
    #expect(other.take("10.0.0.1") && other.take("10.0.0.1") && !other.take("10.0.0.1"))
  }
}
