import Foundation
import RecipeLexicon
import RecipeMatching
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

/// Names of products that people wrote who had not seen the lexicon, and what each carries and may carry.
///
/// `Samples/product-names-*.tsv`: name, what it carries for certain, what some brands of it carry.
@Suite("Names of products that nobody here had seen")
struct ProductNamesTests {
  private struct Product {
    var name: String
    var carries: DietFlags
    var may: DietFlags
  }

  /// A diet or an allergen, and the flags that it avoids.
  private struct Avoided {
    var name: String
    var rule: ExclusionRule
  }

  private let collection: Collection

  init() throws {
    collection = try Collection.committed.get()
  }

  private func products(_ set: String) throws -> [Product] {
    let path = "Tests/WhatCanIMakeTests/Avoiding/Samples/product-names-\(set).tsv"
    let text = try String(contentsOf: Checkout.url(path), encoding: .utf8)
    return try TabSeparated(text: text, file: path, header: ["name", "carries", "may"]).rows.map {
      Product(
        name: $0.fields[0],
        carries: try flags($0.fields[1]),
        may: try flags($0.fields[2])
      )
    }
  }

  private func flags(_ text: String) throws -> DietFlags {
    try text.split(separator: " ").filter { $0 != "-" }.reduce(into: DietFlags()) {
      $0.formUnion(try #require(DietFlags(named: String($1)), "\($1)"))
    }
  }

  private func avoided() throws -> [Avoided] {
    let words = [
      "milk", "eggs", "wheat", "nuts", "peanuts", "soya", "fish", "shellfish", "sesame", "mustard",
      "celery", "honey", "meat", "alcohol",
    ]
    let kitchen = AvoidingKitchen(collection.index)
    return try Diet.allCases.map {
      Avoided(name: $0.rawValue, rule: ExclusionRule(flags: $0.excluded))
    }
      + words.map { Avoided(name: $0, rule: try kitchen.rule(for: $0)) }
  }

  @Test(
    "none is shown to whom it is unsafe for, and few are hidden from whom they are safe for",
    arguments: ["a", "b", "c", "d", "e", "f", "g", "h"]
  )
  func products(set: String) throws {
    let products = try products(set)
    let lexicon = collection.lexicon
    let avoided = try avoided().map { ($0, exclusion: Exclusion([$0.rule], in: lexicon)) }
    let parser = try ReadLexicon(
      from: CollectionFiles(folder: Checkout.url("Data").path(percentEncoded: false))
    ).parser
    var (unsafe, withoutCause, pairs): ([String], [String], Int) = ([], [], 0)
    var unknown: [String] = []
    for product in products {
      let line = parser.parse(product.name)
      let asked = lexicon.asked(by: line) ?? lexicon.product(on: line).map { [[$0]] }
      if asked == nil { unknown.append(product.name) }
      for (one, exclusion) in avoided {
        pairs += 1
        // What is but optional hides no dish, and is left out.
        let isSafe =
          asked?.allSatisfy { alternatives in
            alternatives.contains { exclusion.verdict(of: $0) == .safe }
          } ?? false
        let isShown = isSafe || !line.isRequired
        let isCarried = !product.carries.isDisjoint(with: one.rule.flags)
        let isDoubtful = !product.may.isDisjoint(with: one.rule.flags)
        if isSafe, isCarried { unsafe.append("\(product.name): \(one.name)") }
        if !isShown, !isCarried, !isDoubtful {
          withoutCause.append("\(product.name): \(one.name)")
        }
      }
    }

    #expect(products.count == 400)
    #expect(unsafe == [])
    // At first sight 9.3 % of the pairs of "d", 7.6 % of those of "e", 10.4 % of those of "f", 5.3 % of those
    // of "g" and 2.3 % of those of "h" were hidden without cause, before what their names showed was mended by
    // class; this keeps what is reached.
    let details = "\(unknown.count) unknown: \(unknown)\n\(withoutCause)"
    #expect(withoutCause.count * 100 <= 5 * pairs, "\(withoutCause.count) of \(pairs): \(details)")
    if let path = ProcessInfo.processInfo.environment["PRODUCT_NAMES_REPORT"] {
      let report =
        "\(withoutCause.count) of \(pairs)\nunknown:\n" + unknown.joined(separator: "\n")
        + "\nunsafe:\n" + unsafe.joined(separator: "\n") + "\nwithout cause:\n"
        + withoutCause.joined(separator: "\n")
      try report.write(toFile: "\(path)-\(set)", atomically: true, encoding: .utf8)
    }
  }

  @Test(
    "what is said in front of one thing does not free another one in the same name",
    arguments: [
      ("vegan mayo chicken sandwich", "vegetarian"), ("vegan pesto chicken", "vegetarian"),
      ("vegan gravy beef pie", "vegan"), ("vegetarian gravy chicken pie", "vegetarian"),
      ("plant based cheese pepperoni pizza", "vegetarian"), ("vegan mayo tuna wrap", "fish"),
      ("vegan sour cream prawns", "shellfish"), ("vegan cheese ham toastie", "meat"),
      ("egg free mayo egg sandwich", "eggs"), ("nut-free pesto almond biscotti", "nuts"),
      ("vegan mayonnaise egg sandwich", "eggs"),
    ]
  )
  func anotherThing(name: String, avoided: String) throws {
    #expect(try !isSafe(name, avoided))
  }

  @Test(
    "all words before what a thing is called are about it",
    arguments: [
      ("vegan chicken nuggets", "vegan"), ("dairy free chocolate ice cream", "milk"),
      ("vegan chicken style nuggets", "meat"),
      ("gf pasta", "wheat"), ("df chocolate", "milk"), ("creamy almond butter", "milk"),
    ]
  )
  func oneThing(name: String, avoided: String) throws {
    #expect(try isSafe(name, avoided))
  }

  private func isSafe(_ name: String, _ avoided: String) throws -> Bool {
    let lexicon = collection.lexicon
    let rule = try #require(self.avoided().first { $0.name == avoided }?.rule)
    let exclusion = Exclusion([rule], in: lexicon)
    let line = try ReadLexicon(
      from: CollectionFiles(folder: Checkout.url("Data").path(percentEncoded: false))
    ).parser.parse(name)
    let asked = lexicon.asked(by: line) ?? lexicon.product(on: line).map { [[$0]] }
    return asked?.allSatisfy { $0.contains { exclusion.verdict(of: $0) == .safe } } ?? false
  }
}

/// A kitchen that nobody keeps anything in, over an index.
struct AvoidingKitchen {
  let kitchen: Kitchen

  init(_ index: CatalogueIndex) {
    let places = KitchenPaths(data: "/nonexistent", store: "/nonexistent")
    kitchen = Kitchen(Catalogue(Stores(places), index, recipes: .memory([:])), .none)
  }

  func rule(for word: String) throws -> ExclusionRule {
    try #require(try kitchen.exclusionRules(for: [word], .without).first)
  }
}
