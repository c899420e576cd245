import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Hostile text in a notebook")
struct NotebookTextTests {
  static let payloads = [
    "",
    "NUL \u{0} inside and at the end\u{0}",
    "\u{1B}[31mred\u{1B}]0;title\u{7}\u{9B}2J\u{8}\r",
    "\u{202E}gnirts\u{2066}\u{200B}\u{FEFF}\u{E0041}",
    "\u{FEFF}mark of order",
    "cre\u{300}me and cr\u{E8}me",
    "'; DROP TABLE note; -- \" \\ %s \u{2028}\n",
    "\u{FFFF}\u{10FFFF}🍸👩‍👩‍👧",
    "{{7*7}}<script>alert(1)</script>",
    "a" + String(repeating: "\u{301}", count: 400),
  ]

  @Test("every payload in every text field comes back byte for byte", arguments: payloads)
  func faithful(payload: String) throws {
    let folder = try TemporaryFolder()
    let anna = try person("anna")
    let store = try NotebookStore(folder)
    let recipe = makeRecipe(
      "d:\(payload)",
      name: payload,
      lines: [payload],
      tags: [payload],
      steps: [payload],
      summary: payload
    )
    let amount = Amount(quantity: 1, unit: payload)
    try store.write(anna, now: today) { writer in
      try writer.add(PantryEntry(ingredient: payload, text: payload, amount: amount))
      try writer.add(
        ShoppingEntry(text: payload, ingredients: [payload], amount: amount, dish: recipe.id)
      )
      try writer.setNote(recipe, payload)
      try writer.setReview(recipe, payload)
      try writer.createList("x\(payload)")
      try writer.add(recipe, toList: "x\(payload)")
      try writer.addHistory(.cooked, recipe: recipe)
      try writer.setOpinion(.dish(recipe.id), name: payload, .like)
      try writer.setOpinion(.cuisine(payload), name: payload, .chosen)
      var book = makeBook(payload, payload)
      book.links = [Book.Link(name: payload, url: payload)]
      try writer.keep(book)
      try writer.setFavoriteBookList(payload, title: payload)
      try writer.setSeenBookList(payload, published: payload, isbns: [payload])
      try writer.createRecipe(
        Recipe(
          id: recipe.id,
          name: payload,
          kind: .meal,
          lines: recipe.lines,
          origin: RecipeOrigin(source: "x", nativeID: payload)
        )
      )
    }
    let read = try NotebookStore(folder).contents(of: anna, about: [recipe.id])
    var texts: [String?] = read.notes.map(\.text) + read.remarks.map(\.text)
    texts += read.history.map(\.dishName) + read.opinions.map(\.name)
    for item in read.pantry {
      texts += [item.entry.ingredient, item.entry.text, item.entry.amount?.unit]
    }
    for item in read.shopping {
      texts += [item.entry.text, item.entry.ingredients[0], item.entry.amount?.unit]
    }
    for kept in read.books {
      texts += [kept.book.isbn, kept.book.title, kept.book.links[0].name, kept.book.links[0].url]
    }
    for list in read.favoriteBookLists { texts += [list.name, list.title] }
    for list in read.seenBookLists { texts += [list.name, list.published, list.isbns[0]] }
    for own in read.ownRecipes { texts += [own.recipe.name, own.recipe.origin.nativeID] }
    for kept in read.kept {
      texts += [kept.recipe.name, kept.recipe.lines[0].text, kept.recipe.tags[0]]
      texts.append(kept.recipe.summary)
    }
    let bytes = texts.map { text in text.map { Array($0.utf8) } }
    #expect(bytes == Array(repeating: Array(payload.utf8), count: 26))
    #expect(Array(read.lists[1].name.utf8) == Array(normalised("x\(payload)").utf8))
    #expect(read.opinions.map(\.subject) == [.dish(recipe.id), .cuisine(payload)])
    #expect(Array(read.opinions[1].subject.text.utf8) == Array(normalised(payload).utf8))
    let dishes = [read.shopping[0].entry.dish, read.history[0].dish, read.lists[1].dishes[0]]
    #expect(dishes == [recipe.id, recipe.id, recipe.id])
    try store.verify()
  }

  @Test("two million combining marks are refused, quickly, and nothing of them is stored")
  func marks() throws {
    let folder = try TemporaryFolder()
    let anna = try person("anna")
    let store = try NotebookStore(folder)
    let text = "a" + String(repeating: "\u{301}", count: 2_000_000)
    #expect(throws: StorageError.self) {
      try store.write(anna, now: today) { try $0.setNote(gimlet, text) }
    }
    #expect(throws: StorageError.self) {
      try store.write(anna, now: today) { try $0.createList(text) }
    }
    #expect(try store.contents(of: anna) == store.contents(of: nil))
  }

  @Test("rows that differ only in where one value ends and the next begins have other sums")
  func separation() {
    func sum(_ values: [NotebookValue]) -> Int {
      rowChecksum(table: "t", number: 1, values: values)
    }
    let rows: [[NotebookValue]] = [
      [.text("ab"), .text("c")], [.text("a"), .text("bc")], [.text("abc"), .text("")],
      [.text("abc"), .null], [.text("abc")], [.integer(0), .null], [.null, .integer(0)],
      [.text("a\u{0}"), .text("bc")], [.integer(1)], [.text("\u{1}\u{0}\u{0}\u{0}")],
    ]
    #expect(Set(rows.map(sum)).count == rows.count)
    #expect(sum([.null]) != rowChecksum(table: "u", number: 1, values: [.null]))
    #expect(sum([.null]) != rowChecksum(table: "t", number: 2, values: [.null]))
  }
}
