extension IngredientLexicon {
  /// Reads the lexicon from its files.
  ///
  /// - Throws: The first ``LexiconError`` found: a row that cannot be read, a name claimed twice, a
  ///   parent or part that no row defines, a name of another language that means something else, a cycle in is-a, made-from or contains, a swap to
  ///   itself, a flavour that nothing carries, or a strength of what has no alcohol; with file and
  ///   line.
  /// Cost: O(bytes + names · log names).
  package init(files: LexiconFiles) throws(LexiconError) {
    var rows: [IngredientRow] = []
    var ingredientGroups: [String] = []
    for (ingredientGroup, file) in files.ingredients.enumerated() {
      let table = try TabSeparated(text: file.text, file: file.path, columns: 4)
      for row in table.rows {
        rows.append(try IngredientRow(row, ingredientGroup: ingredientGroup, file: file.path))
      }
      let title = table.comments.first { $0.hasPrefix("shelf:") }
      ingredientGroups.append(title.map { trimmed($0.dropFirst(6)) } ?? file.stem)
    }
    rows.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let english = try Self.names(of: rows)
    let names = NameTable(english)
    let reader = RelationReader(rows: rows, names: names)
    var aliases: [String] = []
    var aliasesOf: [[UInt32]] = []
    for row in rows {
      aliasesOf.append((0..<row.aliases.count).map { UInt32(aliases.count + $0) })
      aliases += row.aliases.map { $0.hasPrefix("=") ? String($0.dropFirst()) : $0 }
    }
    var foreign = ForeignNames()
    let canonical = rows.map(\.name)
    for file in files.languages {
      try foreign.add(LanguageNames(file, names: names, ingredients: canonical))
    }
    let stems = files.ingredients.map(\.stem)
    let words = try DroppableWords(files.words, ingredientGroups: stems)
    let free = try FreeNames(files.freeOf, reader: reader)
    let allergens = try AllergenTable(files.allergens, reader: reader)
    let taxonomy = try reader.taxonomy(files, freeOf: free.freeOf, allergens: allergens)
    self.init(
      ingredients: StringTable(rows.map(\.name)),
      ingredientGroups: StringTable(ingredientGroups),
      ingredientGroupOf: rows.map { UInt32($0.ingredientGroup) },
      aliases: StringTable(aliases),
      aliasesOf: Adjacency(aliasesOf),
      names: foreign.pairs.isEmpty ? names : NameTable(english + foreign.pairs),
      words: words.words,
      wordGroups: words.ingredientGroups,
      taxonomy: taxonomy,
      scopedNames: free.scopedNames(with: foreign, ingredients: rows.count),
      heads: try ProductHeads(files.heads, reader: reader, ingredientGroups: stems).endings,
      allergens: allergens,
      flavours: try FlavourTable(files.flavours, reader: reader, taxonomy: taxonomy),
      strengths: try StrengthTable(files.strengths, reader: reader, taxonomy: taxonomy),
      colours: try ColourTable(files.colours, reader: reader, taxonomy: taxonomy),
      keeping: try KeepingTable(files.keeps, reader: reader, taxonomy: taxonomy)
    )
  }

  /// The folded names of all rows, each claimed by one ingredient. An alias that begins with `=`
  /// keeps the plural of its last word.
  private static func names(
    of rows: [IngredientRow]
  ) throws(LexiconError) -> [(name: String, value: UInt32)] {
    var owner: [String: Int] = [:]
    var pairs: [(name: String, value: UInt32)] = []
    for (position, row) in rows.enumerated() {
      for name in [row.name] + row.aliases {
        let isPlural = name.hasPrefix("=")
        let key = isPlural ? pluralKey(plainWords(name)) : foldedName(name)
        guard !key.isEmpty else {
          throw LexiconError(.emptyName, file: row.file, line: row.line)
        }
        if let other = owner[key] {
          guard other != position else { continue }
          throw LexiconError(
            .nameTaken(name: name, by: rows[other].name, and: row.name),
            file: row.file,
            line: row.line
          )
        }
        owner[key] = position
        pairs.append((key, UInt32(position)))
      }
    }
    return pairs
  }
}

/// The words and phrases of `words.tsv` that a name can lose. Rows that fold alike ("skin on", "skin-on")
/// must name the same ingredient groups, so that it does not matter which of them is read.
struct DroppableWords {
  var words: NameTable
  var ingredientGroups: Adjacency

  init(_ file: LexiconFiles.File, ingredientGroups stems: [String]) throws(LexiconError) {
    var pairs: [(name: String, value: UInt32)] = []
    var lists: [[UInt32]] = []
    var known: [String: [UInt32]] = [:]
    for row in try TabSeparated(text: file.text, file: file.path, columns: 3).rows {
      let word = row.fields[0]
      let key = foldedName(word)
      guard !key.isEmpty else {
        throw LexiconError(.emptyName, file: file.path, line: row.line)
      }
      var allowed: [UInt32] = []
      for ingredientGroup in listItems(row.fields[2]) {
        guard let position = stems.firstIndex(of: ingredientGroup) else {
          throw LexiconError(
            .malformed(field: "shelf", value: ingredientGroup),
            file: file.path,
            line: row.line
          )
        }
        allowed.append(UInt32(position))
      }
      allowed.sort()
      guard known.updateValue(allowed, forKey: key) ?? allowed == allowed else {
        let what = "the word '\(word)', with other shelves,"
        throw LexiconError(.repeated(what), file: file.path, line: row.line)
      }
      pairs.append((key, UInt32(lists.count)))
      lists.append(allowed)
    }
    words = NameTable(pairs)
    self.ingredientGroups = Adjacency(lists)
  }
}
