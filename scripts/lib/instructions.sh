# shellcheck shell=bash
# Counts the instructions of each part of a fixed workload, and compares them with those recorded.
# Sourced after setup.sh; reads `root`, the checkout.

recorded_instructions="${root:?}/Benchmarks/Results/instructions.tsv"
# More than the compiler's and the system library's own small changes.
instructions_percent=3

# What the counts depend on besides the code.
instruction_conditions() {
  local swift
  swift=$(swift --version 2>/dev/null </dev/null | sed -nE 's/.*Swift version ([^ ]+).*/\1/p' | head -n 1)
  printf 'swift %s, %s, %s' "$swift" "$(valgrind --version)" "$(uname -m)"
}

# Prints `part<TAB>instructions` for each part of program $1.
count_instructions() {
  local work part digest number=0 total
  work=$(mktemp -d)
  # Debug information of Swift is more than valgrind reads.
  strip --strip-debug -o "$work/program" -- "$1"
  if ! SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --log-file="$work/log" \
    --callgrind-out-file="$work/counts" '--dump-before=*endOfPart*' \
    "$work/program" >"$work/parts" </dev/null; then
    tail -n 5 -- "$work/log" >&2
    rm -rf -- "$work"
    return 1
  fi
  # One dump at the end of each part, and one at the end of all.
  while IFS=$'\t' read -r part digest; do
    number=$((number + 1))
    total=$(sed -n 's/^totals: *//p' "$work/counts.$number" 2>/dev/null) || total=""
    if [[ -z $total || -z $digest ]]; then
      say "valgrind did not count part '$part'."
      rm -rf -- "$work"
      return 1
    fi
    [[ $part == preparation ]] || printf '%s\t%s\n' "$part" "$total"
  done <"$work/parts"
  rm -rf -- "$work"
}

# Prints the counts of file $2 beside those recorded in file $1.
#
# Returns 1 when a part takes more than the percentage above more, or is in one of them only.
compare_instructions() {
  awk -F '\t' -v percent="$instructions_percent" '
    FNR == NR {
      if ($0 !~ /^#/ && $1 != "part") { recorded[$1] = $2; order[++rows] = $1 }
      next
    }
    BEGIN { printf "%-32s %14s %14s %9s\n", "part", "recorded", "counted", "change" }
    !($1 in recorded) { printf "%-32s %14s %14d  not recorded\n", $1, "-", $2; bad = 1; next }
    {
      change = 100 * ($2 - recorded[$1]) / recorded[$1]
      more = $2 * 100 > recorded[$1] * (100 + percent)
      printf "%-32s %14d %14d %+8.2f%%%s\n", $1, recorded[$1], $2, change, more ? "  MORE" : ""
      if (more) bad = 1
      delete recorded[$1]
    }
    END {
      for (at = 1; at <= rows; at++) {
        if (!(order[at] in recorded)) continue
        print order[at] ": recorded, but not counted"
        bad = 1
      }
      exit bad
    }
  ' "$1" "$2"
}

# Writes the counts of file $1 as those recorded.
record_instructions() {
  {
    printf '# %s\n' "$(instruction_conditions)"
    printf 'part\tinstructions\n'
    cat -- "$1"
  } >"$recorded_instructions"
}
