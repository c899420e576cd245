import TestSupport
import Testing

@testable import RecipeAccounts

@Suite("Passwords and codes")
struct SecretTests {
  private let quick = PasswordCost(rounds: 4, blockSize: 8, parallelism: 1)

  @Test("a password is told by its hash, also after that was text, and no other is")
  func hashes() throws {
    var generator = SeededGenerator(seed: 1)
    let password = try Password("correct horse")
    let hash = try PasswordHash(of: password, cost: quick, using: &generator)
    let read = try #require(PasswordHash(hash.text))
    #expect(read == hash && hash.text.hasPrefix("$scrypt$ln=4,r=8,p=1$"))
    #expect(try read.fits(password))
    #expect(try !read.fits(try Password("correct horsf")))
    #expect(try PasswordHash(of: password, cost: quick, using: &generator) != hash)
    #expect(hash.wantsRenewal)
    #expect(!PasswordHash.ofNobody.wantsRenewal)
  }

  @Test("the hash is scrypt's")
  func vector() throws {
    // Source: RFC 7914, section 12: "pleaseletmein", "SodiumChloride", N = 16384, r = 8, p = 1, first 32 bytes.
    let text =
      "$scrypt$ln=14,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf046/2o+7qQT44+qbVD9lRdofI"
    let read = try #require(PasswordHash(text))
    #expect(try read.fits(try Password("pleaseletmein")))
    #expect(read.text == text)
  }

  @Test("what is no hash, or one that would take for ever, is not read")
  func unreadable() {
    let parts = "$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    #expect(PasswordHash("$scrypt$ln=17,r=8,p=1\(parts)") != nil)
    for settings in [
      "ln=40,r=8,p=1", "ln=17,r=8", "ln=17,r=99,p=1", "r=8,ln=17,p=1", "ln=x,r=8,p=1",
    ] {
      #expect(PasswordHash("$scrypt$\(settings)\(parts)") == nil, "\(settings)")
    }
    for text in ["", "$", "$scrypt$ln=17,r=8,p=1", "$argon2id$v=19$m=1$a$b", "scrypt\(parts)"] {
      #expect(PasswordHash(text) == nil, "\(text)")
    }
  }

  @Test("a password is long enough, not too long, and the same however it was typed")
  func passwords() throws {
    #expect(throws: Password.Refusal.tooShort(least: 8)) { try Password("1234567") }
    #expect(try Password("12345678").bytes.count == 8)
    #expect(throws: Password.Refusal.tooLong(most: 1_024)) {
      try Password(String(repeating: "x", count: 1_025))
    }
    #expect(throws: Password.Refusal.tooLong(most: 1_024)) {
      try Password(String(repeating: "x", count: 1_000_000))
    }
    let (composed, taken) = (try Password("caf\u{E9} \u{FB01}sh"), try Password("cafe\u{301} fish"))
    #expect(composed.bytes == taken.bytes)
    #expect("\(composed)" == "a password" && String(reflecting: composed) == "a password")
  }

  @Test("a code is told by its hash however it was typed, and is never printed")
  func codes() throws {
    let lengths = SecretCode.Kind.allCases.map { kind in
      var generator = SeededGenerator(seed: 7)
      return SecretCode(kind, using: &generator).text.filter { $0 != "-" }.count
    }
    #expect(lengths == [52, 26, 26, 16])
    let code = SecretCode(.recovery)
    let typed = code.text.uppercased().replacing("-", with: "  ").replacing("0", with: "O")
      .replacing("1", with: "l")
    #expect(try #require(SecretCode(given: typed)).fits(code.hash))
    #expect(!SecretCode(.recovery).fits(code.hash))
    #expect(code.hash.count == 32)
    #expect("\(code)" == "a secret code" && String(reflecting: code) == "a secret code")
    for text in ["", "-", "uuuu", "é", String(repeating: "a", count: 201)] {
      #expect(SecretCode(given: text) == nil, "\(text)")
    }
  }

  @Test("a name that nobody has is refused as a wrong password is")
  func signIn() throws {
    guard case .refused = try SignIn(nil, try Password("correct horse")) else {
      Issue.record("somebody came in")
      return
    }
  }
}
