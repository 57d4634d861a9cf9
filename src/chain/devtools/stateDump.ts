import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type Bytes, compareBytes, equalBytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { decodeRlp, RlpError, type RlpItem, requireList, requireString } from '../../base/rlp.ts'
import { Pacer } from '../../evm/evm.ts'
import { decodeAccount } from '../../state/account.ts'
import { kindOfStateKey } from '../../state/keys.ts'
import type { WorldChanges } from '../../state/stateView.ts'
import { walkTrie } from '../../state/trie/walkTrie.ts'
import type { NodePlace } from '../../storage/store.ts'
import { ControlRefused } from '../api/errors.ts'
import type { ChainContext } from '../context.ts'
import { MOST_BALANCE, MOST_NONCE } from './accountBounds.ts'

/** Of the state of a chain for development, that is a lot; making its root takes the process half a second. */
const MOST_VALUES = 20_000
const MOST_BYTES = 16 * 2 ** 20
/** What a dump begins with, so that nothing else is taken for one. */
const FORMAT = new TextEncoder().encode('scion state 1')

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/**
 * The state with this root: gzip over the RLP of a name for the format and of pairs of a unitrie key and its value,
 * which together are all there is of an account.
 */
export async function dumpState(
  { store, trieNodes }: Pick<ChainContext, 'store' | 'trieNodes'>,
  root: NodePlace,
  yieldAfterMs: number,
): Promise<Bytes> {
  const pacer = new Pacer(yieldAfterMs)
  const pairs: RlpItem[] = []
  let bytes = 0
  for await (const { key, load } of walkTrie(root, store.nodes, trieNodes)) {
    await pacer.pause()
    const value = await load()
    bytes += key.length + value.length
    if (pairs.push([key, value]) > MOST_VALUES || bytes > MOST_BYTES) {
      throw new ControlRefused(
        `the state is too large: a dump has at most ${MOST_VALUES} values and ${MOST_BYTES} bytes`,
      )
    }
  }
  return Uint8Array.from(await compress(encodeRlp([FORMAT, ...pairs])))
}

/** What a dump makes of a state: its accounts take the place of those there. Throws `ControlRefused`. */
export async function decodeDump(dump: Bytes): Promise<WorldChanges> {
  const entries = (await readEntries(dump)).map(requireEntry)
  if (!entries.every(({ key }, i) => i === 0 || compareBytes(entries[i - 1]?.key ?? key, key) < 0)) throw notADump()
  const accounts = entries.map(({ key }) => key).filter((key) => kindOfStateKey(key) === 'account')
  return { deletedAccounts: accounts, writes: entries }
}

function requireEntry(item: RlpItem): WorldChanges['writes'][number] {
  if (item instanceof Uint8Array) throw notADump()
  const [key, value] = item
  if (!(key instanceof Uint8Array) || !(value instanceof Uint8Array) || !isSound(key, value)) throw notADump()
  return { key, value }
}

/** Nothing that the EVM or the pool could stumble over later. */
function isSound(key: Bytes, value: Bytes): boolean {
  const kind = kindOfStateKey(key)
  if (kind === undefined || value.length === 0) return false
  return kind !== 'account' || isSoundAccount(value)
}

function isSoundAccount(value: Bytes): boolean {
  try {
    const { balance, nonce } = decodeAccount(value)
    return balance < MOST_BALANCE && nonce < MOST_NONCE
  } catch (error) {
    if (error instanceof RlpError) return false
    throw error
  }
}

async function readEntries(dump: Bytes): Promise<readonly RlpItem[]> {
  try {
    // A copy, since parts of a Buffer would share memory with what is sliced off them.
    const bytes = Uint8Array.from(await decompress(dump, { maxOutputLength: MOST_BYTES + MOST_BYTES / 4 }))
    const [format, ...pairs] = requireList(decodeRlp(bytes, 3 * MOST_VALUES + 2), 'dump')
    if (equalBytes(requireString(format, 'format'), FORMAT)) return pairs
  } catch (error) {
    if (!(error instanceof RlpError) && !isOfZlib(error)) throw error
  }
  throw notADump()
}

const isOfZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(Z_|ERR_BUFFER_TOO_LARGE)/.test(String(error.code))

const notADump = () => new ControlRefused('the state must be a result of dumpState')
