import SectionFiles

/// Dishes as sets of requirements, laid out so that the best dishes for a pantry are found without
/// looking at most of those that use it.
///
/// Requirements have one order, heaviest (rarest) first, and after all others those that every kitchen
/// is taken to have; a requirement's *rank* is its place in it. A dish's row holds its ranks ascending.
/// For each rank `p` and each position `j` there is a list of the dishes whose `j`-th rank is `p`.
///
/// **Why a search is exact.** Let H be the ranks that the pantry meets. A dish that meets anything has
/// one *first hit*, the lowest of its ranks in H, at one position `j`; the `j` ranks before it are
/// missing. So a search that reads the lists (p, j) for p in H, j = 0, 1, 2 … meets every dish once as
/// a first hit, and may stop at the position `j` that exceeds what the k-th best misses.
///
/// **What a list is sorted by.** Each entry carries the *suffix weight* of its dish: the summed weight of
/// its ranks from position `j` on, staples left out. Of a suffix that weighs more than all that H holds
/// from `p` on, A(p), something is missing, and nothing in it weighs more than `p` itself: so a dish
/// misses at least `j + ⌈(suffix − A(p)) / weight(p)⌉`. And what it uses weighs at most its suffix. Sorted
/// by suffix weight, one binary search leaves out all dishes that miss too much, and the rest of a list
/// is left when it can no longer weigh enough. Of those that miss as much as the k-th best, the ones whose
/// marks (plain, renown) already put them behind it are left out unseen. Beside each entry lies the rank that follows `p` in its
/// row: if that is not met, one more is missing. Of thousands of entries a few hundred at most remain
/// whose rows are read.
///
/// **What it stands on.** One order of all terms, rarest first, and lists by the first term that two sets share, is
/// prefix filtering (Chaudhuri, Ganti, Kaushik: A primitive operator for similarity joins in data cleaning, ICDE
/// 2006; Bayardo, Ma, Srikant: Scaling up all pairs similarity search, WWW 2007). Lists by the position of that
/// term, and a bound on what follows it, are the positional and suffix filters of Xiao, Wang, Lin, Yu: Efficient
/// similarity joins for near duplicate detection, WWW 2008. To stop where what is left cannot reach the k-th best
/// is the upper bound of Turtle, Flood: Query evaluation: strategies and optimizations, 1995.
package struct PartitionedPostings: Sendable, Equatable {
  /// How many dishes there are.
  package let recipeCount: Int
  /// How many requirements there are.
  package let termCount: Int
  /// For each requirement its rank; 0 for one that no pantry can ever meet.
  let ranks: Column<UInt32>
  /// For each rank its requirement; of rank 0, which several share, it says nothing.
  let terms: Column<UInt32>
  /// For each rank its weight; descending up to `coreRanks`.
  let weights: Column<UInt32>
  /// Ranks from here on are those of default staples.
  let coreRanks: Int
  /// Where each dish's row begins, then the end of the last.
  let rowOffsets: Column<UInt32>
  /// The rows, where there are fewer than 2¹⁶ ranks; else empty.
  let narrowRows: Column<UInt16>
  /// The rows, where there are more.
  let wideRows: Column<UInt32>
  /// How many ranks of each row are below `coreRanks`.
  let coreSizes: Column<UInt8>
  /// For each rank the number of its first list, then that after the last.
  let partitionOffsets: Column<UInt32>
  /// For each list where it begins in `entries`, then the end of the last.
  let listOffsets: Column<UInt32>
  /// The lists. An entry is `(largest code − code) << recipeBits | dish`, where the code is the suffix
  /// weight in steps of `1 << codeShift`, rounded down. Ascending in each list.
  let entries: Column<UInt32>
  /// For each entry the rank after it in its dish's row, `rankCount` at the end of a row; where there
  /// are fewer than 2¹⁶ ranks; else empty.
  let narrowNexts: Column<UInt16>
  /// The same, where there are more.
  let wideNexts: Column<UInt32>
  /// For each dish its ``DishMark``.
  let marks: Column<UInt8>
  /// How many low bits of an entry are the dish.
  let recipeBits: Int
  let codeShift: Int

  /// The most requirements that a dish can have here.
  package static let longestRow = 254
  /// Dishes are below this, so that entries have at least five bits of weight.
  package static let mostRecipes = 1 << 27

  var rankCount: Int { weights.count }

  /// The largest code of a suffix weight.
  var largestCode: Int { (1 << (32 - recipeBits)) - 1 }

  /// How many bytes the parts take that a search reads.
  package var byteCount: Int {
    4 * (ranks.count + terms.count + weights.count + rowOffsets.count + wideRows.count)
      + 2 * (narrowRows.count + narrowNexts.count) + coreSizes.count + marks.count
      + 4 * (partitionOffsets.count + listOffsets.count + entries.count + wideNexts.count)
  }
}
