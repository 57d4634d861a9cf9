import { type Bytes, equalBytes, stripLeadingZeros } from '../base/bytes.ts'
import { bytesToBigint, signedMinimalBytes } from '../base/integer.ts'
import { decodeRlp, RlpError, requireList, requireString } from '../base/rlp.ts'
import { FALLBACK_MINING_KEYS } from '../chainspec/constants.ts'
import type { Network } from '../chainspec/network.ts'
import type { Rules } from '../chainspec/rules.ts'
import { CURVE_ORDER, recoverPublicKey } from '../crypto/secp256k1.ts'
import type { Header } from './header.ts'
import { hashForMergedMining } from './headerHash.ts'

interface Signature {
  readonly v: number
  readonly r: Bytes
  readonly s: Bytes
}

/**
 * Returns whether the header may be, and is, signed by a key instead of mined: before RSKIP-98, at low difficulties.
 */
export function isFallbackMined(header: Header, rules: Rules, { difficulty }: Pick<Network, 'difficulty'>): boolean {
  const hasProof =
    header.bitcoinMergedMiningMerkleProof.length > 0 || header.bitcoinMergedMiningCoinbaseTransaction.length > 0
  return !hasProof && !rules.has('rskip98') && header.difficulty <= difficulty.fallbackMining
}

/**
 * Returns why the signature that replaces the Bitcoin header (the RLP of [v, r, s]) is invalid; undefined if it is
 * valid (protocol/mining#signed-blocks).
 */
export function checkFallbackSignature(header: Header, rules: Rules, keys = FALLBACK_MINING_KEYS): string | undefined {
  const signature = readSignature(header.bitcoinMergedMiningHeader)
  if (signature === undefined) return 'the signature in place of work is malformed'
  const r = stripLeadingZeros(signature.r)
  const s = stripLeadingZeros(signature.s)
  if (bytesToBigint(s) >= CURVE_ORDER / 2n) return 'the s of the signature in place of work is too high'
  const key = recoverPublicKey(hashForMergedMining(header, rules), { r, s, recoveryId: signature.v - 27 })
  const expected = header.number % 2 === 0 ? keys.evenHeights : keys.oddHeights
  return key !== undefined && equalBytes(key, expected) ? undefined : 'another key has signed in place of work'
}

/**
 * Consensus: reproduces the reference node's signer, which writes numbers in two's complement. Do not replace by a
 * library.
 */
function readSignature(bytes: Bytes): Signature | undefined {
  try {
    const items = requireList(decodeRlp(bytes), 'signature').map((item) => requireString(item, 'signature item'))
    const [v, r, s] = items
    if (items.length !== 3 || v === undefined || r === undefined || s === undefined || v.length !== 1) return undefined
    const isSignedForm = (number: Bytes) => equalBytes(number, signedMinimalBytes(bytesToBigint(number)))
    return isSignedForm(r) && isSignedForm(s) ? { v: v[0] ?? 0, r, s } : undefined
  } catch (error) {
    if (error instanceof RlpError) return undefined
    throw error
  }
}
