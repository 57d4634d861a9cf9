#!/bin/sh
# curl alone: sh examples/curl.sh [URL]
set -eu
url=${1:-${SCION_URL:-http://127.0.0.1:4444/regtest}}

ask() {
  curl -s "$url" -H 'content-type: application/json' -d "$1"
  echo
}

ask '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'
ask '{"jsonrpc":"2.0","id":2,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79","earliest"]}'
# By name, and two at once.
ask '[{"jsonrpc":"2.0","id":3,"method":"web3_sha3","params":{"data":"0x1234"}},{"jsonrpc":"2.0","id":4,"method":"net_version"}]'
# An error says which parameter is wrong, and what was expected.
ask '{"jsonrpc":"2.0","id":5,"method":"eth_getBalance","params":["0x12"]}'
