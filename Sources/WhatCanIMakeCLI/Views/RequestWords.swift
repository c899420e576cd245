import WhatCanIMake

extension RequestRule {
  /// The rule as it is typed.
  var option: String {
    switch self {
    case .kind(let kind): "--kind \(kind.rawValue)"
    case .category(let name): "--category \(name)"
    case .cuisine(let name): "--cuisine \(name)"
    case .glass(let name): "--glass \(name)"
    case .minutes(let minutes): "--minutes \(minutes)"
    case .use(let name): "--use \(name)"
    case .excluded(.without(let name)): "--without \(name)"
    case .excluded(.diet(let name)): "--diet \(name)"
    case .excluded(.avoidedIngredient(let name)): "avoid \(name)"
    case .excluded(.avoidedDiet(let name)): "avoid diet \(name)"
    case .noGeneric: "--exact"
    case .noSwaps: "--no-swaps"
    }
  }
}

extension KitchenError {
  /// The error in one line, with what to type about it.
  var commandText: String {
    if case .unknownNames(let names, .have) = reason {
      return "\(Self.text(of: names)) (stopped because of --strict)"
    }
    if case .unknownNames(let names, let place) = reason, let option = place.option {
      return "\(Self.text(of: names)) (stopped: every name after \(option) must be known)"
    }
    return remedy.map { "\(self)\($0)" } ?? "\(self)"
  }

  private var remedy: String? {
    switch reason {
    case .page where isAboutServer:
      "; if the server is your own, add --allow-private"
    case .noHome: ", or name a folder with --home"
    case .fileExists: ", or add --replace"
    case .unknownNames(_, .avoided): "; to see the list: whatcanimake avoid list"
    case .notTaught: "; to see what you added: whatcanimake lexicon list"
    case .notAvoided: "; to see what you avoid: whatcanimake avoid list"
    case .noSuchRemark: "; to see the numbers: whatcanimake comment list DISH"
    case .notOwnRecipe: "; to see yours: whatcanimake recipe mine"
    case .unknownBook:
      "; open a list first: whatcanimake shelf show LIST, or: whatcanimake shelf search --author NAME"
    case .unknownDish(let name, let suggestions) where suggestions.isEmpty:
      "; to look for it: whatcanimake search \(quotedIfNeeded(name))"
    case .noLink: "; use another --format"
    default: nil
    }
  }
}

extension KitchenError.NameRole {
  /// Where it is typed; nil for what is kept.
  fileprivate var option: String? {
    switch self {
    case .have: "--strict"
    case .use: "--use"
    case .without: "--without"
    case .containing: "--with"
    case .staples: "--staples"
    case .avoided, .taught: nil
    case .newlyAvoided: "avoid add"
    case .newStaples: "staples add"
    }
  }
}
