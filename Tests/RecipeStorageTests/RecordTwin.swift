import RecipeModel

/// What records of files become, by walking over lists: the naive twin of the cache's rules.
struct RecordTwin {
  struct Record: Equatable {
    var collection: String
    var key: String
    var name: String
    var lines: [String]
    var step: String

    func saysAll(_ other: Record) -> Bool { isAlike(other) && step == other.step }
    func isAlike(_ other: Record) -> Bool { name == other.name && lines == other.lines }
  }

  struct Dish: Equatable {
    var id: String
    var record: Record
  }

  /// In the order in which they came.
  var dishes: [Dish] = []
  private(set) var counts = [0, 0, 0]

  /// Takes in the records of one file; `old` is the source that belongs to nobody.
  mutating func take(_ records: [Record], old: String) {
    counts = [0, 0, 0]
    var given: Set<Int> = []
    var was: [(dish: Int, before: Record, wish: String)] = []
    func put(_ record: Record, _ wish: String) -> Int {
      var (id, number) = (wish, 1)
      while dishes.contains(where: { $0.id == id }) {
        number += 1
        id = "\(wish)-\(number)"
      }
      dishes.append(Dish(id: id, record: record))
      counts[0] += 1
      return dishes.count - 1
    }
    func set(_ dish: Int, _ record: Record) {
      let before = dishes[dish].record
      dishes[dish].record = record
      given.insert(dish)
      if before.saysAll(record) {
        counts[2] += 1
      } else {
        counts[1] += 1
        was.append((dish, before, "\(record.collection):\(record.key)"))
      }
    }
    for record in records {
      let mine = dishes.indices.filter { dishes[$0].record.collection == record.collection }
      let free = mine.filter { !given.contains($0) }
      func best(_ found: [Int]) -> Int? {
        found.first { dishes[$0].record.key == record.key } ?? found.first
      }
      if let same = best(free.filter { dishes[$0].record.saysAll(record) }) {
        set(same, record)
      } else if mine.contains(where: { dishes[$0].record.saysAll(record) }) {
        counts[2] += 1
      } else if let place = was.indices.filter({ was[$0].before.saysAll(record) })
        .min(by: { was[$0].dish < was[$1].dish })
      {
        let (dish, _, wish) = was.remove(at: place)
        let other = dishes[dish].record
        dishes[dish].record = record
        counts[1] -= 1
        counts[2] += 1
        given.insert(put(other, wish))
      } else if let alike = best(free.filter { dishes[$0].record.isAlike(record) }) {
        set(alike, record)
      } else if let unclaimed = dishes.indices.first(where: {
        dishes[$0].record.collection == old && dishes[$0].record.isAlike(record)
      }) {
        set(unclaimed, record)
      } else if let sameKey = free.first(where: { dishes[$0].record.key == record.key }) {
        set(sameKey, record)
      } else {
        given.insert(put(record, "\(record.collection):\(record.key)"))
      }
    }
  }
}
