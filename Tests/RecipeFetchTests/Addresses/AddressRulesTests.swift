import TestSupport
import Testing

@testable import RecipeFetch

struct AddressRulesTests {
  /// Addresses nobody outside can reach, or that stand for one: the first and the last of each
  /// block, and what is easily forgotten.
  static let special = [
    "0.0.0.0", "0.255.255.255", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255",
    "127.0.0.1", "127.255.255.255", "169.254.0.0", "169.254.169.254", "169.254.255.255",
    "172.16.0.0", "172.31.255.255", "192.0.0.0", "192.0.0.255", "192.0.2.0", "192.0.2.255",
    "192.88.99.0", "192.88.99.255", "192.168.0.0", "192.168.255.255", "198.18.0.0",
    "198.19.255.255", "198.51.100.0", "198.51.100.255", "203.0.113.0", "203.0.113.255",
    "224.0.0.0", "239.255.255.255", "240.0.0.0", "255.255.255.255",
    "::", "::1", "::2", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:7f00:1",
    "::ffff:10.0.0.1", "::ffff:0:8.8.8.8", "64:ff9b::7f00:1", "64:ff9b::10.1.2.3",
    "64:ff9b:1::1", "64:ff9b:1::8.8.8.8", "64:ff9b::1:808:808", "100::", "100::ffff",
    "2001::", "2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:1ff:ffff::",
    "2001:db8::", "2001:db8:ffff::1", "2002:7f00:1::", "2002:a00:1::1", "2002:c0a8:1::",
    "2002:a9fe:a9fe::", "3fff::", "3fff:fff:ffff::1", "5f00::", "5f00:ffff::1", "fc00::",
    "fdff:ffff::1", "fe80::", "fe80::1", "febf:ffff::1", "fec0::1", "feff::1", "ff00::",
    "ff02::1", "ffff::", "1fff:ffff::", "4000::", "8000::1", "::1:0:0:0",
  ]
  /// Neighbours of the blocks, and servers that are known.
  static let general = [
    "1.0.0.0", "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
    "126.255.255.255", "128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255",
    "172.32.0.0", "191.255.255.255", "192.0.1.0", "192.0.3.0", "192.88.98.255", "192.88.100.0",
    "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "198.51.99.255",
    "198.51.101.0", "203.0.112.255", "203.0.114.0", "223.255.255.255",
    "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2001:200::", "2001:db7:ffff::1", "2001:db9::",
    "2002:808:808::1", "2003::1", "2606:4700:4700::1111", "2a00:1450::1", "3ffe::1",
    "3fff:1000::1",
  ]

  @Test("an address is public exactly when anybody can reach it")
  func table() {
    #expect(Self.special.filter { IPAddress($0).map(AddressRules.isPublic) != false } == [])
    #expect(Self.general.filter { IPAddress($0).map(AddressRules.isPublic) != true } == [])
  }

  @Test(
    "the blocks say the same as a comparison of bits",
    arguments: SeededGenerator.seeds(5, full: 200)
  )
  func twin(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let addresses = (0..<300).map { _ in SpecialBlocks.nearAddress(using: &generator) }
    let wrong = addresses.filter { AddressRules.isPublic($0) != SpecialBlocks.isPublic($0) }
    #expect(wrong == [])
  }

  @Test("an address is read back as it is written, and only in the usual notation")
  func notation() {
    let read = ["1.2.3.4", "255.255.255.255", "0.0.0.0", "2001:db8::1", "::", "::ffff:1.2.3.4"]
      .map { IPAddress($0)?.description }
    #expect(
      read == [
        "1.2.3.4", "255.255.255.255", "0.0.0.0", "2001:db8:0:0:0:0:0:1", "0:0:0:0:0:0:0:0",
        "0:0:0:0:0:ffff:102:304",
      ]
    )
    let wrong = [
      "", "1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "0x1.2.3.4", "256.1.1.1", "1.2.3.-4", "1.2.3.+4",
      " 1.2.3.4", "1.2.3.4 ", "1.2.3.", ":", ":::", "1:2:3", "fe80::1%eth0", "[::1]", "::1\0",
      "1.2.3.4\0", "１.2.3.4", "::g", "1:2:3:4:5:6:7:8:9", "127.0.0.1\n",
    ]
    #expect(wrong.filter { IPAddress($0) != nil } == [])
  }
}
