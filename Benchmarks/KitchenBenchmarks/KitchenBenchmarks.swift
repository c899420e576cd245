import ArgumentParser
import BenchmarkFiles
import Foundation
import WhatCanIMake

@main
struct KitchenBenchmarks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts/bench kitchen",
    abstract: "Measures what questions cost in a kitchen that stays open, as a server asks them.",
    discussion: """
      A person has the things in the pantry that most dishes require. Each question is asked once to warm \
      up and then in --rounds rounds, one after the other, on one thread. The store is a new one in a \
      temporary folder.

      Example: scripts/bench kitchen --things 40
      """
  )

  @Option(help: ArgumentHelp("The folder of the lexicon and the recipes.", valueName: "DIR"))
  var data: String

  @Option(help: "How many things are in the pantry.")
  var things = 40

  @Option(help: "How often each question is asked.")
  var rounds = 200

  @Option(help: ArgumentHelp("Ask only the question of this name.", valueName: "NAME"))
  var only: String?

  func validate() throws {
    guard only.map({ only in KitchenQuestions.all.contains { $0.name == only } }) ?? true else {
      let names = KitchenQuestions.all.map(\.name).joined(separator: "; ")
      throw ValidationError("--only must be one of: \(names).")
    }
    guard (1...1_000).contains(things) else {
      throw ValidationError("--things must be from 1 to 1000.")
    }
    guard (1...100_000).contains(rounds) else {
      throw ValidationError("--rounds must be from 1 to 100000.")
    }
  }

  func run() async throws {
    let folder = NSTemporaryDirectory() + "/kitchen-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard let person = Person("cook") else { return }
    say("opening the kitchen ...")
    let questions = try await KitchenQuestions(
      KitchenPaths(data: data, store: folder),
      of: person,
      things: things
    )
    answer("\(things) things in the pantry, \(rounds) rounds; milliseconds")
    var rows = [["question", "p50", "p99", "least"]]
    for question in KitchenQuestions.all where only ?? question.name == question.name {
      say("\(question.name) ...")
      let times = Percentiles(try await questions.times(of: question, rounds: rounds))
      rows.append([question.name] + [times.median, times[99], times.least].map(milliseconds))
    }
    answer(textTable(rows))
  }
}

private func milliseconds(_ microseconds: Double) -> String {
  String(format: "%.2f", microseconds / 1_000)
}
