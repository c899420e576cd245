import WhatCanIMake

/// The quick choices by which someone says what they like.
struct TasteQuestionsView {
  private let questions: [TasteQuestion]
  private let terminal: Terminal

  init(_ questions: [TasteQuestion], _ terminal: Terminal) {
    self.questions = questions
    self.terminal = terminal
  }

  /// The questions with their choices, each after an empty line.
  var text: String {
    questions.map(text).joined()
  }

  private func text(of question: TasteQuestion) -> String {
    var page = Page(terminal)
    page.add(
      StyledText(
        "\(question.number) of \(TasteQuestion.all): Which would you rather have?",
        .strong
      )
    )
    let labels = question.choices.enumerated().map { position, dish in
      var label = StyledText("\(position + 1)  ", .faint)
      label.add(dish.name, .strong)
      return label
    }
    let column = columnWidth(labels.map(\.text), atMost: terminal.width / 3)
    for (label, dish) in zip(labels, question.choices) {
      page.row(
        label,
        StyledText(dish.telling.joined(separator: ", "), .faint),
        column: column
      )
    }
    return "\n" + page.text
  }

  /// Prints them to be answered in a script.
  func show(asJSON: Bool) {
    if asJSON {
      return writeJSON(Reply.TasteQuestions(questions))
    }
    var page = Page(terminal)
    guard let first = questions.first?.choices.first else {
      page.add("There are too few dishes to choose from. Say what you like instead:")
      page.add("whatcanimake taste like gin", indent: 2)
      return page.show()
    }
    page.add("Choose as many of these dishes as you like:")
    page.add(StyledText("whatcanimake taste --choose \"\(first.name)\" --choose …"), indent: 2)
    page.show()
    writeOut(text)
  }
}
