import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("A line of a receipt, an order or a list")
struct ReceiptLineTests {
  private static func thing(_ name: String, _ quantity: Double? = nil, _ unit: String? = nil)
    -> ReceiptLine.Content
  {
    .thing(name: name, amount: quantity.map { Amount(quantity: $0, unit: unit) })
  }

  @Test(
    "is a name and an amount, without prices, numbers of the shop and marks",
    arguments: [
      ("MILK", thing("MILK")), ("  Milk 1.49", thing("Milk")), ("MILK 1,49 A", thing("MILK")),
      ("Milk £1.49", thing("Milk")), ("MILK 1.49 EUR", thing("MILK")),
      ("2 x MILK 2.98", thing("MILK", 2)), ("2x MILK 2.98", thing("MILK", 2)),
      ("MILK x2 2.98", thing("MILK", 2)), ("MILK x 2 2.98", thing("MILK", 2)),
      ("Milk (2)", thing("Milk", 2)), ("Milk Qty 2 £2.98", thing("Milk", 2)),
      ("3 Stk Zitronen 0,99", thing("Zitronen", 3)), ("3 lemons", thing("lemons", 3)),
      ("MILK 1L 1.10", thing("MILK", 1, "l")), ("Milk 1,5 l", thing("Milk", 1.5, "l")),
      ("500 g flour", thing("flour", 500, "g")), ("FLOUR 1.5KG 0.89 B", thing("FLOUR", 1.5, "kg")),
      ("2 x BUTTER 250G 3.98", thing("BUTTER", 500, "g")),
      ("TONIC 6x150ml 4.00", thing("TONIC", 900, "ml")), ("EGGS 12 PK 2.75", thing("EGGS", 12)),
      ("EGGS 12pk", thing("EGGS", 12)), ("GIN 70CL 16.00", thing("GIN", 70, "cl")),
      ("- [ ] limes", thing("limes")), ("* limes", thing("limes")), ("1. limes", thing("limes")),
      ("2) limes", thing("limes")), ("☐ limes", thing("limes")), ("-limes", thing("limes")),
      ("5012345678900 LIMES 0.30", thing("LIMES")), ("LIMES\t2.00", thing("LIMES")),
      ("7UP 1.50", thing("7UP")), ("Crème fraîche", thing("Crème fraîche")),
      ("CARROTS 1KG £0.60 £0.60", thing("CARROTS", 1, "kg")),
    ]
  )
  func things(line: String, content: ReceiptLine.Content) {
    #expect(ReceiptLine(line).content == content)
  }

  @Test(
    "says how much there is of the thing before it, or nothing that was bought",
    arguments: [
      ("", ReceiptLine.Content.blank), ("  \t", .blank), ("1.49", .number), ("----------", .number),
      ("23/11/2026 14:02", .number), ("Discount -1.20", .number), ("COFFEE 1.20-", .number),
      ("Date 27/11/2026 12:01", .number), ("Datum: 27.11.26 um 9:05 Uhr", .number),
      ("dates 27/11/2026 medjool", .thing(name: "dates 27/11/2026 medjool", amount: nil)),
      ("0,512 kg x 2,99 EUR/kg 1,53 B", .amountOfLast(Amount(quantity: 0.512, unit: "kg"))),
      ("2 x 1.49", .amountOfLast(Amount(quantity: 2, unit: nil))),
      ("2 x 1.49 2.98", .amountOfLast(Amount(quantity: 2, unit: nil))),
      ("3 Stk x 0,89", .amountOfLast(Amount(quantity: 3, unit: nil))),
      ("0.512 kg @ £0.90/kg 0.46", .amountOfLast(Amount(quantity: 0.512, unit: "kg"))),
      ("0,512 kg x 1,99 EUR/kg", .amountOfLast(Amount(quantity: 0.512, unit: "kg"))),
    ]
  )
  func others(line: String, content: ReceiptLine.Content) {
    #expect(ReceiptLine(line).content == content)
  }
}
