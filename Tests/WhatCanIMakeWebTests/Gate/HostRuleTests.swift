import Testing

@testable import WhatCanIMakeWeb

@Suite("The host of a request")
struct HostRuleTests {
  @Test(
    "the names that were given, localhost and addresses in numbers are answered",
    arguments: [
      "localhost", "LOCALHOST:8080", "kitchen.local", "Kitchen.Local:443", "127.0.0.1",
      "192.168.0.7:80",
      "[::1]", "[fe80::1]:8080", "[::ffff:127.0.0.1]:1",
    ]
  )
  func answered(host: String) {
    #expect(HostRule(names: ["kitchen.local"]).answers(to: host))
  }

  @Test(
    "every other name is not",
    arguments: [
      "", "evil.test", "localhost.evil.test", "evil-localhost", "kitchen.local.", "localhost:",
      "localhost:0",
      "localhost:99999", "localhost:80:80", "localhost:+80", "localhost@evil.test",
      "127.0.0.1.evil.test",
      "1.2.3", "256.1.1.1", "1.2.3.4.5", "[", "[]", "[::1", "[::1]x", "[evil]", "[::1]:",
      "2130706433",
      "0x7f.0.0.1", "localhost evil.test",
    ]
  )
  func refused(host: String) {
    #expect(!HostRule(names: ["kitchen.local"]).answers(to: host))
  }
}
