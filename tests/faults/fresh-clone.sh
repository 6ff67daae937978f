#!/usr/bin/env bash
# [K1] [K2] A fresh clone below a closed folder, as root and as nobody: `npm start` does everything, twice.
# Usage: tests/faults/fresh-clone.sh [root|nobody ...]   (both by default; being root is needed for nobody)
set -euo pipefail
repository=$(git -C "$(dirname "${BASH_SOURCE[0]}")" rev-parse --show-toplevel)
work=$(mktemp -d)
server=
tidy() {
  if [ -n "$server" ]; then kill -TERM "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi
  rm -rf "$work"
}
trap tidy EXIT

free_port() { node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})'; }

# start USER LABEL LIMIT_S: runs npm start until the site is ready, asks it for a page, stops it.
start() {
  local user=$1 label=$2 limit=$3 port began as=()
  port=$(free_port)
  began=$(date +%s%N)
  [ "$user" = nobody ] && as=(setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups)
  (cd "$work/$user/site" && exec env HOME="$work/$user" PORT="$port" "${as[@]}" npm start) >"$work/$user.log" 2>&1 &
  server=$!
  until curl -sf -o /dev/null "http://127.0.0.1:$port/api/readyz"; do
    if ! kill -0 "$server" 2>/dev/null; then cat "$work/$user.log"; echo "FAILED: $label ended before it was ready"; exit 1; fi
    if [ $((($(date +%s%N) - began) / 1000000)) -gt $((limit * 1000)) ]; then cat "$work/$user.log"; echo "FAILED: $label was not ready within $limit s"; exit 1; fi
    sleep 0.1
  done
  echo "$label: ready after $((($(date +%s%N) - began) / 1000000)) ms (limit $limit s)"
  curl -sf -o /dev/null "http://127.0.0.1:$port/options-signals"
  kill -TERM "$server"
  wait "$server" || true
  server=
  # npm passes the signal on and waits: when it has ended, so have the site and its database.
  if [ -e "$work/$user/site/.data/postgres/postmaster.pid" ]; then echo "FAILED: $label left its database running"; exit 1; fi
}

for user in "${@:-root nobody}"; do
  for who in $user; do
    mkdir "$work/$who"
    git clone -q "$repository" "$work/$who/site"
    if [ "$who" = nobody ]; then chown -R nobody "$work/$who"; fi
    chmod 700 "$work/$who"
    if [ "$who" = nobody ]; then chmod 711 "$work"; fi
    start "$who" "$who, first start" "${FIRST_START_LIMIT_S:-240}"
    start "$who" "$who, second start" "${SECOND_START_LIMIT_S:-3}"
  done
done
