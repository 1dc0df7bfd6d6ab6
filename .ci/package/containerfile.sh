#!/usr/bin/env bash
# containerfile.sh VERSION: prints the Containerfile of an image that holds the binary alone. It is part of the archive for Linux, so
# that `podman build FOLDER` of an unpacked archive makes the image. The binary has to need no library.
set -euo pipefail
# shellcheck source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

cat <<END
# podman run --rm -v "\$PWD:/captures:ro" $NAME night.log
# Names of zones (--time-zone) need the zone files: -v /usr/share/zoneinfo:/usr/share/zoneinfo:ro
FROM scratch
LABEL org.opencontainers.image.title="$NAME" \\
      org.opencontainers.image.version="${1:?the version}" \\
      org.opencontainers.image.description="$SUMMARY" \\
      org.opencontainers.image.url="$HOMEPAGE" \\
      org.opencontainers.image.licenses="$LICENCE"
COPY LICENSE COPYRIGHT /
COPY bin/$NAME /$NAME
# No user of the machine, and not root.
USER 65532:65532
WORKDIR /captures
ENTRYPOINT ["/$NAME"]
END
