#!/usr/bin/env bash
# deb.sh ARCHIVE FOLDER: packs the archive of a release for Linux (`make dist`) as a package for Debian and its relatives, as Debian's
# policy wants it: compressed manual page and changelogs, a copyright file, completions where Debian's shells look. The same archive
# gives the same bytes (SOURCE_DATE_EPOCH, which common.sh sets). Prints the name of the package.
set -euo pipefail
# shellcheck source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

archive=${1:?the archive}
folder=${2:?the folder to write to}
parse_archive "$archive"
case $machine in
x86_64) architecture=amd64 ;;
aarch64) architecture=arm64 ;;
*)
  echo "deb: no Debian architecture is known for $machine" >&2
  exit 64
  ;;
esac

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/archive"
tar -xzf "$archive" -C "$scratch/archive" --strip-components=1
from=$scratch/archive
root=$scratch/root

put() { install -D -m "$1" "$2" "$root/$3"; }
put 755 "$from/bin/$NAME" "usr/bin/$NAME"
put 644 "$from/share/man/man1/$NAME.1" "usr/share/man/man1/$NAME.1"
put 644 "$from/share/bash-completion/completions/$NAME" "usr/share/bash-completion/completions/$NAME"
put 644 "$from/share/zsh/site-functions/_$NAME" "usr/share/zsh/vendor-completions/_$NAME"
put 644 "$from/share/fish/vendor_completions.d/$NAME.fish" "usr/share/fish/vendor_completions.d/$NAME.fish"
# Completions are read by the shell and not run, so Debian wants no line that names an interpreter.
sed -i '1{/^#!/d;}' "$root/usr/share/bash-completion/completions/$NAME"
documents=usr/share/doc/$NAME
put 644 "$from/COPYRIGHT" "$documents/copyright"
put 644 "$here/../../CHANGELOG.md" "$documents/changelog"
cat >"$root/$documents/changelog.Debian" <<END
$NAME ($version-1) unstable; urgency=medium

  * Packed from the release $version.

 -- $MAINTAINER  $(stamp '+%a, %d %b %Y %H:%M:%S +0000')
END
gzip -9n "$root/$documents/changelog" "$root/$documents/changelog.Debian" "$root/usr/share/man/man1/$NAME.1"

dependencies=''
is_static "$root/usr/bin/$NAME" || dependencies='Depends: libc6, libgcc-s1, libstdc++6
'

# The libraries are inside on purpose: one file runs on every distribution (docs/decisions/0070-one-file-without-libraries.md).
install -d "$root/usr/share/lintian/overrides"
cat >"$root/usr/share/lintian/overrides/$NAME" <<END
# One file runs on every distribution: it uses no library of the system.
$NAME: statically-linked-binary [usr/bin/$NAME]
$NAME: embedded-library *
# The package is not part of Debian, so it closes no bug of Debian.
$NAME: initial-upload-closes-no-bugs *
END

install -d "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<END
Package: $NAME
Version: $version-1
Section: devel
Priority: optional
Architecture: $architecture
Maintainer: $MAINTAINER
Installed-Size: $(du -k -s --apparent-size "$root/usr" | cut -f 1)
${dependencies}Homepage: $HOMEPAGE
Description: $SUMMARY
$(fold -s -w 78 <<<"$DESCRIPTION" | sed 's/^/ /; s/ *$//')
END
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
find "$root" -type d -exec chmod 755 {} +
chmod 644 "$root/usr/share/lintian/overrides/$NAME" "$root/DEBIAN/md5sums" "$root/DEBIAN/control"
find "$root/$documents" -type f -exec chmod 644 {} +
stamp_files "$root"

mkdir -p "$folder"
package=$folder/${NAME}_$version-1_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >/dev/null
echo "$package"
