import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Accounts, tokens and invitations")
struct AccountTests {
  let folder: TemporaryFolder
  let store: NotebookStore
  let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    anna = try person("anna")
    try store.write(anna, now: today) {
      _ = try $0.createAccount(folded: "anna", password: "p", recovery: [1], isAdministrator: true)
    }
  }

  @Test("an account has one name, one person and what it is secured by, and says nothing of that")
  func account() throws {
    let secured = try #require(try store.read(nil) { try $0.account(folded: "anna") })
    #expect(secured.account.person.number == 1 && secured.account.isAdministrator)
    #expect(secured.passwordHash == "p" && secured.recoveryHash == [1])
    #expect("\(secured)" == "the account of anna")
    for name in ["anna", "Anna"] {
      let refusal = try store.write(try person(name), now: today) {
        try $0.createAccount(folded: "anna", password: nil, recovery: nil)
      }
      #expect(refusal == .nameTaken)
    }
  }

  @Test("somebody administers the server as long as there are accounts that can")
  func administrators() throws {
    #expect(try store.write(anna, now: today) { try $0.setDisabled(true) } == .lastAdministrator)
    #expect(
      try store.write(anna, now: today) { try $0.setAdministrator(false) } == .lastAdministrator
    )
    #expect(try store.write(anna, now: today) { try $0.deleteAccount() } == .lastAdministrator)
    let ben = try person("ben")
    try store.write(ben, now: today) {
      try #require(
        try $0.createAccount(folded: "ben", password: nil, recovery: nil, isAdministrator: true)
          == nil
      )
    }
    #expect(try store.write(anna, now: today) { try $0.deleteAccount() } == nil)
    #expect(try store.read(nil) { try $0.accounts().map(\.person) } == [ben])
    try store.verify()
  }

  @Test("a token is found by its hash, used once a day in writing, and gone when it is revoked")
  func tokens() throws {
    let token = try store.write(anna, now: today) {
      try $0.createToken(hash: [9], scope: .read, household: nil, label: "phone")
    }
    #expect(try store.read(nil) { try $0.token(hash: [9]) } == token)
    #expect(try store.read(nil) { try $0.token(hash: [8]) } == nil)
    let day = CalendarDay(daysSince1970: 20_000)
    try store.write(anna, now: today) { try $0.noteUse(ofToken: token.number, on: day) }
    #expect(try store.read(anna) { try $0.tokens().map(\.lastUsed) } == [day])
    let ben = try person("ben")
    #expect(try !store.write(ben, now: today) { try $0.revokeToken(token.number) })
    #expect(try store.write(anna, now: today) { try $0.revokeToken(token.number) })
    #expect(try store.read(nil) { try $0.token(hash: [9]) } == nil)
    try store.verify()
  }

  @Test("an invitation is good once, and until it expires")
  func invitations() throws {
    try store.write(anna, now: today) { writer in
      for hash in [[1], [2]] as [[UInt8]] {
        _ = try writer.invite(to: nil, as: .administrator, hash: hash, expiresAt: today + 10)
      }
    }
    func use(_ hash: [UInt8], _ now: Int) throws -> Bool {
      try store.write(anna, now: now) { try $0.useInvitation(hash: hash) } != nil
    }
    #expect(try use([1], today + 9))
    #expect(try !use([1], today + 9))
    #expect(try !use([2], today + 10))
    #expect(try !use([3], today))
    try store.verify()
  }
}
