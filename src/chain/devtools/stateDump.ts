import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type Bytes, compareBytes, equalBytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { decodeRlp, RlpError, type RlpItem, requireList, requireString } from '../../base/rlp.ts'
import { Yielder } from '../../evm/evm.ts'
import { decodeAccount } from '../../state/account.ts'
import { deletedKey, isDeletionRecord, readDeletionRecords } from '../../state/deletions.ts'
import { kindOfStateKey } from '../../state/keys.ts'
import type { StateChanges } from '../../state/stateView.ts'
import { walkTrie } from '../../state/trie/walkTrie.ts'
import type { NodePlace } from '../../storage/store.ts'
import { ControlRefused } from '../api/errors.ts'
import type { ChainContext } from '../context.ts'

/** Max balance in wei, a signed word. */
export const MAX_BALANCE = 2n ** 255n - 1n
/** Max nonce, for clients with signed 64-bit numbers. */
export const MAX_NONCE = 2n ** 63n - 1n

/** Max values and bytes of a dump. */
export interface DumpLimits {
  readonly values: number
  readonly bytes: number
}

/** Limits of requests, which bound the time in which a root is computed. */
const OF_REQUESTS: DumpLimits = { values: 20_000, bytes: 16 * 2 ** 20 }
/** Limits of files, which only the user of the computer loads, at the start. */
export const OF_FILES: DumpLimits = { values: 200_000, bytes: 128 * 2 ** 20 }
/** First item of a dump, by which other data is rejected. */
const WHOLE_STATE = new TextEncoder().encode('scion state 1')
/** First item of a dump of a fork, which has the changes since its base. */
const CHANGES = new TextEncoder().encode('scion changes 1')

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/**
 * Returns the state with this root: gzip of the RLP of the format's name and of pairs of a unitrie key and its value. A
 * fork has the values and the records of deletions since its base. Throws `ControlRefused` if it is too large.
 */
export async function dumpState(
  { base, store, trieNodes }: Pick<ChainContext, 'base' | 'store' | 'trieNodes'>,
  root: NodePlace,
  yieldAfterMs: number,
  limits = OF_REQUESTS,
): Promise<Bytes> {
  const yielder = new Yielder(yieldAfterMs)
  const pairs: RlpItem[] = []
  let bytes = 0
  for await (const { key, load } of walkTrie(root, store.nodes, trieNodes)) {
    await yielder.pause()
    const value = await load()
    bytes += key.length + value.length
    if (pairs.push([key, value]) > limits.values || bytes > limits.bytes) {
      const { values, bytes } = limits
      throw new ControlRefused(`the state is too large: a dump has at most ${values} values and ${bytes} bytes`)
    }
  }
  return Uint8Array.from(await compress(encodeRlp([base === undefined ? WHOLE_STATE : CHANGES, ...pairs])))
}

/**
 * Returns the changes that replace the accounts of a state by those of a dump, or that repeat those of a fork. Throws
 * `ControlRefused`.
 */
export async function decodeDump(dump: Bytes, limits = OF_REQUESTS): Promise<StateChanges> {
  const { isWhole, pairs } = await readPairs(dump, limits)
  const entries = requireEntries(pairs, isWhole)
  if (!isWhole) return readDeletionRecords(entries)
  const accounts = entries.map(({ key }) => key).filter((key) => kindOfStateKey(key) === 'account')
  return { deletedAccounts: accounts, writes: entries }
}

/** Returns the values of a dump of a whole state, for a genesis block. Throws `ControlRefused`. */
export async function decodeWholeState(dump: Bytes): Promise<StateChanges['writes']> {
  const { isWhole, pairs } = await readPairs(dump, OF_FILES)
  if (!isWhole) throw new ControlRefused('the state must be whole, not that of a fork')
  return requireEntries(pairs, isWhole)
}

function requireEntries(pairs: readonly RlpItem[], isWhole: boolean): StateChanges['writes'] {
  const entries = pairs.map((item) => requireEntry(item, isWhole))
  if (!entries.every(({ key }, i) => i === 0 || compareBytes(entries[i - 1]?.key ?? key, key) < 0)) throw notADump()
  return entries
}

function requireEntry(item: RlpItem, isWhole: boolean): StateChanges['writes'][number] {
  if (item instanceof Uint8Array) throw notADump()
  const [key, value] = item
  if (!(key instanceof Uint8Array) || !(value instanceof Uint8Array)) throw notADump()
  const isRecord = !isWhole && isDeletionRecord(key) && kindOfStateKey(deletedKey(key)) !== undefined
  if (!isRecord && !isSound(key, value)) throw notADump()
  return { key, value }
}

/** Returns whether the EVM and the pool can read an entry. */
function isSound(key: Bytes, value: Bytes): boolean {
  const kind = kindOfStateKey(key)
  if (kind === undefined || value.length === 0) return false
  return kind !== 'account' || isSoundAccount(value)
}

function isSoundAccount(value: Bytes): boolean {
  try {
    const { balance, nonce } = decodeAccount(value)
    return balance <= MAX_BALANCE && nonce <= MAX_NONCE
  } catch (error) {
    if (error instanceof RlpError) return false
    throw error
  }
}

interface DumpedPairs {
  /** Whether they are a whole state; otherwise the changes of a fork. */
  readonly isWhole: boolean
  readonly pairs: readonly RlpItem[]
}

async function readPairs(dump: Bytes, limits: DumpLimits): Promise<DumpedPairs> {
  try {
    // A copy, because slices of a Buffer share its memory.
    const bytes = Uint8Array.from(await decompress(dump, { maxOutputLength: limits.bytes + limits.bytes / 4 }))
    const [format, ...pairs] = requireList(decodeRlp(bytes, 3 * limits.values + 2), 'dump')
    const name = requireString(format, 'format')
    const isWhole = equalBytes(name, WHOLE_STATE)
    if (isWhole || equalBytes(name, CHANGES)) return { isWhole, pairs }
  } catch (error) {
    if (!(error instanceof RlpError) && !isOfZlib(error)) throw error
  }
  throw notADump()
}

const isOfZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(Z_|ERR_BUFFER_TOO_LARGE)/.test(String(error.code))

const notADump = () => new ControlRefused('the state must be a result of dumpState')
