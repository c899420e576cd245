import RecipeLexicon
public import RecipeModel

/// For each term, the ascending list of the rows that hold it.
public struct InvertedIndex: Sendable, Equatable {
  private let lists: Adjacency

  /// Turns rows of terms into posting lists. Cost: O(terms + entries).
  init(rows: Adjacency, terms: Int) {
    lists = rows.reversed(nodes: terms)
  }

  /// The dishes that require `requirement`, ascending.
  public func postings(of requirement: Int) -> PostingList {
    PostingList(recipes: lists[requirement])
  }
}

/// The dishes that require one thing, ascending.
public struct PostingList: Sendable, Sequence {
  let recipes: ArraySlice<UInt32>

  public var count: Int { recipes.count }

  public struct Iterator: IteratorProtocol {
    var rest: ArraySlice<UInt32>.Iterator

    public mutating func next() -> RecipeID? {
      rest.next().map { RecipeID(Int($0)) }
    }
  }

  public func makeIterator() -> Iterator {
    Iterator(rest: recipes.makeIterator())
  }
}
