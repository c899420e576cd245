# shellcheck shell=bash
# What a build needs from the system, installed when it is missing. Sourced by the scripts beside it.
#
# Everything said here goes to standard error; nothing is said when nothing is missing.

# The first names the package to install; the others do as well when they are there already.
needed_packages=(
  "libsqlite3-dev"
  "libblas-dev libopenblas-dev"
  "libopenblas0-pthread libopenblas0-openmp libopenblas0-serial"
  "libcurl4-openssl-dev libcurl4-gnutls-dev"
  "libarchive-dev"
  "zlib1g-dev libz-dev"
)
oldest_swift=6.2

# Runs `swift $1` with the options $2... on the build that checks and tests share: for debugging, but the targets
# that take most of the tests' time are optimized; see `hot` in Package.swift. Its folder is its own, so that
# `swift build` by hand does not undo it.
checked_swift() {
  WHATCANIMAKE_OPTIMIZE_HOT_TARGETS=1 swift "$1" \
    --package-path "${root:?}" --scratch-path "$root/.build-checked" "${@:2}"
}

say() { printf '%s\n' "$*" >&2; }

die() {
  say "$*"
  exit 1
}

# Stops unless a Swift compiler that is new enough answers.
require_swift() {
  local remedy="See https://www.swift.org/install/ for how to install it."
  command -v swift >/dev/null || die "Swift $oldest_swift or newer is needed, and no 'swift' is on PATH. $remedy"
  local answer version
  answer=$(swift --version 2>/dev/null </dev/null) || answer=""
  version=$(sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' <<<"$answer" | head -n 1)
  [[ -n $version ]] || die "'$(command -v swift)' does not answer as the Swift compiler. $remedy"
  if [[ $(printf '%s\n' "$oldest_swift" "$version" | sort -V | head -n 1) != "$oldest_swift" ]]; then
    die "Swift $oldest_swift or newer is needed; '$(command -v swift)' is $version. $remedy"
  fi
}

# Prints the packages that dpkg does not list as installed, one a line.
missing_packages() {
  local installed choice choices package found
  installed=$(
    # shellcheck disable=SC2016,SC2048,SC2086
    dpkg-query -W -f='${Package} ${db:Status-Status}\n' ${needed_packages[*]} 2>/dev/null
  ) || true
  for choice in "${needed_packages[@]}"; do
    read -ra choices <<<"$choice"
    found=no
    for package in "${choices[@]}"; do
      [[ $'\n'$installed$'\n' == *$'\n'"$package installed"$'\n'* ]] && found=yes
    done
    [[ $found == yes ]] || printf '%s\n' "${choices[0]}"
  done
}

# Whether a C program can include header $1 and link library $2, from wherever they came.
compiles_with() {
  local compiler output works=1
  output=$(mktemp)
  for compiler in clang cc gcc; do
    command -v "$compiler" >/dev/null || continue
    printf '#include <%s>\nint main(void) { return 0; }\n' "$1" \
      | "$compiler" -x c -o "$output" - "-l$2" >/dev/null 2>&1 || continue
    works=0
    break
  done
  rm -f -- "$output"
  return "$works"
}

# Whether what package $1 brings is there without the package.
usable_without() {
  case $1 in
    libsqlite3-dev) compiles_with sqlite3.h sqlite3 ;;
    libblas-dev) compiles_with cblas.h blas ;;
    libcurl4-openssl-dev) compiles_with curl/curl.h curl ;;
    libarchive-dev) compiles_with archive.h archive ;;
    zlib1g-dev) compiles_with zlib.h z ;;
    # A faster stand-in for the library above, found at run time; other systems choose their own.
    libopenblas0-pthread) ! command -v apt-get >/dev/null ;;
    *) return 1 ;;
  esac
}

run_apt_get() {
  local command=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o "DPkg::Lock::Timeout=300" "$@")
  [[ $EUID -eq 0 ]] || command=(sudo "${command[@]}")
  "${command[@]}" </dev/null >>"$apt_log" 2>&1
}

install_packages() {
  local by_hand="apt-get update && apt-get install $*"
  if ! command -v apt-get >/dev/null; then
    die "These libraries are needed and not found: $* (their names on Debian and Ubuntu)." \
      "Install the development files of SQLite, BLAS, libcurl, libarchive and zlib, with" \
      "sqlite3.h, cblas.h, curl/curl.h, archive.h and zlib.h."
  fi
  if [[ $EUID -ne 0 ]]; then
    local refusal="These packages are needed: $*. Ask an administrator to run: $by_hand"
    command -v sudo >/dev/null || die "$refusal"
    if ! sudo -n true 2>/dev/null; then
      [[ -t 2 ]] || die "$refusal"
      say "sudo may ask for your password, to install: $*"
      sudo -v || die "$refusal"
    fi
  fi

  say "Installing $* ..."
  apt_log=$(mktemp)
  local done=no
  if compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null; then
    run_apt_get install --no-install-recommends "$@" && done=yes
  fi
  if [[ $done == no ]]; then
    run_apt_get update || true
    run_apt_get install --no-install-recommends "$@" && done=yes
  fi
  if [[ $done == no ]]; then
    tail -n 20 "$apt_log" >&2
    rm -f "$apt_log"
    die "The packages could not be installed: $*. By hand, as an administrator: $by_hand"
  fi
  rm -f "$apt_log"
}

# Installs the system packages that are missing. Costs one look at dpkg when none is.
install_missing() {
  local package absent=()
  if command -v dpkg-query >/dev/null; then
    mapfile -t absent < <(missing_packages)
  else
    for package in "${needed_packages[@]}"; do absent+=("${package%% *}"); done
  fi
  local wanted=()
  for package in "${absent[@]}"; do
    usable_without "$package" || wanted+=("$package")
  done
  [[ ${#wanted[@]} -eq 0 ]] || install_packages "${wanted[@]}"
}

set_up() {
  require_swift
  install_missing
}
