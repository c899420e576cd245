# shellcheck shell=bash
# The fuzz targets: their list, their build, one run. Sourced after setup.sh; reads `root`, the
# checkout.

fuzz_folder="${root:?}/Tests/Fuzzing"
fuzz_scratch="$root/.build-fuzz"
fuzz_sanitizers=fuzzer

# Has what is built after this watch memory as well, apart from what is built without.
watch_addresses() {
  fuzz_scratch="$root/.build-fuzz-address"
  fuzz_sanitizers=fuzzer,address
}

# Prints the names of all targets, one a line.
fuzz_targets() {
  awk -F '\t' '!/^#/ && $1 != "target" && NF == 3 { print $1 }' "$fuzz_folder/targets.tsv"
}

# Prints column $2 of target $1.
fuzz_column() {
  awk -F '\t' -v target="$1" -v column="$2" '$1 == target { print $column }' \
    "$fuzz_folder/targets.tsv"
}

# Runs a command whose output matters only when it fails.
quietly() {
  local log
  log=$(mktemp)
  if ! "$@" </dev/null >"$log" 2>&1; then
    cat -- "$log" >&2
    rm -f -- "$log"
    die "The build failed."
  fi
  rm -f -- "$log"
}

# Prints the object files of the fuzz targets and of all they are built on: those that the build's plan
# names, so that none is left out, nor one of an earlier build taken.
fuzz_objects() {
  grep -oE '"/[^"]+\.o"' "$fuzz_scratch/release.yaml" | tr -d '"' | sort -u \
    | while read -r object; do
      if [[ -f $object ]]; then printf '%s\n' "$object"; fi
    done
}

# Builds one program that holds every target, with a link to it for each: the name by which it is
# called says which target it is.
build_fuzz_targets() {
  local build objects
  build=(swift build --package-path "$root" --scratch-path "$fuzz_scratch" -c release)
  build+=(--target FuzzTargets -Xswiftc "-sanitize=$fuzz_sanitizers" -Xswiftc -enable-testing)
  say "Building the fuzz targets; the first time takes many minutes ..."
  quietly "${build[@]}"
  mapfile -t objects < <(fuzz_objects)
  quietly swiftc "-sanitize=$fuzz_sanitizers" "${objects[@]}" -o "$fuzz_scratch/fuzz"

  mkdir -p -- "$fuzz_scratch/targets"
  local target
  while read -r target; do
    ln -sfn -- ../fuzz "$fuzz_scratch/targets/$target"
  done < <(fuzz_targets)
}

# Runs target $1 with the options $3... of libFuzzer, its own files below $2, and prints its row.
#
# Returns 1 when an input failed or the target reached fewer features than its floor; then it says on
# standard error how to see it again.
run_fuzz_target() {
  local target=$1 work=$2/$1 status=0
  shift 2
  mkdir -p -- "$work/found" "$work/failures" "$work/samples"
  "$fuzz_scratch/targets/$target" --samples "$work/samples" </dev/null
  local corpora=("$work/samples")
  [[ ! -d $fuzz_folder/Corpora/$target ]] || corpora+=("$fuzz_folder/Corpora/$target")
  local command=(
    "$fuzz_scratch/targets/$target" -timeout=2 -rss_limit_mb=1024 -max_len=65536
    -print_final_stats=1 "-artifact_prefix=$work/failures/" "$@"
  )
  local dictionary
  dictionary=$(fuzz_column "$target" 2)
  [[ $dictionary == - ]] || command+=("-dict=$fuzz_folder/Dictionaries/$dictionary.dict")
  # A crash ends at once, without a trace of Swift's own, which would look like a hang.
  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 OPENBLAS_NUM_THREADS=1 \
    "${command[@]}" "$work/found" "${corpora[@]}" </dev/null >"$work/log" 2>&1 \
    || status=$?

  local inputs features floor slowest failures
  inputs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/log" | tail -n 1)
  features=$(grep -oE ' ft: [0-9]+' "$work/log" | tail -n 1 | tr -dc 0-9) || features=0
  slowest=$(sed -n 's/^slowest input: //p' "$work/log" | tail -n 1)
  failures=$(find "$work/failures" -type f | wc -l)
  printf '%-22s %11s %9s %8s %10s\n' \
    "$target" "${inputs:-?}" "$features" "$failures" "${slowest:-?}"

  if [[ $failures -gt 0 ]]; then
    local failure kept
    mkdir -p -- "$fuzz_scratch/findings"
    for failure in "$work"/failures/*; do
      kept="$fuzz_scratch/findings/$target-${failure##*/}"
      mv -f -- "$failure" "$kept"
      say "$(grep -m 1 -E 'Fatal error|broken rule|ERROR:|ALARM' "$work/log" | cut -c -300)"
      say "To see it again: SWIFT_BACKTRACE=enable=no $fuzz_scratch/targets/$target $kept"
    done
    return 1
  fi
  if [[ $status -ne 0 ]]; then
    tail -n 5 -- "$work/log" >&2
    say "$target ended with status $status."
    return 1
  fi
  floor=$(fuzz_column "$target" 3)
  if [[ $features -lt $floor ]]; then
    say "$target reached $features features, less than its floor of $floor: it lost its way into the parser."
    return 1
  fi
}
