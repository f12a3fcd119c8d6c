# What build-aux/play and build-aux/check share. Sourced, not run.

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
