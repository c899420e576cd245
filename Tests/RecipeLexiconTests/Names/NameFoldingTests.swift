import Foundation
import Testing

@testable import RecipeLexicon

@Suite("The form in which names are compared")
struct NameFoldingTests {
  @Test(
    "case, accents, punctuation and plurals fall away",
    arguments: [
      ("Dry GIN", "dry gin"), ("Crème de Cassis", "creme de cassi"),
      ("creme-de-cassis", "creme de cassi"), ("creme\u{300} de cassis", "creme de cassi"),
      ("Maker’s Mark", "maker mark"), ("Maker's Mark", "maker mark"), ("makers mark", "maker mark"),
      ("salt & pepper", "salt and pepper"), ("salt&pepper", "salt and pepper"),
      ("half-and-half", "half and half"), ("half–and—half", "half and half"),
      ("  lime \t juice\u{A0}(fresh) ", "lime juice fresh"), ("no. 3 gin", "no 3 gin"),
      ("2% milk", "2% milk"), ("Jägermeister", "jagermeister"), ("Smørrebrød", "smorrebrod"),
      ("weiß", "weiss"), ("Œufs", "oeuf"), ("co\u{AD}gnac", "cognac"), ("Водка", "водка"),
      ("", ""), (" -,'! ", ""),
    ]
  )
  func folded(name: String, expected: String) {
    #expect(foldedName(name) == expected)
  }

  @Test(
    "a name and its plural fold alike",
    arguments: [
      ("lime", "limes"), ("cherry", "cherries"), ("potato", "potatoes"), ("mango", "mangos"),
      ("mango", "mangoes"), ("radish", "radishes"), ("peach", "peaches"), ("box", "boxes"),
      ("glass", "glasses"), ("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves"),
      ("knife", "knives"), ("olive", "olives"), ("clove", "cloves"), ("chive", "chives"),
      ("pie", "pies"), ("cookie", "cookies"), ("brownie", "brownies"), ("sloe", "sloes"),
      ("quiche", "quiches"), ("brioche", "brioches"), ("mousse", "mousses"), ("kiwi", "kiwis"),
      ("zucchini", "zucchinis"), ("citrus", "citruses"), ("egg", "egg's"), ("fig", "figs"),
      ("house", "houses"), ("cheese", "cheeses"), ("anchovy", "anchovies"),
      ("tofu", "tofus"), ("roe", "roes"), ("hummus", "hummuses"),
    ]
  )
  func plurals(singular: String, plural: String) {
    #expect(foldedName(singular) == foldedName(plural))
    #expect(foldedName("dry " + plural) == "dry " + foldedName(singular))
  }

  @Test(
    "the singular of an English noun",
    arguments: [
      ("limes", "lime"), ("berries", "berry"), ("pies", "pie"), ("tomatoes", "tomato"),
      ("peaches", "peach"), ("dishes", "dish"), ("boxes", "box"), ("glasses", "glass"),
      ("leaves", "leaf"), ("knives", "knife"), ("gas", "gas"), ("bus", "bus"), ("swiss", "swiss"),
      ("hummus", "hummus"), ("cassis", "cassis"), ("gin", "gin"), ("s", "s"), ("", ""),
    ]
  )
  func singular(word: String, expected: String) {
    #expect(singularForm(word) == expected)
  }

  @Test(
    "words that are not each other's plural stay apart",
    arguments: [
      ("egg", "eggplant"), ("pea", "peach"), ("bean", "beer"), ("ale", "kale"), ("oat", "goat"),
      ("rum", "rump"), ("cream", "creme"), ("chive", "chip"), ("rose", "roe"),
    ]
  )
  func apart(one: String, other: String) {
    #expect(foldedName(one) != foldedName(other))
  }

  @Test("an accented Latin letter folds to the letter that Unicode decomposes it to")
  func accents() throws {
    var checked = 0
    for value in Array(UInt32(0xC0)...0x24F) + Array(UInt32(0x1E00)...0x1EFF) {
      let scalar = try #require(Unicode.Scalar(value))
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      let base = decomposed.filter { $0.properties.generalCategory != .nonspacingMark }
      guard decomposed.count > 1, base.allSatisfy(\.isASCII) else { continue }
      checked += 1
      let expected = String(String.UnicodeScalarView(base)).lowercased()
      #expect(foldedName(String(scalar)) == expected, "U+\(String(value, radix: 16))")
    }
    #expect(checked > 400)
  }

  @Test(
    "letters that only look composed fold to their English spelling",
    arguments: [
      ("Ø", "o"), ("æ", "ae"), ("ß", "ss"), ("ẞ", "ss"), ("đ", "d"), ("ł", "l"), ("þ", "th"),
      ("ð", "d"), ("ı", "i"), ("œ", "oe"), ("ŋ", "n"), ("ħ", "h"), ("ĳ", "ij"),
    ]
  )
  func special(letter: String, expected: String) {
    #expect(foldedName(letter) == expected)
  }

  @Test("a composed and a decomposed text fold alike over all of Latin")
  func normalForms() throws {
    for value in Array(UInt32(0xC0)...0x24F) + Array(UInt32(0x1E00)...0x1EFF) {
      let composed = String(try #require(Unicode.Scalar(value)))
      let decomposed = composed.decomposedStringWithCanonicalMapping
      #expect(foldedName(composed) == foldedName(decomposed), "U+\(String(value, radix: 16))")
    }
  }
}
