#!/bin/sh
# Builds one shard of an atlas in a folder of its own: sh build.sh 2 16
set -eu
exec npx numbers-game atlas build "part-$1" --shard "$1/$2" --size 7 --from 1000 --to 6000
