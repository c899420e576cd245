import RecipeAccounts
import WhatCanIMake

/// What people said of a dish, as its page shows it.
struct DishRemarks {
  /// What comes first.
  enum Order: String, CaseIterable, Sendable {
    case newest
    /// By the author's rating, best first; of equal ratings the newest first.
    case stars
  }

  static let order: Parameter<Order?> = .word("remarks", "The order of the comments.")

  private let asker: Asker
  private var words: Words { asker.pages.words }

  init(_ asker: Asker) { self.asker = asker }

  /// - Parameters:
  ///   - remarks: The oldest first.
  ///   - query: What the page was asked for.
  ///   - path: That of the page.
  func filling(
    _ remarks: [DishRemark],
    _ order: Order,
    _ query: PageQuery,
    _ path: String
  ) -> [String: Filling] {
    let me = asker.identity.person
    let mine = remarks.first { $0.kind == .review && $0.author == me }
    return [
      "remarks": .list(ordered(remarks, order).map { remark($0, isMine: $0.author == me) }),
      "isRemarked": .flag(!remarks.isEmpty),
      "hasRemarks": .flag(!remarks.isEmpty || me != nil),
      "remarkCount": .text(words("remarks.count", count: remarks.count)),
      "orders": .list(
        remarks.count < 2
          ? []
          : Order.allCases.map { choice in
            [
              "name": .text(words("remarks.\(choice.rawValue)")), "isOn": .flag(choice == order),
              "href": .text(query.setting("remarks", choice.rawValue).address(path)),
            ]
          }
      ),
      "review": .text(mine?.text),
    ]
  }

  private func ordered(_ remarks: [DishRemark], _ order: Order) -> [DishRemark] {
    remarks.sorted { left, right in
      let (one, other) = (left.rating?.stars ?? 0, right.rating?.stars ?? 0)
      if order == .stars, one != other { return one > other }
      return (left.writtenAt, left.number) > (right.writtenAt, right.number)
    }
  }

  private func remark(_ remark: DishRemark, isMine: Bool) -> Filling {
    [
      "by": .text(remark.author.name),
      "byHref": .text("/people/\(queryText(remark.author.name))"),
      "text": .text(remark.text),
      "isReview": .flag(remark.kind == .review),
      "given": .text(remark.rating.map { String(repeating: "★", count: $0.stars) }),
      "givenLabel": .text(remark.rating.map { words("stars", count: $0.stars) }),
      "day": .text(RunningProgram.day(at: remark.writtenAt).map(words.day)),
      "removal": .text(isMine ? "/remarks/\(remark.number)/remove" : nil),
    ]
  }
}
