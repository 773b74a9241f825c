#!/bin/sh
# Shows that packages of two builds are the same, file by file, but for the class caches: packaging/same.sh [ONE OTHER]
# ONE and OTHER are directories of packages. Without them it builds the last commit twice, in two directories, time
# zones and languages. The caches (lib/app/*.aot) hold what one start did, so they differ, and so do their checksums
# and the installed size in a Debian package. The exit status is 1 if anything else differs.
set -eu
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

build() { # DIRECTORY ZONE LANGUAGE
    git clone -q --no-hardlinks "$(dirname "$0")/.." "$1"
    (cd "$1" && TZ=$2 LC_ALL=$3 mvn -B -q -Ppackage,bom verify)
}

unpack() { # PACKAGE DIRECTORY
    mkdir -p "$2/files"
    case "$1" in
        *.deb)
            dpkg-deb --raw-extract "$1" "$2/files"
            dpkg-deb --fsys-tarfile "$1" | tar -tvf - >"$2/list"
            sed -i '/\.aot$/d' "$2/files/DEBIAN/md5sums"
            sed -i '/^Installed-Size:/d' "$2/files/DEBIAN/control"
            ;;
        *.tar.gz)
            tar -C "$2/files" -xf "$1"
            tar -tvf "$1" >"$2/list"
            ;;
        *.rpm)
            rpm2cpio "$1" | (cd "$2/files" && cpio -idm --quiet)
            rpm -qplv "$1" >"$2/list"
            ;;
    esac
    sed -i '/\.aot$/d' "$2/list"
}

if [ $# -eq 2 ]; then
    one=$1 other=$2
else
    build "$scratch/one" Asia/Tokyo C.UTF-8
    build "$scratch/another/copy" America/Lima POSIX
    one=$scratch/one/target/package/out other=$scratch/another/copy/target/package/out
fi

differs=0
for file in "$one"/*; do
    name=$(basename "$file")
    twin=$other/$name
    rm -rf "$scratch/left" "$scratch/right"
    case "$name" in
        SHA256SUMS | SHA256SUMS.asc) continue ;;
        *.rpm)
            if ! command -v rpm2cpio >/dev/null || ! command -v cpio >/dev/null; then
                echo "$name: not compared, because rpm2cpio or cpio isn't installed"
                continue
            fi
            ;;
    esac
    if cmp -s "$file" "$twin"; then
        echo "$name: the same bytes"
        continue
    fi
    case "$name" in
        *.deb | *.rpm | *.tar.gz) ;;
        *)
            echo "$name: differs"
            differs=1
            continue
            ;;
    esac
    unpack "$file" "$scratch/left"
    unpack "$twin" "$scratch/right"
    if diff -rq --no-dereference -x '*.aot' "$scratch/left/files" "$scratch/right/files" \
        && diff "$scratch/left/list" "$scratch/right/list"; then
        echo "$name: the same $(find "$scratch/left/files" -type f ! -name '*.aot' | wc -l) files, but for the class caches"
    else
        echo "$name: differs"
        differs=1
    fi
done
exit "$differs"
