import RecipeLexicon

/// A group of ingredients to ask about when a pantry is filled: ingredients that many dishes ask
/// for.
public struct FillGroup: Sendable, Equatable {
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
  public func fillGroups() throws(KitchenError) -> [FillGroup] {
    let file = try CollectionFiles(folder: places.data).text(at: "pantry/shelves.tsv")
    do throws(LexiconError) {
      return try Self.fillGroups(of: file, lexicon: index.lexicon)
    } catch {
      throw KitchenError(.lexicon(error))
    }
  }

  /// - Throws: ``LexiconError`` for an unknown room or ingredient, and for one that stands there twice.
  static func fillGroups(
    of file: LexiconFiles.File,
    lexicon: IngredientLexicon
  ) throws(LexiconError) -> [FillGroup] {
    var groups: [FillGroup] = []
    var seen: Set<String> = []
    for row in try TabSeparated(text: file.text, file: file.path, columns: 3).rows {
      func refused(_ reason: LexiconError.Reason) -> LexiconError {
        LexiconError(reason, file: file.path, line: row.line)
      }
      guard let room = FillGroup.Room(rawValue: row.fields[0]) else {
        throw refused(.malformed(field: "room", value: row.fields[0]))
      }
      guard let ingredient = lexicon.ingredient(named: row.fields[2]) else {
        throw refused(.malformed(field: "name", value: row.fields[2]))
      }
      let name = lexicon.name(of: ingredient)
      guard seen.insert(name).inserted else { throw refused(.repeated("'\(name)'")) }
      if groups.last?.name != row.fields[1] || groups.last?.room != room {
        groups.append(FillGroup(room: room, name: row.fields[1], things: []))
      }
      groups[groups.count - 1].things.append(name)
    }
    return groups
  }
}
