import Synchronization

@testable import WhatCanIMakeCLI

extension Tool {
  /// Runs a command in this process, connected to what a process in a pipe would have: standard input is empty,
  /// nothing is a terminal, and the environment is what is given.
  static func runHere(_ arguments: [String], environment: [String: String]) -> Outcome {
    let written = Mutex<(out: [UInt8], err: [UInt8])>(([], []))
    let surroundings = Surroundings(
      isTerminal: { _ in false },
      columns: { nil },
      write: { bytes, stream in
        written.withLock { if stream == .error { $0.err += bytes } else { $0.out += bytes } }
      },
      readLine: { _ in nil },
      variable: { environment[$0] },
      hasProcess: false
    )
    let start = ContinuousClock.now
    let status = Surroundings.$current.withValue(surroundings) { Program.run(arguments) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let (out, err) = written.withLock { $0 }
    return Outcome(
      status: status,
      out: String(decoding: out, as: UTF8.self),
      err: String(decoding: err, as: UTF8.self),
      seconds: seconds
    )
  }
}
