import Foundation
import TestSupport
import Testing

@testable import RecipeFetch

struct HTTPDateTests {
  @Test("a date is the second that the calendar says", arguments: SeededGenerator.seeds(5))
  func twin(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    for _ in 0..<200 {
      let seconds = Int.random(in: 0..<253_402_300_800, using: &generator)
      let text = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
      #expect(HTTPDate.seconds(text) == seconds, "\(text)")
    }
  }

  @Test("what is no date is none")
  func wrong() {
    #expect(HTTPDate.seconds("Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
    #expect(HTTPDate.seconds("Tue, 29 Feb 2000 00:00:60 GMT") == 951_782_460)
    let wrong = [
      "", "Sun, 06 Nov 1994 08:49:37 UTC", "Sunday, 06-Nov-94 08:49:37 GMT",
      "Sun Nov  6 08:49:37 1994", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 31 Nov 1994 08:49:37 GMT",
      "Wed, 29 Feb 1900 00:00:00 GMT", "Thu, 29 Feb 2001 00:00:00 GMT",
      "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:00 GMT",
      "Sun, 06 Nov 1994 08:49:61 GMT", "Sun, 06 Nov 1969 08:49:37 GMT",
      "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 08:49:+7 GMT", "Sun, -6 Nov 1994 08:49:37 GMT",
      "Sun,  6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT ",
    ]
    #expect(wrong.filter { HTTPDate.seconds($0) != nil } == [])
  }
}
