internal import JSONCoding
internal import RecipeImport
internal import RecipeModel

/// Reads the answers of the New York Times Books API. A record that cannot be read is a problem,
/// the others are taken.
struct BookListReader {
  let answer: SourceAnswer

  func lists() throws(ImportError) -> SourceReply<[BookList]> {
    guard answer.value["results"] != nil else {
      throw ImportError(.missing("list of lists", key: "results"), file: answer.file)
    }
    return SourceReply(answer.record.records("results"), list)
  }

  private func list(_ record: AnswerRecord) throws(ImportError) -> BookList {
    let name = try record.required("list_name_encoded", as: "name")
    guard BookList.isName(name) else {
      throw record.error(
        .unknownValue(key: "list_name_encoded", value: name, allowed: "letters, digits, hyphens")
      )
    }
    var title = try record.text("display_name")
    if title == nil { title = try record.text("list_name") }
    return BookList(
      name: name,
      title: title ?? name,
      updated: BookList.Interval(try record.text("updated") ?? ""),
      newest: try date("newest_published_date", of: record),
      oldest: try date("oldest_published_date", of: record)
    )
  }

  /// - Parameter name: The list that was asked for; an answer may be without its name.
  func issue(named name: String) throws(ImportError) -> SourceReply<BookListIssue> {
    guard let results = answer.value["results"], case .object = results else {
      throw ImportError(.missing("list of books", key: "results"), file: answer.file)
    }
    let record = AnswerRecord(value: results, file: answer.file, place: .file)
    var title = try record.text("display_name")
    if title == nil { title = try record.text("list_name") }
    let published = try date("published_date", of: record)
    let books = SourceReply(record.records("books"), book)
    return SourceReply(
      BookListIssue(
        list: BookList(
          name: name,
          title: title ?? name,
          updated: BookList.Interval(try record.text("updated") ?? ""),
          newest: published
        ),
        bestsellersDate: try date("bestsellers_date", of: record),
        publishedDate: published,
        books: books.value.enumerated()
          .sorted {
            ($0.element.rank ?? Int.max, $0.offset) < ($1.element.rank ?? Int.max, $1.offset)
          }
          .map(\.element)
      ),
      problems: books.problems
    )
  }

  private func book(_ record: AnswerRecord) throws(ImportError) -> ListedBook {
    var book = try bookAnywhere(record)
    guard let rank = try record.count("rank"), rank > 0 else {
      throw record.error(.missing("rank", key: "rank"))
    }
    book.rank = rank
    let last = try record.count("rank_last_week")
    book.rankLastWeek = last == 0 ? nil : last
    book.weeksOnList = try record.count("weeks_on_list")
    book.image = try record.link("book_image")
    book.links = try links(of: record)
    book.bookLink = try record.link("amazon_product_url")
    return book
  }

  /// What a book has on a list and in a history.
  private func bookAnywhere(_ record: AnswerRecord) throws(ImportError) -> ListedBook {
    guard record.value.asObject != nil else { throw record.error(.notAnObject) }
    var thirteens = [try record.text("primary_isbn13")]
    var tens = [try record.text("primary_isbn10")]
    for edition in record.records("isbns") {
      thirteens.append(try edition.text("isbn13"))
      tens.append(try edition.text("isbn10"))
    }
    return ListedBook(
      isbn13: thirteens.lazy.compactMap { $0.flatMap { ISBN.thirteen($0) } }.first,
      isbn10: tens.lazy.compactMap { $0.flatMap { ISBN.ten($0) } }.first,
      title: try record.required("title", as: "title", bytes: AnswerLimits.nameBytes),
      author: try record.text("author", bytes: AnswerLimits.nameBytes),
      publisher: try record.text("publisher", bytes: AnswerLimits.nameBytes),
      description: try record.text("description", bytes: AnswerLimits.textBytes)
    )
  }

  /// The shops with an address on the web.
  private func links(of record: AnswerRecord) throws(ImportError) -> [ListedBook.Link] {
    let records = record.records("buy_links")
    guard records.count <= AnswerLimits.links else {
      throw record.error(
        .tooMany(key: "buy_links", count: records.count, allowed: AnswerLimits.links)
      )
    }
    var links: [ListedBook.Link] = []
    for record in records {
      guard let url = try record.link("url") else { continue }
      links.append(ListedBook.Link(name: try record.text("name") ?? "link", url: url))
    }
    return links
  }

  func history() throws(ImportError) -> SourceReply<[ListedBook]> {
    guard case .object(let fields) = answer.value, fields["results"] != nil else {
      throw ImportError(.missing("list of books", key: "results"), file: answer.file)
    }
    var found = SourceReply(answer.record.records("results"), bookOfHistory)
    found.total = try answer.record.count("num_results")
    return found
  }

  private func bookOfHistory(_ record: AnswerRecord) throws(ImportError) -> ListedBook {
    var book = try bookAnywhere(record)
    var newest = ""
    for entry in record.records("ranks_history") {
      let entry = AnswerRecord(value: entry.value, file: record.file, place: record.place)
      guard let day = try date("published_date", of: entry), day > newest else { continue }
      newest = day
      book.rank = try entry.count("rank")
      book.weeksOnList = try entry.count("weeks_on_list")
    }
    return book
  }

  /// A day as YYYY-MM-DD; nil when it is absent or written otherwise.
  private func date(_ key: String, of record: AnswerRecord) throws(ImportError) -> String? {
    guard let text = try record.text(key), text.utf8.count >= 10 else { return nil }
    let day = Array(text.utf8.prefix(10))
    let isDay = day.enumerated().allSatisfy { position, byte in
      position == 4 || position == 7 ? byte == 0x2D : (0x30...0x39).contains(byte)
    }
    return isDay ? String(decoding: day, as: UTF8.self) : nil
  }
}
