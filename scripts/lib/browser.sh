# What the scripts share that show the pages in Chromium: the browser, and a Python that drives it. Sourced behind
# setup.sh and program.sh.
# shellcheck shell=bash

# The shell is the same browser without a window, and takes less than half the work. The server converts photos with vips.
browser_packages=(chromium-headless-shell fonts-dejavu-core fonts-liberation python3-venv libvips-tools)
# Versions that are known to work together; the newer axe finds more.
browser_modules=(playwright==1.65.2 axe-playwright-python==0.1.8)

# Ends with 77, and says in one line that there is no browser to be had: $1 is what was not done, the rest is why.
without_browser() {
  local what=$1
  shift
  say "$what: $*"
  exit 77
}

# Runs $2..., with nothing to read and nothing said, for at most $1 seconds.
within() { timeout --kill-after=10 "$@" </dev/null >/dev/null 2>&1; }

# Installs the packages; false where that needs a network, a password or more time than anybody waits for.
install_browser() {
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Acquire::Retries=1 -o Acquire::http::Timeout=20
    -o Acquire::https::Timeout=20 -o DPkg::Lock::Timeout=60)
  local install=(install --no-install-recommends "${browser_packages[@]}")
  if [[ $EUID -ne 0 ]]; then
    { command -v sudo && sudo -n true; } >/dev/null 2>&1 || return 1
    apt=(sudo -n "${apt[@]}")
  fi
  say "Installing ${browser_packages[*]} ..."
  # What is downloaded can be given up at any time; what is then unpacked needs no network.
  if ! within 240 "${apt[@]}" --download-only "${install[@]}"; then
    within 90 "${apt[@]}" update || return 1
    within 240 "${apt[@]}" --download-only "${install[@]}" || return 1
  fi
  within 240 "${apt[@]}" --no-download "${install[@]}"
}

# Finds or makes what is needed, in a few minutes or not at all. $1 is what cannot be done without it. Sets `python`,
# unless it is named already, and CHROMIUM, the browser.
set_up_browser() {
  local what=$1 pip=${root:?}/.build/browser/bin/pip
  local refusal="install ${browser_packages[*]} to have them tested."
  find_browser() {
    CHROMIUM=${CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium)} && command -v vipsthumbnail >/dev/null
  }
  if ! find_browser; then
    local lack="Chromium or libvips-tools is not installed"
    command -v apt-get >/dev/null || without_browser "$what" "$lack, and there is no apt-get to install it with."
    install_browser || without_browser "$what" "$lack, and it cannot be installed now; $refusal"
    find_browser || without_browser "$what" "$lack; $refusal"
  fi
  export CHROMIUM
  [[ -z ${python-} ]] || return 0
  python=$root/.build/browser/bin/python
  if ! "$python" -c 'import playwright, axe_playwright_python' 2>/dev/null; then
    say "Setting up the browser's driver ..."
    within 120 python3 -m venv --clear "$root/.build/browser" \
      || without_browser "$what" "Python cannot make an environment; $refusal"
    within 300 "$pip" -q install --retries 1 --timeout 20 "${browser_modules[@]}" \
      || without_browser "$what" "pip cannot install ${browser_modules[*]} now."
  fi
}
