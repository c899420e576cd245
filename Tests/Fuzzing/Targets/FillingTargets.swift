import RecipeLexicon
import RecipeModel

@testable import WhatCanIMake

extension FuzzTarget {
  /// What a pantry is filled with: receipts, orders and lists.
  static let fillingTargets = [
    FuzzTarget("receipt") { bytes in
      let words = FuzzKitchen.receiptWords
      for line in bytes.text.split(whereSeparator: \.isNewline) {
        let read = ReceiptLine(line)
        demand(read == ReceiptLine(line), "two readings of one line differ")
        switch read.content {
        case .blank, .number: continue
        case .amountOfLast(let amount): checkAmount(amount)
        case .thing(let name, let amount):
          demand(!name.isEmpty && name.utf8.count <= line.utf8.count, "the name '\(name)'")
          if let amount { checkAmount(amount) }
          use(words.isEnd(name))
          if let plain = words.withoutShops(name) {
            demand(!plain.isEmpty && plain.utf8.count < name.utf8.count, "not shorter: '\(plain)'")
          }
          use("\(words.writtenOut(name) ?? "")")
        }
      }
    }
  ]

  private static func checkAmount(_ amount: Amount) {
    let quantity = amount.quantity ?? 1
    demand(quantity.isFinite && quantity >= 0, "the quantity \(quantity)")
  }
}
