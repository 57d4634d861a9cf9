import { createHash } from 'node:crypto'
import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { Timer } from '../../base/clock.ts'
import { fromDigits } from '../../base/hex.ts'
import { bytesToBigint } from '../../base/integer.ts'
import { readText } from '../../base/readText.ts'
import type { NetworkName } from '../../chainspec/network.ts'
import { isSignedBy } from '../../crypto/secp256k1.ts'
import { isList, isRecord, type JsonValue, parseJson } from '../../remote/json.ts'
import type { BlockFile } from '../blockFile.ts'
import { CommandError, reasonOfFetch } from '../failure.ts'

/** Signers of state files, as the reference node's configuration names them (database.import of its main.conf and testnet.conf). */
export interface Publishers {
  /** Ends with a slash. The index of a key is at `<key>/index.json`. */
  readonly url: string
  /** Public keys in hex, uncompressed. */
  readonly keys: readonly string[]
}

export const PUBLISHERS: Readonly<Partial<Record<NetworkName, Publishers>>> = {
  mainnet: {
    url: 'https://import.mainnet.rskcomputing.net/dbs/mainnet/',
    keys: [
      '045499f5553ac687c8d196819f69536c0ae585b73e55caa4892fe86067cc1d43bae7edb52ad855a16a030e32cac4fc60b0fd1b0ee5c0230e584b8cde790daaff1a',
      '04639c3f22ffafff9fef6e2ae8a0e6b7ecd9751d765d986f05b68fff20f0d041ab2aa093e07ed613c25589f93e00005b1155a2303e8bfe42930e74e2398106f707',
      '0479df483b141170c247d4af4e5b92f752bd240ddb57abf021a06c57c7fbeb8a20ed9f35b0f914531a7601f863abd01f0dac722cf9d8fc1137992e18a778b1d8c4',
    ],
  },
  testnet: {
    url: 'https://import.testnet.rskcomputing.net/dbs/testnet/',
    keys: [
      '0437e3ab7b714831d84c75fa05752ef013947a00adfd6e088b75a7d9ff8e55430b10962e8b35a3bf74c9323c502022d64e7960526f68b903a50eb6f6096ebeb7ff',
      '04b39e3cf64a3889c41dac45fd42d280787a101786ffd574faa212ab66e0197c9bfd5cf4a36d0c0756cbcfd845ed470059391209e0bea3103a1e65fcea92fa4a7b',
      '04c64c11b9d9e68a60bd39f186bc1daa736d1330415fc285dccb0cfcff45dd054bf7701758051141b7718c67b20b4065d8a60a411db70221ff463b5b1cc27e6365',
    ],
  },
}

/** Number of keys that must have signed a file. */
const MIN_SIGNATURES = 2
const MAX_INDEX_BYTES = 2 ** 20
const MAX_ENTRIES = 10_000
const TIMEOUT_MS = 30_000

/** A file that enough keys have signed. */
export interface PublishedState {
  readonly urls: readonly string[]
  /** Height of the state, which the signatures do not cover. */
  readonly height: number
  /** SHA-256 of the file. */
  readonly hash: Bytes
  readonly signatures: number
}

interface Entry {
  readonly key: string
  readonly height: number
  readonly path: string
  readonly hash: string
  readonly r: string
  readonly s: string
}

/** Returns the highest published state that two keys have signed. Throws a `CommandError`. */
export async function findPublished(publishers: Publishers, timer: Timer): Promise<PublishedState> {
  const problems: string[] = []
  const read = (key: string) =>
    readIndex(`${publishers.url}${key}/index.json`, key, timer).catch((error: unknown) => {
      problems.push(`${key.slice(0, 10)}...: ${reasonOfFetch(error)}`)
      return []
    })
  const entries = (await Promise.all(publishers.keys.map(read))).flat()
  for (const candidates of byHeightAndHash(entries)) {
    const signed = new Map(candidates.filter(isSigned).map((entry) => [entry.key, entry]))
    const [first] = signed.values()
    if (first === undefined || signed.size < MIN_SIGNATURES) continue
    const urls = [...signed.values()].map(({ path }) => `${publishers.url}${path}`)
    return { urls, height: first.height, hash: fromDigits(first.hash), signatures: signed.size }
  }
  const found = `${entries.length} entries of ${publishers.keys.length - problems.length} signers`
  throw new CommandError(
    `state: must have a published file that ${MIN_SIGNATURES} keys have signed, got ${[found, ...problems].join('; ')}; run the command again, or give a file`,
  )
}

/** Returns the entries with the same height and hash together, the highest first. */
function byHeightAndHash(entries: readonly Entry[]): Entry[][] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const name = `${entry.height} ${entry.hash}`
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [entry])
    else group.push(entry)
  }
  return [...groups.values()].toSorted(([one], [other]) => (other?.height ?? 0) - (one?.height ?? 0))
}

const isSigned = ({ key, hash, r, s }: Entry): boolean =>
  isSignedBy(fromDigits(hash), bytesToBigint(fromDigits(r)), bytesToBigint(fromDigits(s)), fromDigits(key))

async function readIndex(url: string, key: string, timer: Timer): Promise<Entry[]> {
  const stop = new AbortController()
  timer.wakeIn(TIMEOUT_MS, () => stop.abort(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)), stop.signal)
  try {
    const response = await fetch(url, { signal: stop.signal })
    const text = await readText(response, MAX_INDEX_BYTES)
    if (!response.ok) throw new Error(`status ${response.status}`)
    const index = text === undefined ? undefined : parseJson(text)
    const list = isRecord(index) ? index.dbs : undefined
    if (!isList(list) || list.length > MAX_ENTRIES)
      throw new Error(`no index of at most ${MAX_ENTRIES} entries and ${MAX_INDEX_BYTES} bytes`)
    return list.map((json) => readEntry(json, key)).filter((entry) => entry !== undefined)
  } finally {
    stop.abort() // ends the wait
  }
}

/** Returns an entry of an index; undefined if it has another form. */
function readEntry(json: JsonValue, key: string): Entry | undefined {
  if (!isRecord(json) || !isRecord(json.sig)) return undefined
  const { height, db, hash, sig } = json
  if (typeof height !== 'number' || !Number.isSafeInteger(height)) return undefined
  const [path, digest, r, s] = [
    textOf(db, /^(?!.*\.\.)[\w][\w./-]{0,250}$/),
    textOf(hash, /^[0-9a-fA-F]{64}$/),
    textOf(sig.r, /^([0-9a-fA-F]{2}){1,33}$/),
    textOf(sig.s, /^([0-9a-fA-F]{2}){1,33}$/),
  ]
  if (path === undefined || digest === undefined || r === undefined || s === undefined) return undefined
  return { key, height, path, hash: digest.toLowerCase(), r, s }
}

const textOf = (value: JsonValue | undefined, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined

/** A file of which the hash is known before it is read. */
export interface SignedFile extends BlockFile {
  readonly height: number
  /** Reads the rest of the file, and throws a `CommandError` unless all of it has the signed hash. */
  verify(): Promise<void>
}

/** Returns a view of a file that hashes what is read. */
export function hashing(file: BlockFile, { height, hash }: Pick<PublishedState, 'height' | 'hash'>): SignedFile {
  const source = file.chunks[Symbol.asyncIterator]()
  const digest = createHash('sha256')
  async function next(): Promise<IteratorResult<Bytes>> {
    const step = await source.next()
    if (step.done !== true) digest.update(step.value)
    return step
  }
  return {
    ...file,
    height,
    chunks: { [Symbol.asyncIterator]: () => ({ next }) },
    async verify() {
      while ((await next()).done !== true); // an archive has its directory behind the state
      if (equalBytes(digest.digest(), hash)) return
      throw new CommandError(`state: ${file.name} must have the signed SHA-256; run the command again`)
    },
  }
}
