import Foundation

/// The size of a test's input: `quick`, or `full` when the full tests are asked for.
func inputSize(_ quick: Int, full: Int) -> Int {
  ProcessInfo.processInfo.environment["WHATCANIMAKE_TEST_TIER"] == "full" ? full : quick
}
