import { type Bytes, EMPTY_BYTES, equalBytes } from '../../base/bytes.ts'
import { encodeListOf } from '../../base/encodeRlp.ts'
import { defineError } from '../../base/errors.ts'
import { toHex } from '../../base/hex.ts'
import { mapKey } from '../../base/mapKey.ts'
import { RlpError, splitList } from '../../base/rlp.ts'
import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { type Block, decodeBlock } from '../../primitives/block.ts'
import type { BlockReader, BlockRow, NodeReader } from '../../storage/store.ts'
import { createHashFinder } from '../ancestors/blockHashes.ts'
import { type Tip, toTip } from '../canonical/head.ts'

/** All that the verification of a block has read. Hashes bind most of it to the block. */
export interface Witness {
  /** Ancestors without their transactions, which no ancestor is read for. */
  readonly ancestors: readonly WitnessAncestor[]
  /** Hashes of ancestors that were read by height; undefined: there is none. */
  readonly hashes: ReadonlyMap<number, Bytes | undefined>
  /** Messages of nodes of the state after the parent. */
  readonly nodes: readonly Bytes[]
  /** Values that are too long for their nodes. */
  readonly longValues: readonly Bytes[]
}

export type WitnessAncestor = Pick<BlockRow, 'encoded' | 'totalDifficulty' | 'stateRoot'>

/** The tables that the verification of a block reads. */
export interface WitnessTables {
  readonly blocks: BlockReader
  readonly nodes: NodeReader
}

/** A witness contradicts itself, or lacks what the verification of its block reads. */
export class WitnessRefused extends defineError('witnessRefused', (problem: string) => problem) {}

/** Returns tables that read others, and a function that returns what was read of them. */
export function recordReads({ blocks, nodes }: WitnessTables, { block: parent, ...above }: Tip) {
  const ancestors = new Map([[mapKey(parent.hash), toAncestor({ ...above, encoded: parent.encoded })]])
  const hashes = new Map<number, Bytes | undefined>()
  const messages = new Map<string, Bytes>()
  const longValues = new Map<string, Bytes>()
  const findHash = createHashFinder(blocks, parent) // as if the ancestors of the block were canonical
  const tables: WitnessTables = {
    blocks: {
      ...blocks,
      async getByHash(hash) {
        const row = await blocks.getByHash(hash)
        if (row !== undefined) ancestors.set(mapKey(hash), toAncestor(row))
        return row
      },
      async getMainHash(number) {
        const hash = await findHash(number)
        hashes.set(number, hash)
        return hash
      },
    },
    nodes: {
      async get(place) {
        const row = await nodes.get(place)
        if (row !== undefined) messages.set(mapKey(row.hash), row.message)
        return row
      },
      async getLongValue(hash) {
        const value = await nodes.getLongValue(hash)
        if (value !== undefined) longValues.set(mapKey(hash), value)
        return value
      },
      getDeltaChain: async () => [], // only the stored form of new values depends on it
    },
  }
  const witness = (): Witness => ({
    ancestors: [...ancestors.values()],
    hashes,
    nodes: [...messages.values()],
    longValues: [...longValues.values()],
  })
  return { tables, witness }
}

/**
 * Returns the tables of a witness, which may be hostile. A read of anything else throws `WitnessRefused`: no value is assumed to be
 * empty, because the trie proves which keys have none.
 */
export function createWitnessTables(network: Network, block: Block, witness: Witness): WitnessTables {
  const rows = witness.ancestors.map((ancestor) => toRow(network, ancestor))
  const byHash = new Map(rows.map((row) => [mapKey(row.hash), row]))
  const nodes = byContent(witness.nodes)
  const longValues = byContent(witness.longValues)
  requireLinked(block, byHash, witness.hashes)
  const isNotRead = async () => Promise.reject(new WitnessRefused('blocks are read by hash and by height only'))
  return {
    blocks: {
      async getByHash(hash) {
        return byHash.get(mapKey(hash)) ?? lacks(`block ${toHex(hash)}`)
      },
      async getMainHash(number) {
        return witness.hashes.has(number) ? witness.hashes.get(number) : lacks(`the hash of block ${number}`)
      },
      getMain: isNotRead,
      getMainHashes: isNotRead,
      getHead: isNotRead,
      getAllAt: isNotRead,
    },
    nodes: {
      async get({ hash }) {
        const message = nodes.get(mapKey(hash)) ?? lacks(`node ${toHex(hash)} of the state`)
        return { hash, message, leftHeight: 0, rightHeight: 0 }
      },
      getLongValue: async (hash) => longValues.get(mapKey(hash)) ?? lacks(`value ${toHex(hash)} of the state`),
      getDeltaChain: async () => [],
    },
  }
}

/** Returns the parent of the block of a witness. */
export async function readParent({ blocks }: WitnessTables, network: Network, { header }: Block): Promise<Tip> {
  const row = await blocks.getByHash(header.parentHash)
  if (row === undefined) return lacks(`block ${toHex(header.parentHash)}`)
  return toTip(row, decodeBlock(row.encoded, network))
}

function lacks(what: string): never {
  throw new WitnessRefused(`it does not have ${what}`)
}

const byContent = (all: readonly Bytes[]) => new Map(all.map((bytes) => [mapKey(keccak256(bytes)), bytes]))

const NO_TRANSACTIONS = encodeListOf([])

function toAncestor({ encoded, totalDifficulty, stateRoot }: WitnessAncestor): WitnessAncestor {
  const [header = EMPTY_BYTES, , uncles = EMPTY_BYTES] = splitList(encoded)
  const stripped = { encoded: encodeListOf([header, NO_TRANSACTIONS, uncles]), totalDifficulty }
  return stateRoot === undefined ? stripped : { ...stripped, stateRoot }
}

/** Returns the row of an ancestor. A state root beside the header's is only read where the header has another trie's. */
function toRow(network: Network, { encoded, totalDifficulty, stateRoot }: WitnessAncestor): BlockRow {
  const { hash, header } = decodeAncestor(network, encoded)
  const { number, parentHash } = header
  if (stateRoot !== undefined && rulesAt(network, number).has('rskip126') && !equalBytes(stateRoot, header.stateRoot))
    throw new WitnessRefused(`block ${number} has another state root than its header`)
  return { hash, number, parentHash, totalDifficulty, encoded, ...(stateRoot && { stateRoot }) }
}

function decodeAncestor(network: Network, encoded: Bytes): Block {
  try {
    return decodeBlock(encoded, network)
  } catch (error) {
    if (error instanceof RlpError) throw new WitnessRefused(`an ancestor is malformed: ${error.message}`)
    throw error
  }
}

/** Throws `WitnessRefused` if a hash by height is not that of the ancestor, for ancestors that it has. */
function requireLinked({ header }: Block, rows: ReadonlyMap<string, BlockRow>, hashes: Witness['hashes']): void {
  let hash = header.parentHash
  for (let number = header.number - 1; ; number--) {
    const stated = hashes.get(number)
    if (stated !== undefined && !equalBytes(stated, hash))
      throw new WitnessRefused(`its hash of block ${number} is not that of the ancestor`)
    const row = rows.get(mapKey(hash))
    if (row === undefined || row.number !== number) return
    hash = row.parentHash
  }
}
