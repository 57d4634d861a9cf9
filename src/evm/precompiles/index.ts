import type { Rules } from '../../network/rules.ts'
import { ecrecover } from './01-ecrecover.ts'
import { identity, ripemd160, sha256 } from './02-hashes.ts'
import { modexp } from './05-modexp.ts'
import { bn128Add, bn128Mul, bn128Pairing } from './06-bn128.ts'
import { blake2f } from './09-blake2f.ts'
import { environment } from './01000011-environment.ts'
import { secp256k1Add, secp256k1Mul } from './01000016-secp256k1.ts'
import { type Precompile, PrecompileFailure } from './precompile.ts'

export { type Precompile, PrecompileFailure } from './precompile.ts'

/** There by rule, but every call fails; the price is that of a call that native contracts do not know. */
function refusing(address: bigint, name: string, since?: Precompile['since']): Precompile {
  const run = () => {
    throw new PrecompileFailure(`${name} refuses the call`)
  }
  return { address, gas: () => 0n, run, ...(since === undefined ? {} : { since }) }
}

/** REMASC really refuses everyone but the transaction that ends a block; the other three are not there yet. */
const PRECOMPILES: readonly Precompile[] = [
  ecrecover,
  sha256,
  ripemd160,
  identity,
  modexp,
  bn128Add,
  bn128Mul,
  bn128Pairing,
  blake2f,
  refusing(0x01000006n, 'Bridge'),
  refusing(0x01000008n, 'REMASC'),
  refusing(0x01000009n, 'HDWalletUtils', 'rskip106'),
  refusing(0x01000010n, 'BlockHeader', 'rskip119'),
  environment,
  secp256k1Add,
  secp256k1Mul,
]

const byAddress = new Map(PRECOMPILES.map((precompile) => [precompile.address, precompile]))

/** The precompile that a 32-byte word names, if the rules have it. */
export function getPrecompile(word: bigint, rules: Rules): Precompile | undefined {
  const precompile = byAddress.get(word)
  const isThere = precompile?.since === undefined || rules.has(precompile.since)
  return isThere ? precompile : undefined
}
