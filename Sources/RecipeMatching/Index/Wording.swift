import RecipeLexicon
import RecipeModel
import SectionFiles

/// What the words of something name beside what they resolve to, as numbers in one list: for each name the
/// ingredient that the words mean, the ingredient that they name, the flags that they deny of it, how
/// many ingredients they deny, and these.
///
/// Equal wordings have equal numbers: entries ascend by the ingredient meant, then by what is named.
struct Wording: Hashable {
  private(set) var numbers: [UInt32] = []

  /// Words that name nothing more.
  static let plain = Wording()

  /// - Parameter asked: The alternatives of a line, in any order.
  init(_ asked: [AskedIngredient] = []) {
    for alternative in asked.sorted(by: { $0.ingredient < $1.ingredient }) {
      for named in alternative.named { add(named, of: alternative.ingredient) }
    }
  }

  /// - Parameter product: What the words of an unrecognised name name, all of which it is judged by.
  init(product: AskedIngredient) {
    if !product.isDenied { add(NamedIngredient(product.ingredient), of: product.ingredient) }
    for named in product.named { add(named, of: product.ingredient) }
  }

  /// One that an index has.
  init(numbers: [UInt32]) { self.numbers = numbers }

  private mutating func add(_ named: NamedIngredient, of ingredient: IngredientID) {
    numbers.append(UInt32(ingredient.rawValue))
    numbers.append(UInt32(named.ingredient.rawValue))
    numbers.append(named.denial.flags.rawValue)
    numbers.append(UInt32(named.denial.ingredients.count))
    numbers += named.denial.ingredients.map { UInt32($0.rawValue) }
  }

  /// What the words of two lines for the same thing name together. What only one of them denies is not
  /// denied.
  func merged(with other: Wording) -> Wording {
    if self == other { return self }
    let (left, right) = (WordingEntries(numbers), WordingEntries(other.numbers))
    let meant = Set(left.map(\.meant)).union(right.map(\.meant)).sorted()
    return Wording(
      meant.map { ingredient in
        let (a, b) = (left.named(of: ingredient), right.named(of: ingredient))
        let both = Set(a).union(b).filter { named in
          named.ingredient != ingredient || a.contains(named) && b.contains(named)
        }
        return AskedIngredient(ingredient, named: both.sorted())
      }
    )
  }

  /// The words deny something of what they mean.
  var deniesSomething: Bool { WordingEntries(numbers).contains { $0.meant == $0.named.ingredient } }
}

/// The entries of a wording, read one after the other; what does not fit ends them.
struct WordingEntries<Numbers: RandomAccessCollection<UInt32>>: Sequence, IteratorProtocol {
  private var rest: Numbers.SubSequence

  init(_ numbers: Numbers) { rest = numbers[...] }

  mutating func next() -> (meant: IngredientID, named: NamedIngredient)? {
    guard rest.count >= 4 else { return nil }
    let head = Array(rest.prefix(4))
    let denied = rest.dropFirst(4).prefix(Int(head[3]))
    guard denied.count == Int(head[3]) else { return nil }
    rest = rest.dropFirst(4 + denied.count)
    let denial = Denial(
      flags: DietFlags(rawValue: head[2]),
      ingredients: denied.map { IngredientID(Int($0)) }
    )
    let named = NamedIngredient(IngredientID(Int(head[1])), denial: denial)
    return (IngredientID(Int(head[0])), named)
  }

  /// What is named of an ingredient that is meant.
  func named(of ingredient: IngredientID) -> [NamedIngredient] {
    filter { $0.meant == ingredient }.map(\.named)
  }
}

extension WordingEntries {
  /// Whether all numbers are read, and none names an ingredient beyond `limit`.
  static func isValid(_ numbers: Numbers, ingredients limit: Int) -> Bool {
    var read = 0
    for entry in WordingEntries(numbers) {
      let ids = [entry.meant, entry.named.ingredient] + entry.named.denial.ingredients
      guard ids.allSatisfy({ $0.rawValue < limit }) else { return false }
      read += 4 + entry.named.denial.ingredients.count
    }
    return read == numbers.count
  }
}
