import RecipeLexicon
import RecipeModel
import SectionFiles

/// The dishes of each source, which the first part of a dish's id names; see ``DishID/source``.
struct SourceLists: Sendable, Equatable {
  /// The sources, ascending by their UTF-8.
  let names: StringTable
  /// For each source its dishes, ascending.
  let dishes: Adjacency

  init(names: StringTable, dishes: Adjacency) {
    self.names = names
    self.dishes = dishes
  }

  /// The lists for the ids of dishes, by position. Cost: O(bytes of all ids).
  init(ids: StringTable) {
    var numbers: [[UInt8]: Int] = [:]
    var lists: [[UInt32]] = []
    for dish in 0..<ids.count {
      let source = Array(ids.utf8(at: dish).prefix { $0 != UInt8(ascii: ":") })
      let number = numbers[source] ?? lists.count
      if number == lists.count {
        numbers[source] = number
        lists.append([])
      }
      lists[number].append(UInt32(dish))
    }
    let ordered = numbers.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    names = StringTable(ordered.map { String(decoding: $0.key, as: UTF8.self) })
    dishes = Adjacency(ordered.map { lists[$0.value] })
  }

  /// The dishes of a source, ascending. Cost: O(sources).
  subscript(source: String) -> Column<UInt32> {
    let wanted = source.utf8
    let number = (0..<names.count).first { names.utf8(at: $0).elementsEqual(wanted) }
    return number.map { dishes[$0] } ?? []
  }
}
