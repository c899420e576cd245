# Reads the Swift files of one target twice: first what each folder declares at the top level (a line
# that begins with a type, a function or a constant), then which of those names other folders write
# outside comments and strings. A name that two folders declare tells nothing, nor does a member of an
# extension. Prints every folder that is part of a circle, with what it uses of the others in it.
#
#   awk -f scripts/lib/circles.awk pass=1 FILES pass=2 FILES
function folder(path) {
  sub(/^Sources\/[^\/]*\//, "", path)
  return sub(/\/[^\/]*$/, "", path) ? path : "."
}
FNR == 1 { at = folder(FILENAME); inside = 0 }
pass == 1 {
  if (match($0, /^(@[a-z]+ )?((public|package|final|indirect|private|fileprivate) )*(struct|class|enum|actor|protocol|typealias|func|let|var) [A-Za-z_]+/)) {
    if ($0 ~ /^[^(]*(private|fileprivate) /) next
    name = substr($0, RSTART, RLENGTH)
    sub(/.* /, "", name)
    if (name in home && home[name] != at) home[name] = ""
    else if (!(name in home)) home[name] = at
  }
  next
}
{
  if ($0 ~ /"""/) { inside = !inside; next }
  if (inside) next
  line = $0
  sub(/\/\/.*/, "", line)
  gsub(/"[^"]*"/, "", line)
  # What an enumeration declares is a case, whatever else has its name.
  gsub(/case [a-z][A-Za-z_0-9]*\(/, "(", line)
  while (match(line, /[A-Za-z_][A-Za-z_0-9]*\(?/)) {
    # Behind a point stands a member; a small letter begins a local value, unless it is called.
    isMember = RSTART > 1 && substr(line, RSTART - 1, 1) == "."
    word = substr(line, RSTART, RLENGTH)
    line = substr(line, RSTART + RLENGTH)
    if (isMember || (word ~ /^[a-z]/ && word !~ /\($/)) continue
    sub(/\(/, "", word)
    if (word in home && home[word] != "" && home[word] != at) {
      if (!((at, home[word]) in uses)) folders[at] = folders[home[word]] = 1
      uses[at, home[word]] = uses[at, home[word]] == "" ? word : uses[at, home[word]] (index(" " uses[at, home[word]] " ", " " word " ") ? "" : " " word)
    }
  }
}
END {
  do {
    removed = 0
    for (f in folders) {
      needs = 0
      needed = 0
      for (g in folders) {
        if ((f, g) in uses) needs = 1
        if ((g, f) in uses) needed = 1
      }
      if (!needs || !needed) { delete folders[f]; removed = 1 }
    }
  } while (removed)
  for (f in folders) for (g in folders) if ((f, g) in uses) print f " uses of " g ": " uses[f, g]
}
