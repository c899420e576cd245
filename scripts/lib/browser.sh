# What the scripts share that show the pages in Chromium: the browser, and a Python that drives it. Sourced behind
# setup.sh and program.sh.
# shellcheck shell=bash

# The shell is the same browser without a window, and takes less than half the work.
browser_packages=(chromium-headless-shell fonts-dejavu-core fonts-liberation python3-venv)
# Versions that are known to work together; the newer axe finds more.
browser_modules=(playwright==1.65.2 axe-playwright-python==0.1.8)

# Ends with 77, and says that there is no browser to be had: $1 is what was not done, the rest is why.
without_browser() {
  local what=$1
  shift
  say "$what: $*"
  exit 77
}

# Finds or makes what is needed. $1 is what cannot be done without it. Sets `python`, unless it is named already, and
# CHROMIUM, the browser.
set_up_browser() {
  local what=$1
  find_browser() { CHROMIUM=${CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium)}; }
  if ! find_browser; then
    command -v apt-get >/dev/null \
      || without_browser "$what" "Chromium is needed, and there is no apt-get to install it with."
    (install_packages "${browser_packages[@]}") \
      || without_browser "$what" "these packages are needed: ${browser_packages[*]}."
    find_browser || without_browser "$what" "Chromium is needed."
  fi
  export CHROMIUM
  [[ -z ${python-} ]] || return 0
  python=${root:?}/.build/browser/bin/python
  if ! "$python" -c 'import playwright, axe_playwright_python' 2>/dev/null; then
    say "Setting up the browser's driver ..."
    python3 -m venv --clear "$root/.build/browser" >&2 \
      || without_browser "$what" "Python cannot make an environment (python3-venv)."
    "$root/.build/browser/bin/pip" -q install "${browser_modules[@]}" >&2 \
      || without_browser "$what" "pip cannot install ${browser_modules[*]}."
  fi
}
