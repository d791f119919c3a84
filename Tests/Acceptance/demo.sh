#!/usr/bin/env bash
# Runs the release binary through a session on the bundled catalogue and checks what it says: no network, no terminal.
set -euo pipefail
binary=$(realpath "$1")
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
cd "$home"
run() { env -i PATH="$PATH" HOME="$home" LANG=C "$binary" "$@"; }
fail() {
  echo "demo: $*" >&2
  exit 1
}

[[ $(run --version) == "reprise "* ]] || fail "--version"
run --help | grep -q 'search' || fail "--help names no search"

script=$'metropolis media:movie\n1\nlist\ncountry gb\nset\nhelp\nquit\n'
out=$(run --demo <<<"$script") || fail "the session ended with $?"
grep -q 'Metropolis' <<<"$out" || fail "no Metropolis in the list"
grep -q 'Fritz Lang' <<<"$out" || fail "no Fritz Lang in the detail"
if grep -q $'\e' <<<"$out"; then fail "an escape in the output of a script"; fi

run --demo search bach --media song --json >"$home/bach.json"
grep -q '"schema":1' "$home/bach.json" || fail "no document"
[[ $(run --demo search bach --jsonl | grep -c '"type"') -gt 1 ]] || fail "too few lines"
run --demo search bach --csv | head -1 | grep -q '^type,id,name' || fail "no header"

status=0
run --demo country zz >/dev/null 2>"$home/err" || status=$?
[[ $status == 2 ]] || fail "a wrong storefront ended with $status"
grep -q 'to search: reprise search country zz' "$home/err" || fail "no way out of a near miss"
status=0
run --demo search nosuchthinganywhere --fail-if-empty >/dev/null 2>&1 || status=$?
[[ $status == 3 ]] || fail "an empty answer ended with $status"

[[ -z $(find "$home" -name '*.db*') ]] || fail "--demo wrote a store"

[[ $(run --demo charts albums --tsv --fields rank,name | sed -n 2p) == 1$'\t'* ]] || fail "no first place in a chart"
[[ $(run --demo more 9000000101 --jsonl | wc -l) == 7 ]] || fail "an album of seven songs has others"
run --demo compare 9000000001 gb,de,jp --json | grep -q '"currency":"JPY"' || fail "no yen in a comparison"

echo "demo: all well"
