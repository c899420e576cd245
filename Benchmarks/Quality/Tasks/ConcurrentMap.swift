/// What `transform` makes of 0 ..< `count`, in that order, several at a time.
func concurrentMap<Value: Sendable>(
  _ count: Int,
  _ transform: @escaping @Sendable (Int) -> Value
) async -> [Value] {
  let size = 16
  return await withTaskGroup(of: (start: Int, values: [Value]).self) { group in
    for start in stride(from: 0, to: count, by: size) {
      group.addTask { (start, (start..<min(start + size, count)).map(transform)) }
    }
    var pieces: [(start: Int, values: [Value])] = []
    for await piece in group { pieces.append(piece) }
    return pieces.sorted { $0.start < $1.start }.flatMap(\.values)
  }
}
