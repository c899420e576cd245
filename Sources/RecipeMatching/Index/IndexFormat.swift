package import SectionFiles

extension SectionFileKind {
  /// An index file. Its rows are the dishes, its terms the ingredients of the lexicon.
  package static let index = SectionFileKind(
    magic: Array("WCIMIDX\n".utf8),
    version: 16,
    title: "index"
  )

  /// The file of a delta. Its rows are the delta's dishes, its terms the ingredients of the lexicon.
  package static let delta = SectionFileKind(
    magic: Array("WCIMDLT\n".utf8),
    version: 10,
    title: "index of changes"
  )
}

/// The sections of an index file; the raw values are part of the format.
enum SectionID: UInt32, CaseIterable {
  case ingredientBytes = 1
  case ingredientOffsets, ingredientGroupBytes, ingredientGroupOffsets, ingredientGroupOf
  case aliasBytes, aliasOffsets, aliasesOfOffsets, aliasesOf
  case nameBytes, nameOffsets, nameValues
  case wordBytes, wordOffsets, wordValues, wordGroupOffsets, wordGroups
  case parentOffsets, parents, routeInputOffsets, routeInputs, routeProducts
  case contentOffsets, contents, swapOffsets, swaps, swapSubstitutes
  case swapNoteBytes, swapNoteOffsets
  case isClass, isStaple, flags, possibleFlags
  case alternativeOffsets, alternatives, isExact, requirementBytes, requirementOffsets
  case documentFrequencies, weights
  case idBytes, idOffsets, dishBytes, dishOffsets, kinds, labelBytes, labelOffsets
  case categories, cuisines, glasses, minutes, addedAt
  case requiredOffsets, required, optionalOffsets, optional
  case ownSwapOffsets, ownSwaps, ownSwapRequired, ownSwapSubstitutes
  case ownSwapNoteBytes, ownSwapNoteOffsets
  case groupOffsets, groups
  case unitBytes, unitOffsets, unitDimensions, unitSystems, unitFactors
  case needOffsets, needDimensions, needQuantities
  case learnedOffsets, learnedSubstitutes, learnedDishes
  case flavourBytes, flavourOffsets, flavourIngredientOffsets, flavourIngredients
  case flavourSpellingBytes, flavourSpellingOffsets, flavourSpellings
  case strengths, colours, duplicateGroups
  case partitionLayout, partitionRanks, partitionTerms, partitionWeights, partitionRowOffsets,
    partitionNarrowRows
  case partitionWideRows, partitionCoreSizes, partitionOffsets, partitionListOffsets,
    partitionEntries
  case partitionNarrowNexts, partitionWideNexts
  case requiredPostingOffsets, requiredPostings, optionalPostingOffsets, optionalPostings
  case namingOffsets, naming, unrecognisedDishes, longDishes, dishesWithSwaps
  case sourceBytes, sourceOffsets, dishesOfSourceOffsets, dishesOfSource
  case wordingOffsets, wordings, ownSwapWordingOffsets, ownSwapWordings
  case freeOfOffsets, freeOf, scopedNamesBytes, scopedNamesOffsets, scopedNames
  case familyTitleBytes, familyTitleOffsets, familyFlags, familyMemberOffsets, familyMembers
  case familyWordBytes, familyWordOffsets, familyWords
  case carriedFlags, mayCarryFlags
  case marks, itemWeights, otherNameBytes, otherNameOffsets, otherNameDishes, isNamesake
  case headBytes, headOffsets, heads, keeps
  case yieldDishes, yieldedIngredients, listedCount
  case yieldedAmountOffsets, yieldedAmountDimensions, yieldedAmountQuantities
}
