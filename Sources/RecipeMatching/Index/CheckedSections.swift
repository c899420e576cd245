import RecipeLexicon

extension IndexFileReader {
  /// A string table; of `count` strings when that is given.
  func strings(
    _ bytes: SectionID,
    _ offsets: SectionID,
    count: Int? = nil
  ) throws(IndexError) -> StringTable {
    let table = StringTable(bytes: try self.bytes(bytes), offsets: try numbers(offsets))
    guard let table, count == nil || table.count == count else {
      throw IndexError(.corrupt("the strings of section \(bytes) do not fit"), file: file)
    }
    return table
  }

  /// Lists whose targets are below `limit`; `count` lists when that is given.
  func lists(
    _ offsets: SectionID,
    _ targets: SectionID,
    count: Int? = nil,
    limit: Int
  ) throws(IndexError) -> Adjacency {
    let lists = Adjacency(
      offsets: try numbers(offsets),
      targets: try numbers(targets),
      limit: limit
    )
    guard let lists, count == nil || lists.count == count else {
      throw IndexError(.corrupt("the lists of section \(targets) do not fit"), file: file)
    }
    return lists
  }

  /// Numbers below `limit`, or ``RecipeTable/absent`` where `allowsAbsent`; `count` of them.
  func numbers(
    _ id: SectionID,
    count: Int? = nil,
    limit: Int? = nil,
    allowsAbsent: Bool = false
  ) throws(IndexError) -> [UInt32] {
    let numbers = try self.numbers(id)
    let fits = numbers.allSatisfy { number in
      limit.map { Int(number) < $0 } ?? true || allowsAbsent && number == RecipeTable.absent
    }
    guard fits, count == nil || numbers.count == count else {
      throw IndexError(.corrupt("the numbers of section \(id) do not fit"), file: file)
    }
    return numbers
  }

  func flags(_ id: SectionID, count: Int) throws(IndexError) -> [Bool] {
    let flags = try self.flags(id)
    guard flags.count == count else {
      throw IndexError(.corrupt("the flags of section \(id) do not fit"), file: file)
    }
    return flags
  }
}
