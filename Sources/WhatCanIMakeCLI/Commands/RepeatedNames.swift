/// The arguments with the values of `--have`, `--use` and `--without`, each given many times, as one
/// comma list where the first stood.
///
/// They mean the same so, and the parser of arguments takes time by the square of their number. A
/// value that begins with `-` stays where it is, and so does all behind `--`. Cost: O(arguments).
func joiningRepeatedNames(_ arguments: [String]) -> [String] {
  let options: Set<String> = ["--have", "--use", "--without"]
  guard arguments.count > 100 else { return arguments }
  /// The arguments, nil where a list belongs.
  var joined: [String?] = []
  var places: [(position: Int, option: String)] = []
  var lists: [String: [String]] = [:]
  var rest = arguments[...]
  while let argument = rest.first, argument != "--" {
    rest.removeFirst()
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts.first ?? "")
    let value = parts.count == 2 ? String(parts[1]) : rest.first
    guard options.contains(option), let value, !value.isEmpty, !value.hasPrefix("-") else {
      joined.append(argument)
      continue
    }
    if parts.count == 1 { rest.removeFirst() }
    if lists[option] == nil {
      places.append((joined.count, option))
      joined.append(nil)
    }
    lists[option, default: []].append(value)
  }
  for (position, option) in places {
    joined[position] = "\(option)=\(lists[option, default: []].joined(separator: ","))"
  }
  return joined.compactMap(\.self) + rest
}
