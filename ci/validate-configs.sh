#!/usr/bin/env bash
# validate-configs.sh <folder> [options of validate]: validates a folder of site configurations that is kept outside the engine.
# <folder> holds sites/<domain>/site.json, and if wanted families/, pages/… Exit status 1 when a problem stops a site.
# In GitHub Actions problems are printed as annotations; elsewhere with their lines. Needs the engine's packages (npm ci).
set -euo pipefail
folder=${1:?Name the folder that holds "sites/".}
shift
engine=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
format=pretty
[ "${GITHUB_ACTIONS:-}" = true ] && format=github
exec "$engine/node_modules/.bin/tsx" "$engine/scripts/validate.ts" --root "$engine" --configs "$folder" --format "$format" "$@"
