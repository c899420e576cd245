import TestSupport
import Testing

@testable import RecipeSources

@Suite("Titles and numbers of books")
struct BookTextTests {
  @Test(
    "a title in capitals is written as a title",
    arguments: [
      ("SALT, FAT AND THE ART OF HEAT", "Salt, Fat and the Art of Heat"),
      ("THE FOOD LAB: A GUIDE", "The Food Lab: A Guide"), ("WHAT TO LIVE FOR", "What to Live For"),
      ("DON'T COOK", "Don't Cook"), ("O'BRIEN'S BREAD", "O'Brien's Bread"),
      ("HALF-BAKED HARVEST", "Half-Baked Harvest"), ("BBQ WITH MR SMITH", "BBQ with Mr Smith"),
      ("VOLUME II", "Volume II"), ("\"QUOTED\" (AND MORE)", "\"Quoted\" (and More)"),
      ("Mixed CASE stays", "Mixed CASE stays"), ("1,000 ÉCLAIRS", "1,000 Éclairs"), ("", ""),
      ("A", "A"), ("  TWO  SPACES", "  Two  Spaces"),
    ]
  )
  func titles(_ sent: String, _ shown: String) {
    #expect(titleCase(sent) == shown)
  }

  @Test("only numbers with a right check digit are taken")
  func numbers() {
    #expect(ISBN.thirteen("978-0-306-40615-7") == "9780306406157")
    #expect(ISBN.thirteen("9780306406158") == nil)
    #expect(ISBN.thirteen("978030640615X") == nil)
    #expect(ISBN.thirteen("0306406152") == nil)
    #expect(ISBN.ten("0-306-40615-2") == "0306406152")
    #expect(ISBN.ten("080442957x") == "080442957X")
    #expect(ISBN.ten("0306406153") == nil)
    #expect(ISBN.ten("X306406152") == nil)
    #expect(ISBN.ten("") == nil)
    #expect(ISBN.thirteen(fromTen: "0306406152") == "9780306406157")
    #expect(ISBN.thirteen(fromTen: "080442957X") == "9780804429573")
    #expect(ISBN.thirteen(fromTen: "0306406153") == nil)
  }

  @Test("one wrong digit is never taken", arguments: SeededGenerator.seeds(20))
  func slips(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var digits = Array("9780306406157")
    let place = Int.random(in: 0..<13, using: &generator)
    let old = digits[place].wholeNumberValue ?? 0
    digits[place] = Character("\((old + Int.random(in: 1...9, using: &generator)) % 10)")
    #expect(ISBN.thirteen(String(digits)) == nil)
  }
}
