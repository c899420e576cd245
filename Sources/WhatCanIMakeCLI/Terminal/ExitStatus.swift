import WhatCanIMake

/// What the process says when it ends; the numbers are part of the command's contract.
enum ExitStatus: Int32 {
  case failed = 1
  case notUnderstood = 2
  case badArguments = 64
  case badInput = 65
  case noSuchFile = 66
  case unreachable = 69
  case cannotWrite = 73
  case inputOutput = 74
  case busy = 75

  init(_ error: KitchenError) {
    switch error.reason {
    case .unknownNames, .nothingRecognised, .unknownDiet, .unknownTaste, .unknownDish,
      .ambiguousDish, .unknownList, .notOnList, .noSuchRemark, .notOwnRecipe, .noVersion,
      .nothingToRestore, .nothingToUndo,
      .notInPantry, .notAvoided, .notTaught,
      .notOnShoppingList, .notInDish, .unknownSource, .notInSource,
      .unknownBookList, .unknownBook:
      self = .notUnderstood
    case .pathNotUTF8, .badText, .badRecipe, .badServer, .knownName, .sameIngredient,
      .sameDishTwice:
      self = .badArguments
    case .nothingImported, .badExport, .noPicture, .badRecipeFile, .notAPicture, .noRecipeFiles:
      self = .badInput
    case .source(let error):
      switch error {
      case .fetch, .keyMissing, .keyRefused, .quotaSpent: self = .unreachable
      case .unreadable: self = .badInput
      case .unsupported: self = .badArguments
      }
    case .page: self = .unreachable
    case .noSuchFile, .isFolder, .notRegular: self = .noSuchFile
    case .cannotWrite, .cannotWriteFile, .pathTooLong, .fileExists, .isStoreFile:
      self = .cannotWrite
    case .diskFull: self = .inputOutput
    case .busy: self = .busy
    case .storage(let error):
      switch error.reason {
      case .busy: self = .busy
      case .diskFull, .inputOutput: self = .inputOutput
      case .readOnly, .cannotOpen: self = .cannotWrite
      case .notADatabase, .otherDatabase, .corrupt, .unreadableRow:
        self = error.store == .backup ? .badInput : .failed
      default: self = .failed
      }
    case .index(let error):
      if case .system = error.reason {
        self = .inputOutput
      } else {
        self = .failed
      }
    case .noData, .noHome, .cannotRead, .lexicon, .indexDiffers, .listExists,
      .wishlistStays, .taughtIsAvoided, .noLink, .noPictureKept, .badKey:
      self = .failed
    }
  }
}
