/// The name of something that somebody avoids, as a sentence names all of it: what people count stands in the plural.
///
/// These are the countable ones of the families in `allergens.tsv`; milk, soy and gluten are not counted.
public func namedInAll(_ name: String) -> String {
  let counted: Set = [
    "crustacean", "egg", "groundnut", "mollusc", "nut", "peanut", "prawn", "soybean", "sulphite",
    "tree nut",
  ]
  return counted.contains(name) ? "\(name)s" : name
}
