#!/bin/sh
# Makes the packages of a release, their checksums and bill of materials: packaging/release.sh [--key KEY]
# With KEY, a key of GnuPG, the checksums are signed. The result is in target/package/out.
set -eu
cd "$(dirname "$0")/.."

key=
while [ $# -gt 0 ]; do
    case "$1" in
        --key)
            key=${2:?"--key needs a key of GnuPG"}
            shift 2
            ;;
        *)
            echo "Usage: packaging/release.sh [--key KEY]" >&2
            exit 2
            ;;
    esac
done

version=$(sed -n 's/^  <version>\(.*\)<\/version>$/\1/p' pom.xml | head -n 1)
case "$version" in
    '' | *-SNAPSHOT)
        echo "Version ${version:-unknown} isn't a release. Set the version in pom.xml first." >&2
        exit 1
        ;;
esac
if [ -n "$(git status --porcelain)" ]; then
    echo "The work tree has changes that aren't committed. Commit or remove them first." >&2
    exit 1
fi
if [ -n "$key" ] && ! gpg --batch --list-secret-keys "$key" >/dev/null 2>&1; then
    echo "GnuPG has no secret key $key." >&2
    exit 1
fi

mvn -B -Ppackage,bom clean verify
out=target/package/out
if [ -n "$key" ]; then
    packaging/sign.sh "$out" "$key"
else
    echo "Unsigned: SHA256SUMS has no signature. Sign it with --key KEY."
fi
echo "Marquee $version, commit $(git rev-parse --short HEAD):"
ls -l "$out"
