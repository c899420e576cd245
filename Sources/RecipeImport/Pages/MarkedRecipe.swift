/// A recipe of a page while its element is read.
struct MarkedRecipe {
  private var element: OpenElement
  private let vocabulary: PageVocabulary
  /// Elements that are read; at most one of a property.
  private var open: [(property: PageProperty, element: OpenElement)] = []
  /// A thing inside that is not the recipe.
  private var other: OpenElement?
  private var values: [PageProperty: [String]] = [:]

  init(_ tag: PageTag, _ vocabulary: PageVocabulary) {
    element = OpenElement(tag)
    self.vocabulary = vocabulary
  }

  /// Takes in the next tag; true when the recipe ends with it.
  mutating func take(_ tag: PageTag, _ attributes: [String: String], of tags: PageTags) -> Bool {
    let isOver = element.ends(at: tag)
    for position in open.indices.reversed()
    where open[position].element.ends(at: tag) || isOver {
      let (property, element) = open.remove(at: position)
      add(tags.text(element.start..<tag.range.lowerBound), to: property)
    }
    if var thing = other {
      other = thing.ends(at: tag) ? nil : thing
      if other != nil { return isOver }
    }
    guard !isOver, !tag.isEnd else { return isOver }
    let found = property(attributes)
    let isThing = isThing(attributes)
    if let found, !isThing || found == .ingredient || found == .instructions {
      begin(found, tag, attributes)
    }
    if isThing, !OpenElement.void.contains(tag.name) { other = OpenElement(tag) }
    return false
  }

  /// Takes in what the page leaves open at its end.
  mutating func finish(of tags: PageTags) {
    for (property, element) in open {
      add(tags.text(element.start..<tags.bytes.count), to: property)
    }
    open = []
  }

  private mutating func begin(
    _ property: PageProperty,
    _ tag: PageTag,
    _ attributes: [String: String]
  ) {
    let isImage = property == .image
    let value =
      isImage
      ? attributes["src"] ?? attributes["content"] ?? attributes["href"]
      : attributes["content"] ?? attributes["datetime"]
    if let value {
      add(HTMLText.plain(value).tidied, to: property)
    } else if !isImage, !OpenElement.void.contains(tag.name),
      !open.contains(where: { $0.property == property })
    {
      open.append((property, OpenElement(tag)))
    }
  }

  private mutating func add(_ text: String, to property: PageProperty) {
    // One more than a recipe may have tells that there are too many.
    guard !text.isEmpty, values[property, default: []].count <= ImportLimits.lines else { return }
    values[property, default: []].append(text)
  }

  private func property(_ attributes: [String: String]) -> PageProperty? {
    let words =
      switch vocabulary {
      case .properties: attributes["itemprop"] ?? attributes["property"] ?? ""
      case .classes: attributes["class"] ?? ""
      }
    return words.split(whereSeparator: \.isWhitespace).lazy
      .compactMap { PageProperty($0, in: vocabulary) }.first
  }

  private func isThing(_ attributes: [String: String]) -> Bool {
    switch vocabulary {
    case .properties: return attributes["itemscope"] != nil || attributes["typeof"] != nil
    case .classes:
      return (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
        .contains { ["author", "vcard", "h-card", "p-author", "review"].contains($0.lowercased()) }
    }
  }
}

extension MarkedRecipe {
  /// What was read, not yet checked; nil when it names no ingredient.
  var draft: RecipeDraft? {
    guard let lines = values[.ingredient] else { return nil }
    var draft = RecipeDraft(source: RecipeFormat.schemaorg.rawValue)
    draft.name = values[.name]?.first
    draft.lines = lines.flatMap { text in
      // One element may hold the whole list.
      lines.count == 1
        ? RecipeDraft.Line.lines(in: text) : [RecipeDraft.Line(text: text.onOneLine)]
    }
    draft.steps = InstructionSteps.steps(
      in: (values[.instructions] ?? []).joined(separator: "\n")
    )
    draft.takeServings(values[.yield]?.first)
    draft.takeTimes(
      total: values[.total]?.first,
      preparation: values[.preparation]?.first,
      cooking: values[.cooking]?.first
    )
    draft.image = values[.image]?.lazy.compactMap(\.asWebAddress).first
    draft.summary = values[.summary]?.first
    draft.categories = values[.category] ?? []
    draft.cuisine = values[.cuisine]?.first
    return draft
  }
}
