import Foundation
import JSONCoding
import RecipeModel
import RecipeStorage

extension NotebookExport {
  /// What the reader's person keeps. Cost: O(all of it).
  init(of person: Person, in reader: NotebookReader) throws {
    let pantry = try reader.pantry()
    let batches = Dictionary(
      pantry.enumerated().map { ($0.element.number, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    let remarks = try reader.remarks()
    func words(_ kind: DishRemark.Kind) -> [DishNote] {
      remarks.filter { $0.kind == kind }.map {
        DishNote(dish: $0.dish, text: $0.text, writtenAt: $0.writtenAt)
      }
    }
    self.init(
      person: person.name,
      dishes: try reader.keptDishes(),
      pantry: pantry,
      favorites: try reader.favoriteDishes(),
      ratings: try reader.ratings(),
      notes: try reader.notes(),
      reviews: words(.review).sorted { $0.dish < $1.dish },
      comments: words(.comment),
      lists: try reader.lists(),
      shopping: try reader.shopping().map { item in
        var item = item
        item.pantryItem = item.pantryItem.flatMap { batches[$0] }
        return item
      },
      history: try reader.history().reversed(),
      taste: try reader.opinions(),
      avoided: try reader.avoided(),
      staples: try reader.staples(),
      taught: try reader.taughtFacts(),
      books: try reader.books(),
      shelfLists: try Self.shelfLists(in: reader),
      recipes: try reader.ownRecipes().map { .init($0, try reader.picture(of: $0.recipe.id)) },
      versions: try reader.versions().map {
        .init($0, try reader.pictureOfVersion(of: $0.recipe.id))
      }
    )
    let planned = try reader.plan().map(\.content)
    plan = planned.isEmpty ? nil : planned
    about = try reader.about()
    picture = try reader.profilePicture().map { Data($0).base64EncodedString() }
    let tied = try reader.tiedNames()
    follows = tied.followed.isEmpty ? nil : tied.followed
    blocks = tied.blocked.isEmpty ? nil : tied.blocked
    let shown = try reader.shownThings().filter(\.isSaid).map(\.shown)
    self.shown = shown.isEmpty ? nil : shown
  }

  private static func shelfLists(in reader: NotebookReader) throws -> [KeptBookList] {
    var seen = Dictionary(
      try reader.seenBookLists().map {
        ($0.name, KeptBookList.Seen(published: $0.published, isbns: $0.isbns, at: $0.at))
      },
      uniquingKeysWith: { first, _ in first }
    )
    let favorites = try reader.favoriteBookLists().map { list in
      KeptBookList(
        name: list.name,
        favorite: KeptBookList.Favorite(title: list.title, at: list.addedAt),
        seen: seen.removeValue(forKey: list.name)
      )
    }
    let others = seen.sorted { $0.key < $1.key }.map { KeptBookList(name: $0.key, seen: $0.value) }
    return favorites + others
  }

  /// The export as JSON in UTF-8: keys ascending, so that equal exports are equal bytes.
  func text() throws -> String {
    try JSONStyle.export.text(of: self)
  }

  /// Reads an export.
  ///
  /// - Throws: ``KitchenError`` `.badExport` when it is cut off, of another version, or has a value
  ///   that cannot be.
  init(contentsOf bytes: [UInt8], file: String) throws(KitchenError) {
    do {
      self = try JSONParser.decoded(from: bytes)
    } catch {
      throw KitchenError(.badExport(path: file, detail: Self.text(of: error)))
    }
    guard schema == Self.schemaName else {
      throw KitchenError(
        .badExport(
          path: file,
          detail:
            "the export is \(schema), but this version reads \(Self.schemaName); update the program"
        )
      )
    }
  }

  /// False for the beginning of what is no JSON object.
  static func mayBegin(with bytes: [UInt8]) -> Bool {
    bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  /// True for bytes in which the mark of an export stands, whole or not, of any version.
  static func hasMark(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
  }

  /// What stands in every export and in nothing else.
  static let mark = Array("\"whatcanimake.notebook/".utf8)

  private static func text(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "the export has no \"\(key.stringValue)\""
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "the export has a value of the wrong type at \(path(context.codingPath))"
    case DecodingError.dataCorrupted(let context):
      "the export has an invalid value at \(path(context.codingPath))"
    case is JSONError: "the file is not valid JSON"
    default: "\(error)"
    }
  }

  private static func path(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
