/// Addresses that must not be connected to, most of them other spellings of a server on this machine
/// that listens on `port` of 127.0.0.1 and ::1.
enum ForbiddenAddresses {
  static let names: [String: [String]] = [
    "localhost": ["127.0.0.1", "::1"],
    "private.example": ["10.0.0.1"],
    "loop.example": ["127.0.0.1"],
    "loop6.example": ["::1"],
    "mapped.example": ["::ffff:127.0.0.1"],
    "translated.example": ["64:ff9b::7f00:1"],
    "mixed.example": ["127.0.0.1", "93.184.216.34"],
    "mixed6.example": ["93.184.216.34", "::1"],
    "metadata.example": ["169.254.169.254"],
    "void.example": [],
  ]

  static func all(port: Int) -> [String] {
    let zeros = String(repeating: "0", count: 40)
    let hosts = [
      "127.0.0.1", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7f.1", "017700000001",
      "0177.0.0.1", "0x7f.0x0.0x0.0x1", "127.0.0.1.", "127.0.0.01", "127.000.000.001", "0",
      "0.0.0.0",
      "127.255.255.254", "4294967297", "18446744075840258049", "[::1]", "[::]",
      "[::ffff:127.0.0.1]",
      "[::ffff:7f00:1]", "[0:0:0:0:0:ffff:127.0.0.1]", "[::127.0.0.1]", "[64:ff9b::7f00:1]",
      "[64:ff9b::127.0.0.1]", "[2002:7f00:1::]", "[0000::1]", "[::1%25lo]", "[::1%lo]",
      "[fe80::1%25lo]", "[fe80::1]", "[fc00::1]", "[fd12:3456::1]", "[ff02::1]", "[fec0::1]",
      "localhost", "LOCALHOST", "localhost.", "a.localhost", "loop.example", "loop6.example",
      "mapped.example", "translated.example", "mixed.example", "mixed6.example", "private.example",
      "metadata.example", "void.example", "10.0.0.1", "172.16.0.1", "192.168.0.1",
      "169.254.169.254",
      "100.64.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "127。0。0。1", "127．0．0．1",
      "①②⑦.⓪.⓪.①", "１２７.0.0.1", "%31%32%37.0.0.1", "127.0.0.1%00.example.org",
      "127.0.0.1%2eexample.org", "example.org@127.0.0.1", "user:word@127.0.0.1", "@127.0.0.1",
      ":@127.0.0.1", "127.0.0.1:80@127.0.0.1", "example.org%40127.0.0.1", "-127.0.0.1",
      "127.0.0.1,",
      "127.0.0.1;x", "[127.0.0.1]", "127.0.0.1_", "[::1", "::1",
    ]
    let both = hosts.flatMap { ["http://\($0):\(port)/x", "https://\($0):\(port)/x"] }
    let secure = hosts.map { "https://\($0)/x" }
    let whole = [
      "http://127.0.0.1:\(zeros)\(port)/x", "https://127.0.0.1:\(zeros)\(port)/x",
      "http://127.0.0.1:\(port + 65_536)/x", "http://127.0.0.1:-\(port)/x",
      "http://127.0.0.1:+\(port)/x", "http://127.0.0.1:\(port)abc/x", "http://127.0.0.1:/x",
      "http://127.0.0.1:\(port)#@example.org/x", "http://example.org#@127.0.0.1:\(port)/x",
      "http://127.0.0.1:\(port)\\@example.org/x", "http://example.org\\@127.0.0.1:\(port)/x",
      "http://example.org?@127.0.0.1:\(port)/x", "http:127.0.0.1:\(port)/x",
      "http:/127.0.0.1:\(port)/x", "http:///127.0.0.1:\(port)/x", "http:////127.0.0.1:\(port)/x",
      "http:\\\\127.0.0.1:\(port)\\x", "HTTP://127.0.0.1:\(port)/x", "hTTps://127.0.0.1:\(port)/x",
      "//127.0.0.1:\(port)/x", "\\\\127.0.0.1:\(port)\\x", "///127.0.0.1:\(port)/x",
      "http://127.0.0.1\t:\(port)/x", "http://127.0.0.1 :\(port)/x", " http://127.0.0.1:\(port)/x",
      "http://\t127.0.0.1:\(port)/x", "http+unix://%2Ftmp%2Fsocket/x", "unix:/tmp/socket",
      "unix:///tmp/socket", "http://unix:/tmp/socket:/x", "file:///etc/passwd",
      "file://127.0.0.1/etc/passwd", "FILE:/etc/passwd", "gopher://127.0.0.1:\(port)/_GET%20/",
      "dict://127.0.0.1:\(port)/d:x", "ftp://127.0.0.1:\(port)/x", "ftps://127.0.0.1:\(port)/x",
      "sftp://127.0.0.1:\(port)/x", "scp://127.0.0.1:\(port)/x", "tftp://127.0.0.1:\(port)/x",
      "telnet://127.0.0.1:\(port)/", "ldap://127.0.0.1:\(port)/x", "smb://127.0.0.1:\(port)/x/y",
      "imap://127.0.0.1:\(port)/x", "pop3://127.0.0.1:\(port)/x", "smtp://127.0.0.1:\(port)/x",
      "rtsp://127.0.0.1:\(port)/x", "mqtt://127.0.0.1:\(port)/x", "ws://127.0.0.1:\(port)/x",
      "wss://127.0.0.1:\(port)/x", "data:application/json,{}", "javascript:alert(1)", "about:blank",
      "jar:http://127.0.0.1:\(port)!/x", "view-source:http://127.0.0.1:\(port)/x",
      "http://[::1]:\(port)@example.org/x", "http://example.org:80@[::1]:\(port)/x",
    ]
    return both + secure + whole
  }
}
