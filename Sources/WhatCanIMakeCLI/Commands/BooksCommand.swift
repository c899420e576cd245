import ArgumentParser
import WhatCanIMake

struct BooksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shelf",
    abstract: "Browse lists of best-selling books, and keep a wishlist.",
    discussion: """
      The lists come from the New York Times, which requires a key: see 'source list'. The \
      program stores the lists that it fetches, and shows them when the network is down.

      Example: whatcanimake shelf lists
      """,
    subcommands: [
      Lists.self, Show.self, Search.self, New.self, Favorite.self, Book.self, Wish.self,
      Wishlist.self, Remove.self,
    ],
    defaultSubcommand: Lists.self
  )

  struct Lists: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lists",
      abstract: "Show the available lists, and how often each is updated.",
      discussion: "Example: whatcanimake shelf lists"
    )

    @OptionGroup
    var refresh: RefreshOption

    @OptionGroup
    var access: BookOptions

    func run() throws {
      let kitchen = try access.options.open()
      let answer = try access.bookLists(of: kitchen).lists(refreshing: refresh.refresh)
      let favorites = Set(try kitchen.favoriteBookLists().map(\.name))
      sayTrouble(answer)
      BookListView(asJSON: access.json).show(answer.value, favorites: favorites)
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Show the books on a list, in order of rank.",
      discussion: "Example: whatcanimake shelf show advice-how-to-and-miscellaneous"
    )

    @OptionGroup
    var list: BookListArgument

    @OptionGroup
    var refresh: RefreshOption

    @OptionGroup
    var access: BookOptions

    func run() throws {
      let kitchen = try access.options.open()
      let answer = try access.bookLists(of: kitchen).books(
        on: list.name,
        refreshing: refresh.refresh
      )
      sayTrouble(answer)
      BookListView(asJSON: access.json).show(
        answer.value,
        fetchedAt: answer.fetchedAt,
        wished: try kitchen.wishedIDs()
      )
    }
  }

  struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "search",
      abstract: "Find the best-selling books by an author.",
      discussion: "Example: whatcanimake shelf search --author \"Samin Nosrat\""
    )

    @Option(help: ArgumentHelp("The name of the author.", valueName: "name"))
    var author: String

    @OptionGroup
    var access: BookOptions

    func validate() throws {
      guard author.contains(where: { $0.isLetter }) else {
        throw ValidationError("--author needs a name")
      }
    }

    func run() throws {
      let kitchen = try access.options.open()
      let answer = try access.bookLists(of: kitchen).books(byAuthor: author)
      sayTrouble(answer)
      BookListView(asJSON: access.json).show(answer.value, wished: try kitchen.wishedIDs())
    }
  }

  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new",
      abstract: "Show the books added to your favourite lists since you last looked.",
      discussion: """
        If you have no favourite lists, the command covers every list that you have looked at.

        Example: whatcanimake shelf new
        """
    )

    @OptionGroup
    var refresh: RefreshOption

    @OptionGroup
    var access: BookOptions

    func run() throws {
      let notebook = try access.options.openNotebook()
      let bookLists = try access.bookLists(of: notebook.kitchen)
      let news = try bookLists.news(for: notebook, refreshing: refresh.refresh)
      for item in news.items { sayTrouble(item.trouble, item.fetchedAt, item.issue.list.title) }
      for (list, trouble) in news.unknown { warn("\(list): \(trouble)") }
      BookListView(asJSON: access.json).show(news, wished: try notebook.kitchen.wishedIDs())
    }
  }

  struct Favorite: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "favorite",
      abstract: "Mark a list as a favourite, or show your favourite lists.",
      discussion: "Example: whatcanimake shelf favorite hardcover-fiction",
      aliases: ["favourite"]
    )

    @Argument(
      help: ArgumentHelp(
        "The name or title of a list, or the beginning of its title.",
        valueName: "list"
      )
    )
    var list: String?

    @Flag(help: "Remove the list from your favourites.")
    var remove = false

    @OptionGroup
    var access: BookOptions

    func validate() throws {
      if remove, list == nil { throw ValidationError("--remove needs the name of a list") }
    }

    func run() throws {
      guard let name = list else {
        let lists = try access.options.openReading().favoriteBookLists()
        return BookListView(asJSON: access.json).show(lists)
      }
      let notebook = try access.options.openNotebook()
      if remove {
        let removed = try notebook.removeFavorite(called: name)
        return say("\(removed.title) is no longer a favourite.")
      }
      let list = try access.bookLists(of: notebook.kitchen).list(called: name)
      let isNew = try notebook.addFavorite(list)
      say("\(list.title) is \(isNew ? "now" : "already") a favourite.")
    }
  }

  struct Book: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "book",
      abstract: "Show the details of a book.",
      discussion: "Example: whatcanimake shelf book 9781476753836"
    )

    @OptionGroup
    var book: BookArgument

    @OptionGroup
    var access: BookOptions

    func run() throws {
      let bookLists = try access.bookLists(of: try access.options.open())
      BookListView(asJSON: access.json).show(try bookLists.card(of: book.text))
    }
  }

  struct Wish: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "wish",
      abstract: "Add a book to your wishlist.",
      discussion: "Example: whatcanimake shelf wish 9781476753836"
    )

    @OptionGroup
    var book: BookArgument

    @OptionGroup
    var access: BookOptions

    func run() throws {
      let notebook = try access.options.openNotebook()
      let book = try access.bookLists(of: notebook.kitchen).card(of: book.text).book
      let isNew = try notebook.wish(for: book)
      say("\(book.title) is \(isNew ? "now" : "already") on your wishlist.")
    }
  }

  struct Wishlist: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "wishlist",
      abstract: "Show your wishlist, newest first.",
      discussion: "Example: whatcanimake shelf wishlist"
    )

    @OptionGroup
    var output: DataOptions

    func run() throws {
      BookListView(asJSON: output.json).show(try output.options.openReading().wishedBooks())
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Remove a book from your wishlist.",
      discussion: "Example: whatcanimake shelf remove 9781476753836"
    )

    @OptionGroup
    var book: BookArgument

    @OptionGroup
    var options: KitchenOptions

    func run() throws {
      let removed = try options.openNotebook().removeWish(book.text)
      say("Removed \(removed.book.title) from your wishlist.")
    }
  }
}
