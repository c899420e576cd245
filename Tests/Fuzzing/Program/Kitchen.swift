import Foundation
import RecipeLexicon

@testable import WhatCanIMake

/// What parsers need besides their input: the project's own units and words, and a few names.
enum FuzzKitchen {
  private static let collection: CollectionFiles = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return CollectionFiles(folder: folder.appending(path: "Data").path(percentEncoded: false))
  }()

  static let receiptWords: ReceiptWords = ready {
    try ReceiptWords(try collection.text(at: "pantry/receipts.tsv"))
  }

  static let parser: IngredientLineParser = ready { try collection.parser() }

  /// Few names, of every shape: all names of the project would make each input take milliseconds.
  static let lexicon: IngredientLexicon = ready {
    let ingredients = """
      name\talso\tis\tflags
      rum\t\t\tclass alcohol
      white rum\tlight rum; silver rum\trum\t-
      dark rum\tblack rum\trum\t-
      gin\tdry gin\t\talcohol
      tonic water\ttonic\t\t-
      lime\tkey lime\t\t-
      lime juice\tjuice of lime\t\t-
      butter\t\t\tdairy
      margarine\toleo\t\tdairy?
      salt\tsea salt\t\tstaple
      black pepper\tpepper; peppercorn\t\tstaple
      00 flour\ttipo 00 flour\t\tgluten
      creme fraiche\tcrème fraîche\t\tdairy
      black eyed pea\tblackeye bean\t\t-
      tomato\t\t\t-
      canned tomato\tchopped tomato\t\t-
      egg yolk\tyolk\t\tegg
      7up\tlemon lime soda\t\t-
      mystery sauce\t\t\t?

      """
    let words = """
      word\tkind\tshelves
      fresh\tquality\t
      beaten\tpreparation\t
      large\tsize\t
      low sodium\tquality\tall
      of\tfiller\t

      """
    return try IngredientLexicon(
      files: LexiconFiles(
        ingredients: [LexiconFiles.File(path: "all.tsv", text: ingredients)],
        words: LexiconFiles.File(path: "words.tsv", text: words)
      )
    )
  }

  private static func ready<Value>(_ make: () throws -> Value) -> Value {
    do {
      return try make()
    } catch {
      fatalError("the fuzz targets cannot begin: \(error)")
    }
  }
}
