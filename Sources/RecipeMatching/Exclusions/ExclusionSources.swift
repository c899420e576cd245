import RecipeLexicon
import RecipeModel

/// What is excluded by itself, before it spreads.
struct ExclusionSources: Sendable, Equatable {
  /// The ingredients that are named.
  private var ingredients: Set<Int>
  private var flags: DietFlags
  private let taxonomy: Taxonomy
  /// For families that a named ingredient belongs to, what may have it in it because it carries them.
  private var unspecified: [Unspecified] = []

  private struct Unspecified: Equatable {
    var flags: DietFlags
    var ingredients: Set<Int>
  }

  /// Of sources of one lexicon. Cost: O(what is excluded).
  static func == (left: ExclusionSources, right: ExclusionSources) -> Bool {
    left.ingredients == right.ingredients && left.flags == right.flags
      && left.unspecified == right.unspecified
  }

  /// Cost: O(ingredients), where a member of a family is named also what each of these contains.
  init(
    ingredients: Set<Int>,
    flags: DietFlags,
    taxonomy: Taxonomy,
    families: [AllergenTable.Family]
  ) {
    self.ingredients = ingredients
    self.flags = flags
    self.taxonomy = taxonomy
    for family in families where !family.members.isEmpty {
      let members = Set(family.members.map(Int.init))
      let hasMember = ingredients.contains {
        !taxonomy.kinship(of: $0).isDisjoint(with: members)
      }
      guard hasMember, !family.avoids.isSubset(of: flags) else { continue }
      let carriers = Self.carriers(of: family, members, in: taxonomy)
      unspecified.append(Unspecified(flags: family.avoids, ingredients: Set(carriers)))
    }
  }

  /// The ingredients that carry a family without saying which member of it, or may carry it.
  private static func carriers(
    of family: AllergenTable.Family,
    _ members: Set<Int>,
    in taxonomy: Taxonomy
  ) -> [Int] {
    (0..<taxonomy.count).filter { ingredient in
      if !taxonomy.mayCarry[ingredient].isDisjoint(with: family.avoids) { return true }
      guard !taxonomy.carried[ingredient].isDisjoint(with: family.avoids) else { return false }
      // A member says which it is, and so does what contains one.
      return taxonomy.excluders(of: ingredient).isDisjoint(with: members)
    }
  }

  /// How far an ingredient is unsafe for its name, before that spreads.
  func verdict(ofName ingredient: Int) -> Exclusion.Verdict {
    if ingredients.contains(ingredient) { return .certain }
    return unspecified.contains { $0.ingredients.contains(ingredient) } ? .possible : .safe
  }

  /// How far an ingredient is unsafe for what it carries, by all that it is, contains and is made of.
  func verdict(ofFlags ingredient: Int) -> Exclusion.Verdict {
    guard !flags.isEmpty else { return .safe }
    let carried = taxonomy.carried[ingredient]
    if !carried.isDisjoint(with: flags) { return .certain }
    let possible = carried.union(taxonomy.mayCarry[ingredient])
    return possible.isDisjoint(with: flags.union(.unknown)) ? .safe : .possible
  }

  /// These without what words deny.
  func denying(_ denial: Denial) -> ExclusionSources {
    var rest = self
    let denied = Set(denial.ingredients.map(\.rawValue))
    let isDenied = { (ingredient: Int) in
      // Nobody knows what is in a name that a person explained, so nothing denies it.
      if taxonomy.taught[ingredient] != nil { return false }
      if !taxonomy.kinship(of: ingredient).isDisjoint(with: denied) { return true }
      let carried = taxonomy.carried[ingredient]
      return !carried.isEmpty && carried.isSubset(of: denial.flags)
    }
    rest.ingredients = ingredients.filter { !isDenied($0) }
    rest.flags = flags.subtracting(denial.flags)
    rest.unspecified.removeAll { $0.flags.isSubset(of: denial.flags) }
    return rest
  }

  /// How far an ingredient is unsafe, looked for in all that it is, contains and is made of, but for what
  /// is denied: "hummus without tahini" carries no sesame.
  ///
  /// - Parameter isMeant: A class counts that is above something with a flag.
  func verdict(
    of ingredient: Int,
    denying denial: Denial,
    isMeant: Bool
  ) -> Exclusion.Verdict {
    let denied = Set(denial.ingredients.map(\.rawValue))
    let inside = taxonomy.excluders(of: ingredient) {
      !denied.isEmpty && !taxonomy.kinship(of: $0).isDisjoint(with: denied)
    }
    var found = inside.reduce(Exclusion.Verdict.safe) { max($0, verdict(ofName: $1)) }
    if denied.isEmpty {
      found = max(found, verdict(ofFlags: ingredient))
    } else {
      // What is stated of it and of what is left in it, as far as it carries that at all.
      let own = inside.reduce(DietFlags()) { $0.union(taxonomy.flags[$1]) }
      let possible = inside.reduce(DietFlags()) { $0.union(taxonomy.possibleFlags[$1]) }
      let all = taxonomy.carried[ingredient].union(taxonomy.mayCarry[ingredient])
      if !own.isDisjoint(with: flags) { found = .certain }
      let doubtful = own.union(possible).intersection(all.union(.unknown))
      if !flags.isEmpty, !doubtful.isDisjoint(with: flags.union(.unknown)) {
        found = max(found, .possible)
      }
    }
    if found != .safe { return found }
    // A class taints itself, and for what is named also what contains it, but none of its kinds.
    let parts = inside.flatMap { taxonomy.parts(of: $0) }
    let isTainted =
      ([ingredient] + parts).contains { isAboveSomethingNamed($0) }
      || isMeant && taxonomy.isClass[ingredient]
        && kinds(of: ingredient).contains { verdict(ofFlags: $0) != .safe }
    return isTainted ? .possible : .safe
  }

  private func isAboveSomethingNamed(_ ingredient: Int) -> Bool {
    guard taxonomy.isClass[ingredient], !(ingredients.isEmpty && unspecified.isEmpty) else {
      return false
    }
    return kinds(of: ingredient).contains { kind in
      taxonomy.excluders(of: kind).contains { verdict(ofName: $0) != .safe }
    }
  }

  /// Everything that is a kind of an ingredient or belongs to it; of what a person taught only what is named itself.
  private func kinds(of ingredient: Int) -> Set<Int> {
    taxonomy.kinds(of: ingredient).filter {
      taxonomy.taught[$0] == nil || ingredients.contains($0)
    }
  }
}

extension Taxonomy {
  /// What an ingredient contains, and what home steps make it of.
  fileprivate func parts(of ingredient: Int) -> [Int] {
    let inputs = routesTo[ingredient].flatMap { routeInputs[Int($0)] }
    return contents[ingredient].map(Int.init) + inputs.map(Int.init)
  }

  /// Everything that is a kind of an ingredient or belongs to it, and so on, with itself.
  fileprivate func kinds(of ingredient: Int) -> Set<Int> {
    var found: Set<Int> = [ingredient]
    var open = [ingredient]
    while let next = open.popLast() {
      for below in [children[next], members[next]] {
        for target in below where found.insert(Int(target)).inserted { open.append(Int(target)) }
      }
    }
    return found
  }
}
