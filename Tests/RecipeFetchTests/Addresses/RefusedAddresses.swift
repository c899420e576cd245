/// Addresses that must not be asked for. `PORT` stands for a port where something listens on this
/// machine.
enum RefusedAddresses {
  /// In private or special networks, however they are written.
  static let special = [
    "http://127.0.0.1:PORT/", "https://127.0.0.1:PORT/", "https://127.0.0.1/",
    "https://127.0.0.1:443/", "http://127.0.0.2:PORT/", "http://127.1:PORT/", "https://127.1/",
    "http://127.0.1:PORT/", "http://2130706433:PORT/", "https://2130706433/",
    "http://0x7f000001:PORT/", "http://0x7F.1:PORT/", "http://0x7f.0x0.0x0.0x1:PORT/",
    "http://017700000001:PORT/", "http://0177.0.0.1:PORT/", "http://0177.0.0.01:PORT/",
    "http://127.000.000.001:PORT/", "http://0:PORT/", "http://0.0.0.0:PORT/", "https://0/",
    "http://10.0.0.1:PORT/", "https://10.1.2.3/", "https://100.64.0.1/", "https://172.16.0.1/",
    "https://172.31.255.255/", "https://192.168.1.1/", "https://169.254.169.254/latest/meta-data/",
    "http://169.254.169.254/", "https://0xA9FEA9FE/", "https://2852039166/", "https://198.18.0.1/",
    "https://224.0.0.1/", "https://255.255.255.255/", "http://[::1]:PORT/", "https://[::1]/",
    "https://[::]/", "http://[::]:PORT/", "https://[0:0:0:0:0:0:0:1]/", "https://[fe80::1]/",
    "https://[fc00::1]/", "https://[fd12:3456::1]/", "http://[::ffff:127.0.0.1]:PORT/",
    "https://[::ffff:7f00:1]/", "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/",
    "https://[2001:db8::1]/", "https://[ff02::1]/", "http://localhost:PORT/", "https://localhost/",
    "https://LOCALHOST/", "https://localhost./", "https://a.localhost/", "http://127.0.0.1.:PORT/",
    "https://127.0.0.1./", "https://%31%32%37.0.0.1/", "http://%31%32%37%2e0%2e0%2e1:PORT/",
    "http://127.0.0.1:0000000000000000000000000000000000000000PORT/",
    "HTTP://127.0.0.1:PORT/", "https://127.0.0.1/a/../b",
  ]
  /// No addresses of the web, or with parts that are never used.
  static let malformed = [
    "", "/", "example.org", "//example.org/", "example.org:PORT/", "127.0.0.1:PORT",
    "https:", "https:/", "https://", "https:///example.org/", "https:/127.0.0.1:PORT/",
    "https:127.0.0.1:PORT", "http:///127.0.0.1:PORT/", "http:////127.0.0.1:PORT/",
    "https://user@example.org/", "https://user:word@example.org/", "https://example.org@127.0.0.1/",
    "http://example.org@127.0.0.1:PORT/", "http://example.org:443@127.0.0.1:PORT/",
    "http://127.0.0.1:PORT#@example.org/", "https://example.org#@127.0.0.1:PORT/",
    "https://example.org/#", "https://example.org/#part", "https://@example.org/",
    "https://example.org\\@127.0.0.1:PORT/", "http://127.0.0.1:PORT\\@example.org/",
    "https://example.org:/\\127.0.0.1/", "https://127。0。0。1/", "http://127．0．0．1:PORT/",
    "http://①②⑦.0.0.1:PORT/", "https://bücher.example/", "https://exa mple.org/",
    "https://example.org/a b", "https://example.org/\u{9}", "https://example.org/\nHost: a",
    "https://example.org\r\n/", "https://example.org\0.evil/", "https://example.org:0/",
    "https://example.org:65536/", "https://example.org:99999999999999999999/",
    "https://example.org:-1/", "https://example.org:4a3/", "https://example.org:443:80/",
    "https://256.256.256.256/", "https://1.2.3.4.5/", "https://4294967296/", "https://a.1/",
    "https://1.2.3.0x4g/", "https://127.0.0.1../", "https://a..b/", "https://.example.org/",
    "https://a%00b/", "https://exam%2fple.org/", "https://a%40b.org/", "https://[fe80::1%25eth0]/",
    "https://[::1/", "https://::1/", "https://[1.2.3.4]/", "https://[v1.a]/", "https://[]/",
    "https://exa$mple.org/", "https://exa*mple.org/", "https://exa,mple.org/",
    "file:///etc/passwd", "file://localhost/etc/passwd", "file:/etc/passwd",
    "gopher://127.0.0.1:PORT/_GET", "data:text/plain,hello", "ftp://127.0.0.1:PORT/",
    "ftps://example.org/", "dict://127.0.0.1:PORT/", "ldap://127.0.0.1:PORT/", "smb://127.0.0.1/",
    "telnet://127.0.0.1:PORT/", "tftp://127.0.0.1:PORT/", "imap://127.0.0.1:PORT/",
    "ws://127.0.0.1:PORT/", "unix:/run/a.sock", "http+unix://%2Frun%2Fa.sock/",
    "unix:///run/a.sock:/path", "javascript:alert(1)", "jar:https://example.org!/",
    "https://example.org/" + String(repeating: "a", count: 9_000),
    "https://" + String(repeating: "a", count: 64) + ".org/",
    "https://" + String(repeating: "abcdefg.", count: 40) + "org/",
  ]
  /// Public, but not by https on its port.
  static let unusual: [(address: String, isInsecure: Bool)] = [
    ("http://example.org/", true), ("http://example.org:443/", true), ("http://8.8.8.8/", true),
    ("http://example.org:PORT/", true), ("https://example.org:80/", false),
    ("https://example.org:8443/", false), ("https://example.org:PORT/", false),
    ("https://8.8.8.8:22/", false), ("https://example.org:444/", false),
  ]
  /// May be looked up.
  static let allowed: [(address: String, text: String)] = [
    ("https://example.org", "https://example.org/"),
    ("HTTPS://Example.ORG./a", "https://example.org/a"),
    ("https://example.org:443/a", "https://example.org/a"),
    ("https://example.org:0000000000000000000000000000000000000000443/", "https://example.org/"),
    ("https://example.org/a/../b", "https://example.org/b"),
    ("https://example.org/a?b=c%20d&e=@f", "https://example.org/a?b=c%20d&e=@f"),
    ("https://example.org?a", "https://example.org/?a"),
    ("https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/"),
    ("https://8.8.8.8/", "https://8.8.8.8/"), ("https://134744072/", "https://8.8.8.8/"),
    ("https://[2606:4700:4700::1111]/", "https://[2606:4700:4700::1111]/"),
    ("https://a_b.example.org/{key}/x", "https://a_b.example.org/{key}/x"),
  ]
}
