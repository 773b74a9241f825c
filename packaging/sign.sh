#!/bin/sh
# Signs the checksums of packages with a key of GnuPG and verifies the signature: packaging/sign.sh DIRECTORY KEY
# KEY is a fingerprint or an e-mail address. The signature is DIRECTORY/SHA256SUMS.asc.
set -eu
if [ $# -ne 2 ]; then
    echo "Usage: packaging/sign.sh DIRECTORY KEY" >&2
    exit 2
fi
sums=$1/SHA256SUMS
rm -f "$sums.asc"
gpg --batch --armor --local-user "$2" --output "$sums.asc" --detach-sign "$sums"
gpg --batch --verify "$sums.asc" "$sums"
echo "Signed with $2: $sums.asc"
