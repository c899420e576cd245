import ArgumentParser
import WhatCanIMake

/// A list of books.
struct BookListArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The name or title of a list, or the beginning of its title.",
      valueName: "list"
    )
  )
  var name: String
}

/// A book.
struct BookArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The ISBN or title of a book, or the beginning of its title.",
      valueName: "book"
    )
  )
  var words: [String]

  var text: String { words.joined(separator: " ") }
}

struct RefreshOption: ParsableArguments {
  @Flag(help: "Fetch the lists again even if the stored ones are recent.")
  var refresh = false
}

/// What the commands about books share.
struct BookOptions: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup
  var fetch: FetchOptions

  @OptionGroup
  var options: KitchenOptions

  func bookLists(of kitchen: Kitchen) throws(KitchenError) -> BookLists {
    try BookLists(
      of: kitchen,
      through: try fetch.access(to: .nytbooks, kitchen.places),
      now: RunningProgram.time
    )
  }
}

extension Kitchen {
  /// What tells the books on the wishlist apart.
  func wishedIDs() throws(KitchenError) -> Set<String> {
    Set(try wishedBooks().map(\.book.isbn))
  }
}

/// Says what was left out of an answer, and that it is an older one.
func sayTrouble<Value>(_ answer: BookAnswer<Value>) {
  if let first = answer.problems.first {
    let others = answer.problems.count - 1
    warn(others == 0 ? "skipped: \(first)" : "skipped: \(first), and \(others) more")
  }
  sayTrouble(answer.trouble, answer.fetchedAt, nil)
}

/// Says that an answer is an older one, and why.
func sayTrouble(_ trouble: SourceError?, _ fetchedAt: Int, _ list: String?) {
  guard let trouble else { return }
  let day = RunningProgram.day(at: fetchedAt).map { " on \($0)" } ?? " earlier"
  warn("\(list.map { "\($0): " } ?? "")\(trouble); showing the copy that was fetched\(day)")
}
