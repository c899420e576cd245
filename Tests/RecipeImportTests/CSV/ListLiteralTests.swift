import Testing

@testable import RecipeImport

@Suite("Lists in cells")
struct ListLiteralTests {
  @Test(
    "lists of JSON, Python and R give their items",
    arguments: [
      ("[]", []), ("[ ]", []), ("c()", []), ("character(0)", []), (" [\"a\"] ", ["a"]),
      (#"["a", "b\"c", "d\\e", "f\/g"]"#, ["a", "b\"c", "d\\e", "f/g"]),
      (#"['a', "it's", 'say "x"', 'it\'s']"#, ["a", "it's", "say \"x\"", "it's"]),
      (#"c("1", NA, "1/2")"#, ["1", nil, "1/2"]), (#"c("a")"#, ["a"]),
      ("[1, 2.5, -3, null, None, nan]", ["1", "2.5", "-3", nil, nil, nil]),
      (
        #"["\u00e9\n\t", "\ud83c\udf78", '\xe9\U0001F378', "\ud83c"]"#,
        ["é\n\t", "🍸", "é🍸", "\u{FFFD}"]
      ),
      (#"["\d", "\u12", "\q"]"#, [#"\d"#, #"\u12"#, #"\q"#]), ("['a', 'b', ]", ["a", "b"]),
      ("[\"a\nb\"]", ["a\nb"]), ("[\"\"]", [""]),
    ] as [(String, [String?])]
  )
  func lists(text: String, items: [String?]) throws {
    #expect(try ListLiteral.items(in: text) == items)
  }

  @Test(
    "what is no list is a fault with its place",
    arguments: [
      ("", .notAList), ("a", .notAList), ("character(1)", .notAList), ("c", .notAList),
      ("[", .unclosed(at: 1)), ("[\"a", .unclosed(at: 3)), ("[\"a\"", .unclosed(at: 4)),
      ("[\"a\" \"b\"]", .unexpected(at: 5)), ("[[\"a\"]]", .unexpected(at: 1)),
      ("[\"a\"] x", .unexpected(at: 5)), ("[a b]", .unexpected(at: 3)), ("[,]", .unexpected(at: 1)),
      ("[\"\\", .unclosed(at: 3)), ("c(\"a\"]", .unexpected(at: 5)),
    ] as [(String, ListLiteral.Fault)]
  )
  func faults(text: String, fault: ListLiteral.Fault) {
    #expect(throws: fault) { try ListLiteral.items(in: text) }
  }

  @Test("a long list and deep brackets cost no more than their bytes")
  func long() throws {
    let list = "[" + Array(repeating: "\"a\"", count: 50_000).joined(separator: ",") + "]"
    #expect(try ListLiteral.items(in: list).count == 50_000)
    #expect(throws: ListLiteral.Fault.unexpected(at: 1)) {
      try ListLiteral.items(in: String(repeating: "[", count: 100_000))
    }
  }
}
