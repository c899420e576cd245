import RecipeModel
import Testing

@testable import RecipeAccounts

@Suite("Names to sign in with")
struct AccountNameTests {
  @Test(
    "names that look alike are one",
    arguments: [
      ["anna", "Anna", "ANNA", "ａｎｎａ"], ["alice", "aIice", "al1ce", "alIce"],
      ["bob", "B0b", "b0B"],
      ["anna-b", "anna b", "anna_b", "anna.b"], ["cop", "сор"],
      ["caf\u{E9}", "CAFE\u{301}"], ["max", "МАХ", "ΜΑΧ"],
    ]
  )
  func alike(names: [String]) throws {
    let folded = try Set(names.map { try AccountName($0).folded })
    #expect(folded.count == 1, "\(names): \(folded)")
  }

  @Test("names that do not look alike are two")
  func different() throws {
    let names = [
      "anna", "ann", "hanna", "anne", "bea", "an-na", "мария", "дмитрий", "ελένη", "李", "anná",
    ]
    #expect(try Set(names.map { try AccountName($0).folded }).count == names.count)
  }

  @Test("names that cannot be seen, told or trusted are refused")
  func refused() {
    typealias Refusal = AccountName.Refusal
    let refusals: [(String, Refusal)] = [
      ("", .isEmpty), (String(repeating: "a", count: 33), .tooLong(most: 32)),
      (" anna", .misplacedSeparator), ("anna.", .misplacedSeparator),
      ("anna--b", .misplacedSeparator), ("-", .misplacedSeparator),
      ("an\u{200B}na", .hasOther("\u{200B}")), ("an\u{AD}na", .hasOther("\u{AD}")),
      ("an\u{202E}na", .hasOther("\u{202E}")), ("an\u{3164}na", .hasOther("\u{3164}")),
      ("\u{301}anna", .hasOther("\u{301}")), ("an\nna", .hasOther("\n")), ("a@b", .hasOther("@")),
      ("аnna", .mixesScripts), ("Ηans", .mixesScripts),
    ]
    for (name, refusal) in refusals {
      #expect(throws: refusal, "\(name.debugDescription)") { try AccountName(name) }
    }
  }

  @Test("a name is a person's, composed")
  func person() throws {
    #expect(try AccountName("Zoe\u{308}").person?.name == "Zo\u{EB}")
    #expect(try AccountName(String(repeating: "a", count: 32)).text.count == 32)
  }
}
