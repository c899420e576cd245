/// A Cooklang file taken apart: its metadata, and what follows in the file's order.
///
/// Comments are left out. Nothing is interpreted beyond the Cooklang language itself.
package struct CooklangDocument: Equatable, Sendable {
  /// A part of the file that blank lines set apart.
  package enum Block: Equatable, Sendable {
    /// A paragraph of instructions; never empty.
    case step([Item])
    /// The heading of a part of the recipe; nil when it has no name.
    case section(String?)
    /// Lines marked with `>`, which are not instructions, joined by newlines.
    case note(String)
  }

  /// A piece of a step, in reading order.
  package enum Item: Equatable, Sendable {
    /// Plain words, spaces included; a forced line break is a newline.
    case text(String)
    case ingredient(Ingredient)
    case cookware(Cookware)
    case timer(Timer)
  }

  /// What `@` marks: `@lime juice{30%ml}(strained)`.
  package struct Ingredient: Equatable, Sendable {
    package var name: String
    package var amount: CooklangAmount?
    /// What stands in the parentheses after it: "peeled and finely chopped".
    package var preparation: String?
    /// The path of the recipe that makes it, for `@./sauces/Hollandaise`.
    package var reference: String?

    package init(
      name: String,
      amount: CooklangAmount? = nil,
      preparation: String? = nil,
      reference: String? = nil
    ) {
      self.name = name
      self.amount = amount
      self.preparation = preparation
      self.reference = reference
    }
  }

  /// What `#` marks: `#frying pan{}`.
  package struct Cookware: Equatable, Sendable {
    package var name: String
    package var amount: CooklangAmount?

    package init(name: String, amount: CooklangAmount? = nil) {
      self.name = name
      self.amount = amount
    }
  }

  /// What `~` marks: `~rest{10%minutes}`.
  package struct Timer: Equatable, Sendable {
    /// Nil for `~{25%minutes}`.
    package var name: String?
    package var amount: CooklangAmount?

    package init(name: String? = nil, amount: CooklangAmount? = nil) {
      self.name = name
      self.amount = amount
    }
  }

  package var metadata: CooklangMetadata
  package var blocks: [Block]

  package init(metadata: CooklangMetadata = CooklangMetadata(), blocks: [Block] = []) {
    self.metadata = metadata
    self.blocks = blocks
  }

  /// The steps in order.
  package var steps: [[Item]] {
    blocks.compactMap { if case .step(let items) = $0 { items } else { nil } }
  }

  /// The ingredients in the order of the steps, repeats included.
  package var ingredients: [Ingredient] {
    steps.joined().compactMap { if case .ingredient(let item) = $0 { item } else { nil } }
  }
}
