import Foundation

/// The natural logarithm, by Foundation.
func logarithm(_ value: Double) -> Double { log(value) }
