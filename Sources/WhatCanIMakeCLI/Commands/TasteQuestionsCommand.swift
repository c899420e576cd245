import ArgumentParser
import WhatCanIMake

/// The five quick choices; with a taste that is known already, what it is.
struct TasteQuestionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "questions",
    abstract:
      "Answer five quick questions about your taste, or show your taste if it is already known.",
    discussion: """
      In a script, give your choices with --choose.

      Example: whatcanimake taste --choose Negroni --choose guacamole
      """
  )

  @Argument(help: .hidden)
  var stray: [String] = []

  @Option(
    help: ArgumentHelp(
      "Choose these dishes instead of answering the questions.",
      valueName: "names"
    ),
    completion: .tastes
  )
  var choose: [String] = []

  @Flag(help: "Ask the questions even if your taste is already known.")
  var ask = false

  @Option(help: "Ask only about drinks or only about food.")
  var kind: Recipe.Kind?

  @OptionGroup
  var output: DataOptions

  func validate() throws {
    if let word = stray.first {
      throw ValidationError("unexpected \"\(word)\"; to say that you like it: taste like \(word)")
    }
    try refuseEmpty(choose, option: "--choose")
  }

  func run() throws {
    if !choose.isEmpty { return try note(choices) }
    let kitchen = try output.options.openReading()
    let terminal = Terminal()
    if kitchen.snapshot.hasTaste, !ask {
      TasteView(kitchen.tasteSummary(), terminal).show(asJSON: output.json)
    } else if canAsk, !output.json {
      try note(asking)
    } else {
      let questions = TasteQuestions(in: kitchen, kind: kind)
      TasteQuestionsView(try questions.unanswered(), terminal).show(asJSON: output.json)
    }
  }

  /// Notes what is chosen, and says what that tells.
  private func note(_ choose: (Kitchen) throws -> [TasteWord]) throws {
    // A notebook that cannot be written is said before anyone is asked.
    let notebook = try output.options.openNotebook()
    let chosen = try choose(notebook.kitchen)
    guard !chosen.isEmpty else { return say("You chose nothing, so nothing was saved.") }
    try notebook.note(.chosen, of: chosen)
    let summary = try output.options.reopened().tasteSummary()
    if output.json { return TasteView(summary, Terminal()).show(asJSON: true) }
    say("Saved: you like \(listed(chosen.map(\.name))).")
    writeOut("\n")
    TasteView(summary, Terminal()).show(asJSON: false)
  }

  /// What `--choose` names; "none" passes. The questions offer dishes, so the whole name of a dish
  /// is that dish, whatever else it may mean.
  private func choices(_ kitchen: Kitchen) throws -> [TasteWord] {
    var found: [TasteWord] = []
    for name in nameList(choose) where name.lowercased() != "none" {
      let words: [TasteWord]
      // What is no dish may be something else that one likes.
      if let dish = try? kitchen.find(name), dish.isCalled(name) {
        words = [TasteWord(dish)]
      } else {
        words = try kitchen.tastes(in: [name])
      }
      for word in words where !found.contains(word) { found.append(word) }
    }
    return found
  }

  /// What the person chooses on the terminal.
  private func asking(_ kitchen: Kitchen) throws -> [TasteWord] {
    var questions = TasteQuestions(in: kitchen, kind: kind)
    var chosen: [TasteWord] = []
    asking: while let question = try questions.next() {
      writeError(TasteQuestionsView([question], Terminal()).text)
      switch choice(among: question.choices) {
      case .stop: break asking
      case .dishes(let dishes):
        questions.choose(dishes)
        chosen += dishes.map { TasteWord(subject: .dish($0.id), name: $0.name) }
      }
    }
    if questions.isEmpty { writeError("There are too few dishes to choose from.\n") }
    return chosen
  }

  private enum Choice {
    case stop
    case dishes([DishSummary])
  }

  private func choice(among dishes: [DishSummary]) -> Choice {
    while let line = answer(to: "Number (Enter for none, q to stop): ") {
      let words = line.split { $0 == " " || $0 == "," }
      if words.first?.lowercased().hasPrefix("q") == true { return .stop }
      let numbers = words.map { Int($0) }
      if numbers.allSatisfy({ $0.map((1...dishes.count).contains) ?? false }) {
        return .dishes(numbers.compactMap { $0.map { dishes[$0 - 1] } })
      }
    }
    return .stop
  }
}

extension FoundDish {
  fileprivate func isCalled(_ name: String) -> Bool {
    recipe.name.lowercased() == name.lowercased() || id.description == name
  }
}

/// The quick choices one after the other, each leaning towards what was chosen before.
private struct TasteQuestions {
  private let kitchen: Kitchen
  private let filter: RecipeFilter
  private var number = 0
  private var offered: [DishID]
  private var chosen: [DishID] = []

  /// Nothing could be asked.
  private(set) var isEmpty = true

  /// What the person spoke of before is not offered again.
  init(in kitchen: Kitchen, kind: Recipe.Kind?) {
    self.kitchen = kitchen
    filter = RecipeFilter(kind: kind)
    offered = kitchen.snapshot.opinions.compactMap { opinion in
      if case .dish(let dish) = opinion.subject { dish } else { nil }
    }
  }

  mutating func next() throws(KitchenError) -> TasteQuestion? {
    number += 1
    let question = try kitchen.tasteQuestion(
      number: number,
      offered: offered,
      chosen: chosen,
      filter: filter
    )
    guard let question else { return nil }
    isEmpty = false
    offered += question.choices.map(\.id)
    return question
  }

  mutating func choose(_ dishes: [DishSummary]) { chosen += dishes.map(\.id) }

  /// The questions as they are when nothing is chosen.
  func unanswered() throws(KitchenError) -> [TasteQuestion] {
    var questions = self
    var all: [TasteQuestion] = []
    while let question = try questions.next() { all.append(question) }
    return all
  }
}
