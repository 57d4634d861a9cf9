import { ripemd160 as ripemd160Hash } from '@noble/hashes/legacy.js'
import { sha256 as sha256Hash } from '@noble/hashes/sha2.js'
import { leftPadded, simplePrecompile, wordPrice } from './precompile.ts'

export const sha256 = simplePrecompile({
  address: 0x02n,
  price: wordPrice(60n, 12n),
  run: (input) => sha256Hash(input),
})

export const ripemd160 = simplePrecompile({
  address: 0x03n,
  price: wordPrice(600n, 120n),
  run: (input) => leftPadded(ripemd160Hash(input)),
})

export const identity = simplePrecompile({
  address: 0x04n,
  price: wordPrice(15n, 3n),
  run: (input) => input.slice(),
})
