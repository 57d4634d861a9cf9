import type { Bytes } from '../base/bytes.ts'
import { encodeRlp } from '../base/encodeRlp.ts'
import { bytesToBigint, bytesToNumber, minimalBytes } from '../base/integer.ts'
import { decodeRlp, type RlpItem, requireList, requireString } from '../base/rlp.ts'
import type { NextBlock, StoreChange } from '../chain/sharing/follower.ts'
import type { PoolRow, StateChangeRow } from '../storage/store.ts'

/** Version of the encoding. A replica that reads another version rereads everything. */
const VERSION = 1

const REORGANISATION_STATES = [undefined, 'started', 'finished'] as const

const utf8 = { encode: new TextEncoder(), decode: new TextDecoder() }

/** Encodes a change in RLP. */
export function encodeChange({ block, reorganisation, intoPool, outOfPool, arrivals, meta }: StoreChange): Bytes {
  return encodeRlp([
    minimalBytes(VERSION),
    block === undefined ? [] : encodeBlock(block),
    minimalBytes(REORGANISATION_STATES.indexOf(reorganisation)),
    intoPool.map(encodePoolRow),
    outOfPool,
    arrivals.map(({ number, hash }) => [minimalBytes(number), hash]),
    [...meta].map((entry) => entry.map((text) => utf8.encode.encode(text))),
  ])
}

/** Decodes a change and copies its bytes; undefined for another version of this program. Throws `RlpError`. */
export function decodeChange(encoded: Bytes): StoreChange | undefined {
  const [version, block, reorganisation, intoPool, outOfPool, arrivals, meta] = requireList(
    decodeRlp(encoded),
    'change',
  )
  if (toNumber(version) !== VERSION) return undefined
  const blockItems = requireList(block, 'block')
  const state = REORGANISATION_STATES[toNumber(reorganisation)]
  return {
    ...(blockItems.length > 0 && { block: decodeBlock(blockItems) }),
    ...(state !== undefined && { reorganisation: state }),
    intoPool: requireList(intoPool, 'pool').map(decodePoolRow),
    outOfPool: requireList(outOfPool, 'hashes').map(toBytes),
    arrivals: requireList(arrivals, 'arrivals').map((item) => {
      const [number, hash] = requireList(item, 'arrival')
      return { number: toNumber(number), hash: toBytes(hash) }
    }),
    meta: new Map(requireList(meta, 'meta').map((item) => toTexts(requireList(item, 'entry')))),
  }
}

function encodeBlock({ row, senders, state, unread }: NextBlock): RlpItem {
  const { hash, number, parentHash, totalDifficulty, encoded, stateRoot = new Uint8Array(0) } = row
  return [
    [hash, minimalBytes(number), parentHash, minimalBytes(totalDifficulty), encoded, stateRoot],
    senders,
    state.map(({ key, value }) => (value === undefined ? [key] : [key, value])),
    unread,
  ]
}

function decodeBlock([row, senders, state, unread]: readonly RlpItem[]): NextBlock {
  const [hash, number, parentHash, totalDifficulty, encoded, stateRoot] = requireList(row, 'row')
  const root = toBytes(stateRoot)
  return {
    row: {
      hash: toBytes(hash),
      number: toNumber(number),
      parentHash: toBytes(parentHash),
      totalDifficulty: bytesToBigint(requireString(totalDifficulty, 'difficulty')),
      encoded: toBytes(encoded),
      ...(root.length > 0 && { stateRoot: root }),
    },
    senders: requireList(senders, 'senders').map(toBytes),
    state: requireList(state, 'state').map(decodeStateRow),
    unread: requireList(unread, 'keys').map(toBytes),
  }
}

function decodeStateRow(item: RlpItem): StateChangeRow {
  const [key, value] = requireList(item, 'state row')
  return { key: toBytes(key), value: value === undefined ? undefined : toBytes(value) }
}

function encodePoolRow({ hash, sender, nonce, encoded, addedAtMs, addedAtHeight }: PoolRow): RlpItem {
  return [hash, sender, minimalBytes(nonce), encoded, minimalBytes(addedAtMs), minimalBytes(addedAtHeight)]
}

function decodePoolRow(item: RlpItem): PoolRow {
  const [hash, sender, nonce, encoded, addedAtMs, addedAtHeight] = requireList(item, 'pool row')
  return {
    hash: toBytes(hash),
    sender: toBytes(sender),
    nonce: bytesToBigint(requireString(nonce, 'nonce')),
    encoded: toBytes(encoded),
    addedAtMs: toNumber(addedAtMs),
    addedAtHeight: toNumber(addedAtHeight),
  }
}

const toNumber = (item: RlpItem | undefined) => bytesToNumber(requireString(item, 'number'))

/** Copies bytes: a view in a cache would keep the whole change in memory. */
const toBytes = (item: RlpItem | undefined) => requireString(item, 'bytes').slice()

function toTexts([name, value]: readonly RlpItem[]): [string, string] {
  const toText = (item: RlpItem | undefined) => utf8.decode.decode(requireString(item, 'text'))
  return [toText(name), toText(value)]
}
