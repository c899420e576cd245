import RecipeLexicon
import RecipeModel
import SectionFiles

/// The dishes of each source, which the first part of a dish's id names; see ``DishID/source``.
struct SourceLists: Sendable, Equatable {
  /// The sources, ascending by their UTF-8.
  let names: StringTable
  /// For each source its dishes, ascending by the UTF-8 of their ids.
  let dishes: Adjacency

  init(names: StringTable, dishes: Adjacency) {
    self.names = names
    self.dishes = dishes
  }

  /// The lists for the ids of dishes, by position. Cost: O(bytes of all ids + dishes · log dishes).
  init(ids: StringTable) {
    var numbers: [[UInt8]: Int] = [:]
    var lists: [[Entry]] = []
    for dish in 0..<ids.count {
      let id = ids.utf8(at: dish)
      let source = Array(id.prefix { $0 != UInt8(ascii: ":") })
      let number = numbers[source] ?? lists.count
      if number == lists.count {
        numbers[source] = number
        lists.append([])
      }
      lists[number].append(Entry(dish: UInt32(dish), id.dropFirst(source.count)))
    }
    let ordered = numbers.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    names = StringTable(ordered.map { String(decoding: $0.key, as: UTF8.self) })
    dishes = Adjacency(
      ordered.map { source in
        lists[source.value].sorted { left, right in
          left.start != right.start
            ? left.start < right.start
            : ids.utf8(at: Int(left.dish)).lexicographicallyPrecedes(ids.utf8(at: Int(right.dish)))
        }.map(\.dish)
      }
    )
  }

  /// A dish, and the first eight bytes of its id behind the source as one number: with them most are in order.
  private struct Entry {
    let dish: UInt32
    let start: UInt64

    init(dish: UInt32, _ rest: Column<UInt8>) {
      self.dish = dish
      let bytes = Array(rest.prefix(8))
      start = (0..<8).reduce(0) { $0 << 8 | UInt64($1 < bytes.count ? bytes[$1] : 0) }
    }
  }

  /// The dishes of a source, ascending by the UTF-8 of their ids. Cost: O(sources).
  subscript(source: String) -> Column<UInt32> {
    let wanted = source.utf8
    let number = (0..<names.count).first { names.utf8(at: $0).elementsEqual(wanted) }
    return number.map { dishes[$0] } ?? []
  }
}
