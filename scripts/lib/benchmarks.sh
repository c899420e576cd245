# shellcheck shell=bash
# The benchmarks that are more than one program's run. Sourced after setup.sh and instructions.sh; reads
# `root`, the checkout, and `server` of program.sh, and calls `build_benchmark`, which puts the path of a program into `built`.

# Counts instructions; with --update records them, else fails when they became more.
bench_instructions() {
  local update=no recorded tool counts status=0
  case ${1-} in
    --update) update=yes ;;
    "") ;;
    -h | --help)
      usage
      exit 0
      ;;
    *)
      say "scripts/bench instructions: unexpected argument '$1'; see scripts/bench --help"
      exit 64
      ;;
  esac
  for tool in valgrind strip; do
    if ! command -v "$tool" >/dev/null; then
      say "Skipped: instructions are counted by valgrind, and there is no '$tool' on PATH."
      exit 0
    fi
  done
  recorded=$(sed -n '1s/^# //p' "$recorded_instructions" 2>/dev/null) || recorded=""
  if [[ $update == no && $recorded != "$(instruction_conditions)" ]]; then
    say "Skipped: the instructions were recorded with ${recorded:-nothing}; here is" \
      "$(instruction_conditions)."
    exit 0
  fi
  build_benchmark InstructionWorkload
  counts=$(mktemp)
  if ! count_instructions "$built" >"$counts"; then
    rm -f -- "$counts"
    die "The instructions could not be counted."
  fi
  if [[ -f $recorded_instructions ]]; then
    compare_instructions "$recorded_instructions" "$counts" || status=1
  fi
  if [[ $update == yes ]]; then
    record_instructions "$counts"
    say "Recorded in ${recorded_instructions#"$root"/}."
    status=0
  elif [[ $status -ne 0 ]]; then
    say "A part takes over $instructions_percent % more instructions than recorded. If it must," \
      "say why in the commit and run: scripts/bench instructions --update"
  fi
  rm -f -- "$counts"
  exit "$status"
}

# Measures our matching and the other engines on one corpus, and checks our answers by the oracle.
bench_peers() {
  local corpus="" environment="" rounds=() commit=() arguments=()
  while [[ $# -gt 0 ]]; do
    case $1 in
      -h | --help) exec "$root/Benchmarks/Peers/run" --help ;;
      --corpus | --environment | --commit)
        if [[ -z ${2-} ]]; then
          say "scripts/bench peers: $1 needs a value; see scripts/bench peers --help"
          exit 64
        fi
        case $1 in
          --corpus) corpus=$2 ;;
          --environment) environment=$2 ;;
          --commit) commit=(--commit "$2") ;;
        esac
        shift
        ;;
      --quick)
        rounds=(--rounds 3)
        arguments+=("$1")
        ;;
      *) arguments+=("$1") ;;
    esac
    shift
  done
  if [[ -z $corpus ]]; then
    say "scripts/bench peers: --corpus needs a folder; see scripts/bench peers --help"
    exit 64
  fi
  local work head status=0
  work=$(mktemp -d)
  # shellcheck disable=SC2064
  trap "rm -rf -- '$work'" EXIT
  if [[ ${#commit[@]} -eq 0 ]] && head=$(git -C "$root" rev-parse --short HEAD 2>/dev/null); then
    commit=(--commit "$head")
  fi

  build_benchmark MatchBenchmarks
  "$built" match --corpus "$corpus" --json "$work/ours.json" --answers "$work/answers" \
    ${rounds[@]+"${rounds[@]}"} </dev/null || exit
  "$root/Benchmarks/Peers/run" --corpus "$corpus" --ours "$work/ours.json" \
    --environment "${environment:-$work/environment}" ${commit[@]+"${commit[@]}"} \
    ${arguments[@]+"${arguments[@]}"} </dev/null || status=$?
  local python="${environment:-$work/environment}/venv/bin/python"
  if [[ -x $python ]]; then
    say "comparing our answers with the oracle's ..."
    PYTHONPYCACHEPREFIX="$work/bytecode" "$python" "$root/Benchmarks/Peers/oracle.py" \
      --corpus "$corpus" --answers "$work/answers" </dev/null || status=1
  fi
  exit "$status"
}

# Measures what a server withstands, in the short forms unless --long is said.
bench_server() {
  local named="" arguments=() long=(--minutes 2 --rounds 10)
  while [[ $# -gt 0 ]]; do
    case $1 in
      -h | --help) exec python3 "$root/Benchmarks/Server/run.py" --help ;;
      --long) long=(--minutes 30 --rounds 100) ;;
      --server)
        if [[ -z ${2-} ]]; then
          say "scripts/bench server: --server needs a program; see scripts/bench server --help"
          exit 64
        fi
        named=$2
        shift
        ;;
      *) arguments+=("$1") ;;
    esac
    shift
  done
  if [[ -z $named ]]; then
    program_is_current serve || build_program serve
    named=$server
  fi
  PYTHONDONTWRITEBYTECODE=1 exec python3 "$root/Benchmarks/Server/run.py" --server "$named" --data "$root/Data" "${long[@]}" \
    ${arguments[@]+"${arguments[@]}"} </dev/null
}
