#!/bin/sh
# Checks the subjects of commits: commit-message.sh FILE (as a Git hook) or commit-message.sh --since COMMIT.
# At most 72 characters, begins with a capital letter, no full stop at the end, no fixup, an empty line before the body.
set -u

wrong=0

check() {
    subject=$(printf '%s\n' "$1" | sed -n 1p)
    second=$(printf '%s\n' "$1" | sed -n 2p)
    length=$(printf '%s' "$subject" | LC_ALL=C.UTF-8 wc -m)
    [ "$length" -le 72 ] || say "has $length characters, 72 are allowed"
    case $subject in
        Merge\ *) return ;;
        fixup!*|squash!*|[Ww][Ii][Pp]*) say "is not for main" ;;
        [A-Z]*) ;;
        *) say "doesn't begin with a capital letter" ;;
    esac
    case $subject in
        *.) say "ends in a full stop" ;;
    esac
    [ -z "$second" ] || say "is followed by a line that isn't empty"
}

say() {
    wrong=1
    printf '"%s" %s\n' "$subject" "$1" >&2
}

case ${1-} in
    --since)
        for commit in $(git rev-list --no-merges "$2..HEAD"); do
            check "$(git log -1 --format=%B "$commit")"
        done
        ;;
    "")
        echo "commit-message.sh FILE, or commit-message.sh --since COMMIT" >&2
        exit 2
        ;;
    *) check "$(grep -v '^#' "$1")" ;;
esac
exit $wrong
