import SectionFiles

/// Reads the files that relate ingredients, and checks what they say.
struct RelationReader {
  var rows: [IngredientRow]
  var names: NameTable

  /// The taxonomy of all files.
  ///
  /// - Parameters:
  ///   - freeOf: For each row what it is free of.
  ///   - allergens: Whose words, among what a row is free of, stand for their families.
  func taxonomy(
    _ files: LexiconFiles,
    freeOf: [[UInt32]],
    allergens: AllergenTable
  ) throws(LexiconError) -> Taxonomy {
    let parents = try above { $0.parents }
    let groups = try above { $0.groups }
    var places: [Int: RowLocation] = [:]
    for (position, row) in rows.enumerated() {
      places[position] = RowLocation(file: row.file, line: row.line)
    }
    let both = Adjacency(rows.indices.map { Array(parents[$0]) + Array(groups[$0]) })
    try refuseCycle(in: both, places: places)
    var routes = Routes()
    for file in files.made { try routes.read(file, with: self) }
    var contents = [[UInt32]](repeating: [], count: rows.count)
    var contentPlaces: [Int: RowLocation] = [:]
    for file in files.contains {
      try readContents(file, into: &contents, places: &contentPlaces)
    }
    try refuseCycle(in: Adjacency(contents), places: contentPlaces)
    var madeFrom = [[UInt32]](repeating: [], count: rows.count)
    for (product, inputs) in zip(routes.products, routes.inputs) {
      madeFrom[Int(product)] += inputs
    }
    try refuseCycle(in: Adjacency(madeFrom), places: routes.places)
    var swaps = Swaps(count: rows.count)
    for file in files.swaps { try swaps.read(file, with: self) }
    return Taxonomy(
      parents: parents,
      groups: groups,
      routeInputs: Adjacency(routes.inputs),
      routeProducts: routes.products,
      contents: Adjacency(contents.map { $0.sorted() }),
      swaps: Adjacency(swaps.lists),
      swapSubstitutes: swaps.substitutes,
      swapNotes: StringTable(swaps.notes),
      isClass: rows.map(\.isClass),
      isStaple: rows.map(\.isStaple),
      flags: rows.map(\.flags),
      possibleFlags: rows.map(\.possibleFlags),
      freeOf: Adjacency(freeOf),
      inherited: InheritedFlags(
        own: rows.map(\.flags),
        possible: rows.map(\.possibleFlags),
        above: rows.indices.map { row in
          Array(both[row]) + contents[row] + madeFrom[row]
        },
        denied: freeOf.map { free in
          free.reduce(into: DietFlags()) { flags, ingredient in
            let family = allergens.family(named: rows[Int(ingredient)].name)
            flags.formUnion(family?.frees ?? [])
          }
        }
      )
    )
  }

  /// The ingredient with a name, which a row must define.
  func ingredient(_ name: String, at place: RowLocation) throws(LexiconError) -> UInt32 {
    guard let found = names.value(of: foldedName(name)) else {
      throw LexiconError(.unknownIngredient(name), file: place.file, line: place.line)
    }
    return found
  }

  /// The direct parents of each row, or its groups; each named once.
  private func above(_ names: (IngredientRow) -> [String]) throws(LexiconError) -> Adjacency {
    var lists: [[UInt32]] = []
    for row in rows {
      let place = RowLocation(file: row.file, line: row.line)
      var list: [UInt32] = []
      for name in names(row) {
        let parent = try ingredient(name, at: place)
        guard !list.contains(parent) else {
          throw LexiconError(
            .repeated("the parent '\(name)'"),
            file: place.file,
            line: place.line
          )
        }
        list.append(parent)
      }
      lists.append(list.sorted())
    }
    return Adjacency(lists)
  }

  private func readContents(
    _ file: LexiconFiles.File,
    into contents: inout [[UInt32]],
    places: inout [Int: RowLocation]
  ) throws(LexiconError) {
    for row in try TabSeparated(text: file.text, file: file.path, columns: 2).rows {
      let place = RowLocation(file: file.path, line: row.line)
      let product = Int(try ingredient(row.fields[0], at: place))
      places[product] = place
      for part in listItems(row.fields[1]) {
        let part = try ingredient(part, at: place)
        if !contents[product].contains(part) { contents[product].append(part) }
      }
    }
  }

  /// Throws when following the edges from some ingredient leads back to it.
  private func refuseCycle(
    in edges: Adjacency,
    places: [Int: RowLocation]
  ) throws(LexiconError) {
    guard let cycle = firstCycle(in: edges) else { return }
    let place = cycle.compactMap { places[$0] }.first ?? RowLocation(file: "", line: 0)
    throw LexiconError(
      .cycle((cycle + cycle.prefix(1)).map { rows[$0].name }),
      file: place.file,
      line: place.line
    )
  }
}

/// Where a row stands.
struct RowLocation {
  var file: String
  var line: Int

  func error(_ reason: LexiconError.Reason) -> LexiconError {
    LexiconError(reason, file: file, line: line)
  }
}

/// The nodes of one cycle in order, from its lowest start on; nil when there is none.
/// Cost: O(nodes + edges), without recursion.
func firstCycle(in edges: Adjacency) -> [Int]? {
  enum Mark { case new, open, done }
  var marks = [Mark](repeating: .new, count: edges.count)
  for start in 0..<edges.count where marks[start] == .new {
    var path: [(node: Int, next: Int)] = [(start, 0)]
    marks[start] = .open
    while let (node, next) = path.last {
      let targets = edges[node]
      guard next < targets.count else {
        marks[node] = .done
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let target = Int(targets[targets.startIndex + next])
      switch marks[target] {
      case .new:
        marks[target] = .open
        path.append((target, 0))
      case .open:
        return path.drop { $0.node != target }.map(\.node)
      case .done: continue
      }
    }
  }
  return nil
}
