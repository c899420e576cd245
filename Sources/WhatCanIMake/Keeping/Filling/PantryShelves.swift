import RecipeLexicon

/// A group of ingredients to ask about when a pantry is filled: ingredients that many dishes ask
/// for.
public struct PantryShelf: Sendable, Equatable {
  public enum Room: String, Sendable, CaseIterable {
    case kitchen, bar
  }

  public var room: Room
  public var name: String
  /// The canonical names, in the order in which they are asked about.
  public var things: [String]
}

extension Kitchen {
  /// The groups, in the order in which they are asked about: `Data/lexicon/pantry/shelves.tsv`.
  /// Cost: O(bytes).
  public func pantryShelves() throws(KitchenError) -> [PantryShelf] {
    let file = try CollectionFiles(folder: places.data).text(at: "pantry/shelves.tsv")
    do throws(LexiconError) {
      return try Self.shelves(of: file, lexicon: index.lexicon)
    } catch {
      throw KitchenError(.lexicon(error))
    }
  }

  /// - Throws: ``LexiconError`` for an unknown room or ingredient, and for one that stands there twice.
  static func shelves(
    of file: LexiconFiles.File,
    lexicon: IngredientLexicon
  ) throws(LexiconError) -> [PantryShelf] {
    var shelves: [PantryShelf] = []
    var seen: Set<String> = []
    for row in try TabSeparated(text: file.text, file: file.path, columns: 3).rows {
      func refused(_ reason: LexiconError.Reason) -> LexiconError {
        LexiconError(reason, file: file.path, line: row.line)
      }
      guard let room = PantryShelf.Room(rawValue: row.fields[0]) else {
        throw refused(.malformed(field: "room", value: row.fields[0]))
      }
      guard let ingredient = lexicon.ingredient(named: row.fields[2]) else {
        throw refused(.malformed(field: "name", value: row.fields[2]))
      }
      let name = lexicon.name(of: ingredient)
      guard seen.insert(name).inserted else { throw refused(.repeated("'\(name)'")) }
      if shelves.last?.name != row.fields[1] || shelves.last?.room != room {
        shelves.append(PantryShelf(room: room, name: row.fields[1], things: []))
      }
      shelves[shelves.count - 1].things.append(name)
    }
    return shelves
  }
}
