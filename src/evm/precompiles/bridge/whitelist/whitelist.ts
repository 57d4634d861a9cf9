import { type Bytes, compareBytes, equalBytes } from '../../../../base/bytes.ts'
import { toHex } from '../../../../base/hex.ts'
import { decodeBase58Check } from '../../../../bitcoin/base58Check.ts'
import { encodeAddress } from '../../../../bitcoin/script.ts'
import type { BitcoinNetwork } from '../../../../network/bridge/bridgeConstants.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { cell, decodeList, readFixed, readNumber } from '../cell.ts'
import { toInt } from '../toInt.ts'

const HASH_BYTES = 20
const NOT_LISTED = -1n
const UNLIMITED = 0n

interface Entry {
  /** Of the address's key or script. */
  readonly hash: Bytes
  /** Satoshis that may be sent once; 0: any amount, any number of times. */
  readonly limit: bigint
}

/** Who may send bitcoins, in the order of the hashes. */
async function readWhitelist(call: BridgeCall): Promise<readonly Entry[]> {
  const once = await readAs(call, cell('lockWhitelist'), decodeOnce)
  if (once === undefined) return [] // then the other cell is not looked at either
  const always = call.rules.has('rskip87') ? await readAs(call, cell('unlimitedLockWhitelist'), decodeAlways) : []
  const byHash = new Map([...once, ...(always ?? [])].map((entry) => [toHex(entry.hash), entry]))
  return [...byHash.values()].sort((a, b) => compareBytes(a.hash, b.hash))
}

/** [hash, limit, ..., height from which on everybody may] */
function decodeOnce(bytes: Bytes): Entry[] {
  const items = decodeList(bytes)
  if (items.length % 2 === 0) throw new RangeError(`expected pairs and a height, got ${items.length} items`)
  const count = (items.length - 1) / 2
  return Array.from({ length: count }, (_, i) => ({
    hash: readFixed(items[2 * i], HASH_BYTES),
    limit: readNumber(items[2 * i + 1]),
  }))
}

function decodeAlways(bytes: Bytes): Entry[] {
  return decodeList(bytes).map((item) => ({ hash: readFixed(item, HASH_BYTES), limit: UNLIMITED }))
}

export async function whitelistSize(call: BridgeCall): Promise<bigint> {
  return BigInt((await readWhitelist(call)).length)
}

export async function whitelistAddress(call: BridgeCall, index: bigint): Promise<string> {
  const entry = (await readWhitelist(call))[toInt(index)]
  return entry === undefined ? '' : encodeAddress(call.constants.bitcoin.keyVersion, entry.hash)
}

export async function whitelistEntry(call: BridgeCall, address: string): Promise<bigint> {
  const hash = hashOfAddress(call.constants.bitcoin, address)
  if (hash === undefined) return NOT_LISTED
  const entry = (await readWhitelist(call)).find((listed) => equalBytes(listed.hash, hash))
  return entry?.limit ?? NOT_LISTED
}

/** The 20 bytes in an address of this network; undefined when it is none. */
export function hashOfAddress({ keyVersion, scriptVersion }: BitcoinNetwork, address: string): Bytes | undefined {
  const payload = decodeBase58Check(address)
  if (payload === undefined || payload.length !== 1 + HASH_BYTES) return undefined
  const isOurs = payload[0] === keyVersion || payload[0] === scriptVersion
  return isOurs ? payload.subarray(1) : undefined
}
