import type { Bytes } from '../../base/bytes.ts'
import { bytesToBigint } from '../../base/integer.ts'
import { bridge } from '../../bridge/bridge.ts'
import type { Rules } from '../../chainspec/rules.ts'
import type { BlockEnvironment } from '../execution.ts'
import { ecrecover } from './01-ecrecover.ts'
import { identity, ripemd160, sha256 } from './02-hashes.ts'
import { modexp } from './05-modexp.ts'
import { bn254Add, bn254Mul, bn254Pairing } from './06-bn254.ts'
import { blake2f } from './09-blake2f.ts'
import { remasc } from './01000008-remasc.ts'
import { hdWalletUtils } from './01000009-hdWalletUtils.ts'
import { blockHeader } from './01000010-blockHeader.ts'
import { environment } from './01000011-environment.ts'
import { secp256k1Add, secp256k1Mul } from './01000016-secp256k1.ts'
import type { Precompile } from './precompile.ts'

export { type Precompile, PrecompileFailure, type PreparedCall } from './precompile.ts'

const PRECOMPILES: readonly Precompile[] = [
  ecrecover,
  sha256,
  ripemd160,
  identity,
  modexp,
  bn254Add,
  bn254Mul,
  bn254Pairing,
  blake2f,
  bridge,
  remasc,
  hdWalletUtils,
  blockHeader,
  environment,
  secp256k1Add,
  secp256k1Mul,
]

const ADDRESS_BYTES = 20
/** The addresses of all of them begin with as many zeros. */
const BYTES_BEFORE = 16

const byAddress = new Map(PRECOMPILES.map((precompile) => [precompile.address, precompile]))

/** The precompile that a 32-byte word names, if the rules have it. */
export function getPrecompile(word: bigint, rules: Rules): Precompile | undefined {
  const precompile = byAddress.get(word)
  const isThere = precompile?.since === undefined || rules.has(precompile.since)
  return isThere ? precompile : undefined
}

type Where = Pick<BlockEnvironment, 'rules' | 'movedPrecompiles'>

/** The precompile that a 32-byte word names for running code: a simulation may have put it there, or taken it away. */
export function precompileAt({ rules, movedPrecompiles }: Where, word: bigint): Precompile | undefined {
  const source = movedPrecompiles?.has(word) === true ? movedPrecompiles.get(word) : word
  return source === undefined ? undefined : getPrecompile(source, rules)
}

/** As {@link precompileAt}, by an address, most of which are seen at a glance to be none's. */
export function precompileOf(block: Where, address: Bytes): Precompile | undefined {
  const isFar = address.length === ADDRESS_BYTES && !startsWithZeros(address)
  return isFar && block.movedPrecompiles === undefined ? undefined : precompileAt(block, bytesToBigint(address))
}

function startsWithZeros(address: Bytes): boolean {
  for (let i = 0; i < BYTES_BEFORE; i++) if (address[i] !== 0) return false
  return true
}
