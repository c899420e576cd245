/// A fixed workload in parts, so that a tool can count the instructions of each.
///
/// After each part ``endOfPart(_:digest:)`` is called: what runs between two calls is the part that the
/// second names. Prints the parts in order, each with a number that depends on its answers.
@main
enum InstructionWorkload {
  static func main() {
    var workload = Workload()
    endOfPart("preparation", digest: 0)
    for part in Part.allCases {
      let digest = workload.run(part)
      endOfPart(part.rawValue, digest: digest)
    }
  }
}

/// The call that the tool waits for; by its name, so it must stay a function of its own.
@inline(never)
func endOfPart(_ name: String, digest: Int) {
  print("\(name)\t\(digest)")
}
