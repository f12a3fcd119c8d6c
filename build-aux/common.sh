# What the programs in build-aux share. Sourced, not run.

set -eu
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*"; }

# Packages of Debian 12 that the program is built from, and those that its tests
# need beside them: a display, a session bus, a font, icons, the validators of what
# desktops read, and something that reads the screen.
build_packages="gcc libc6-dev meson ninja-build pkg-config python3 gettext libglib2.0-dev libgtk-4-dev librsvg2-dev
  libxml2-utils desktop-file-utils appstream shared-mime-info"
test_packages="xvfb xauth xdotool dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3-gi adwaita-icon-theme
  fonts-dejavu-core libgl1-mesa-dri appstream-util libglib2.0-bin libgtk-4-bin man-db mandoc"

# install PACKAGE…: installs those that are missing, if that is possible here.
install() {
  missing=
  for package in "$@"; do
    status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
    [ "$status" = "install ok installed" ] || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  if ! command -v apt-get >/dev/null 2>&1; then
    say "These packages are missing, and there is no apt-get to install them:$missing"
    return 1
  fi
  root=
  [ "$(id -u)" = 0 ] || root=sudo
  if [ -n "$root" ] && ! command -v sudo >/dev/null 2>&1; then
    say "These packages are missing; install them as root:$missing"
    return 1
  fi
  say "Installing$missing"
  $root apt-get update -q
  # shellcheck disable=SC2086
  $root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
}

# configure DIRECTORY OPTION…: sets up a build directory once.
configure() {
  [ -f "$1/build.ninja" ] || meson setup "$@"
}

# What a build with sanitizers is set up with.
sanitizer_options="--werror -Db_sanitize=address,undefined -Db_lundef=false"

# sanitizers_on [frames|stacks]: what is said to the sanitizers. With frames kept after
# a return they see who still uses one, for half as much time again. With whole stacks
# they also know more of what libraries keep for good, and say where a leak comes from;
# but a window takes ten times as long.
sanitizers_on() {
  export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
  export LSAN_OPTIONS=suppressions="$PWD/tests/leaks.supp":print_suppressions=0
  ASAN_OPTIONS=
  [ -z "${1:-}" ] || ASAN_OPTIONS=detect_stack_use_after_return=1
  [ "${1:-}" != stacks ] || ASAN_OPTIONS=$ASAN_OPTIONS:fast_unwind_on_malloc=0
  export ASAN_OPTIONS
}

# processor_seconds: how long processors have worked for this program and all that it
# has waited for. A display that a test starts is not waited for.
processor_seconds() {
  cut -d ' ' -f 14-17 "/proc/$$/stat" | {
    read -r user system children_user children_system
    say $(((user + system + children_user + children_system) / $(getconf CLK_TCK)))
  }
}

# run_tests DIRECTORY OPTION…: what failed is printed, and kept to be said shortly at
# the end; it is counted with the single tests of every program.
passed=0
failed=0
failures=
test_seconds=0
run_tests() {
  rm -f "$1"/meson-logs/testlog*.json
  before=$(processor_seconds)
  # Limits are against hanging only: a busy machine may take its time.
  meson test --no-rebuild --print-errorlogs --timeout-multiplier 6 -C "$@" || true
  test_seconds=$((test_seconds + $(processor_seconds) - before))
  build-aux/count-tests --slowest "$1"
  report=$(build-aux/count-tests --failed "$1")
  failures=$failures${report:+$report
}
  counts=$(build-aux/count-tests "$1")
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
}
