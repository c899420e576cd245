# shellcheck shell=bash
# The release build of the program, and of the server beside it. Sourced after setup.sh; reads `root`, the checkout.

program="${root:?}/.build/release/whatcanimake"
server="$root/.build/release/whatcanimake-server"
program_stamp="$root/.build/whatcanimake.stamp"

# What the build made and chose: the program itself and the versions of its dependencies.
program_state() {
  stat -L -c '%n %y %s' -- "$program" "$server" "$root/Package.resolved" 2>/dev/null || true
}

# Whether the program was built from the sources as they are; with "serve" as $1, the server as well.
#
# The stamp is as old as the start of the last build. Folders count too (a deleted file changes only
# its folder), and so does the time of change that no copy can set back.
program_is_current() {
  [[ -x $program && -f $program_stamp ]] || return 1
  [[ ${1-} != serve || -x $server ]] || return 1
  [[ $(<"$program_stamp") == "$(program_state)" ]] || return 1
  local changed
  changed=$(
    find -L "$root/Sources" "$root/Package.swift" \
      \( -newer "$program_stamp" -o -cnewer "$program_stamp" \) -print -quit 2>&1
  ) || return 1
  [[ -z $changed ]]
}

# Builds the program in release, and with "serve" as $1 the server; what the build says goes to standard error.
build_program() {
  local products=(whatcanimake)
  # A server of other sources than the program's would be taken for a current one.
  if [[ ${1-} == serve ]]; then products+=(whatcanimake-server); else rm -f -- "$server"; fi
  build_products "${products[@]}"
}

build_products() {
  local stamp log product
  # One build a product: SwiftPM takes only the last that is named.
  build() {
    for product in "$@"; do
      swift build --package-path "$root" -c release --static-swift-stdlib --product "$product" || return 1
    done
  }
  mkdir -p -- "$root/.build"
  stamp=$(mktemp -- "$root/.build/whatcanimake.stamp.XXXXXX")
  if [[ -t 2 ]]; then
    build "$@" </dev/null >&2 || { rm -f -- "$stamp"; die "The build failed."; }
  else
    say "Building whatcanimake; the first time takes minutes ..."
    log=$(mktemp)
    if ! build "$@" </dev/null >"$log" 2>&1; then
      cat -- "$log" >&2
      rm -f -- "$log" "$stamp"
      die "The build failed."
    fi
    rm -f -- "$log"
  fi
  local started
  started=$(stat -c %y -- "$stamp")
  program_state >"$stamp"
  touch -d "$started" -- "$stamp"
  mv -f -- "$stamp" "$program_stamp"
}
