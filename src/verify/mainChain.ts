import { LRUCache } from 'lru-cache'
import { type Bytes, equalBytes } from '../base/bytes.ts'
import { atMost } from '../base/cacheBounds.ts'
import { toHex } from '../base/hex.ts'
import { splitList } from '../base/rlp.ts'
import { genesisNumber, type Network } from '../chainspec/network.ts'
import type { Header } from '../primitives/header.ts'
import { decodeHeader } from '../primitives/headerDecoding.ts'
import type { SnapshotBase } from '../state/snapshotBase.ts'
import { EMPTY_TRIE, type TrieNode } from '../state/trie/node.ts'
import type { NodeCache } from '../state/trie/source.ts'
import { getBytes, getInteger, requireBytes, requireInteger } from '../storage/columns.ts'
import { unpack } from '../storage/packing.ts'
import type { Sql, SqlReader, SqlRow, Statement } from '../storage/sql.ts'
import type { NodePlace } from '../storage/store.ts'
import { verifyBaseState } from './baseState.ts'
import { type Fault, type Findings, problemOf } from './fault.ts'
import { verifyFlatState } from './flatState.ts'
import { LOGS, RECEIPTS, verifyLogs } from './logs.ts'

/** Heights that are read in one transaction, which takes milliseconds. */
const HEIGHTS_AT_ONCE = 32
/** Heights whose blocks are remembered, to find the first one that a reorganisation changed. */
const MAX_REMEMBERED = 10_000
const MAX_NODES = 50_000

const MAIN = `SELECT m.number, m.hash, b.number AS block_number, b.parent_hash, b.encoded, b.state_root
  FROM main_chain m LEFT JOIN blocks b ON b.hash = m.hash WHERE m.number >= ? ORDER BY m.number LIMIT ?`
const STATES = `SELECT c.height, k.key, c.value, c.is_long
  FROM state_changes c LEFT JOIN state_keys k ON k.id = c.key_id WHERE c.height BETWEEN ? AND ?`

/** A block of the main chain. */
interface MainBlock {
  readonly number: number
  readonly hash: Bytes
  /** Absent if the block is missing or cannot be read. */
  readonly known?: { readonly parentHash: Bytes; readonly root: NodePlace; readonly header: Header }
}

/** The rows that one transaction reads. */
interface Part {
  readonly blocks: readonly MainBlock[]
  readonly faults: readonly Fault[]
  readonly states: ReadonlyMap<number, readonly SqlRow[]>
  readonly logs: ReadonlyMap<number, readonly SqlRow[]>
  readonly receipts: ReadonlyMap<number, readonly SqlRow[]>
}

interface VerifiedChain {
  readonly sql: Sql
  readonly network: Network
  /** The block with a state from a file, at which the chain begins. Up to it, only blocks are stored. */
  readonly base: SnapshotBase | undefined
  /** Height of the lowest block with a parent that is not verified. */
  readonly lowest: number
  readonly cache: NodeCache
}

/**
 * Verifies the main chain up to its head at the beginning, height by height: the link to the parent, the flat state against the trie, and
 * the logs against the receipts. After a reorganisation it continues at the first changed height.
 */
export async function* verifyMainChain(sql: Sql, network: Network, base: SnapshotBase | undefined): Findings {
  let target = await readHead(sql)
  const lowest = base?.lowest ?? genesisNumber(network)
  const chain = { sql, network, base, lowest, cache: new LRUCache<string, TrieNode>(atMost(MAX_NODES)) }
  const remembered = new Map<number, string>()
  let next = lowest
  while (next <= target) {
    const part = await readPart(chain, next)
    if ('problem' in part) {
      yield part
      next += HEIGHTS_AT_ONCE
      continue
    }
    const before = part.blocks.find(({ number }) => number === next - 1)
    const known = remembered.get(next - 1)
    if (known !== undefined && known !== (before && nameOf(before))) {
      target = Math.min(target, await readHead(sql))
      next = await findFirstChanged(chain, remembered, next - 1)
      continue
    }
    yield* part.faults
    const blocks = part.blocks.filter(({ number }) => number >= next)
    for (const block of blocks) {
      yield* verifyHeight(chain, part, block, next)
      remembered.set(block.number, nameOf(block))
      remembered.delete(block.number - MAX_REMEMBERED)
    }
    next = (blocks.at(-1)?.number ?? next + HEIGHTS_AT_ONCE - 1) + 1
    yield { check: 'main chain', rows: blocks.length, done: Math.min(next - 1, target), total: target }
  }
}

/** Verifies one block of a part. `first` is the lowest height that is to be verified. */
async function* verifyHeight(chain: VerifiedChain, part: Part, block: MainBlock, first: number): Findings {
  const { sql, network, base, lowest, cache } = chain
  const { number, known } = block
  const parent = part.blocks.find((other) => other.number === number - 1)
  const isFirst = number === genesisNumber(network)
  if (number > lowest || (!isFirst && parent !== undefined)) yield* verifyLink(sql, block, parent, first)
  if (known === undefined || number < (base?.number ?? 0)) return
  if (number === base?.number) return yield* verifyBaseState(sql, known.root)
  if (parent?.known === undefined && !isFirst) return
  const roots = { before: parent?.known?.root ?? EMPTY_TRIE, after: known.root }
  yield* verifyFlatState(sql, roots, part.states.get(number) ?? [], cache)
  const [logs, receipts] = [part.logs.get(number) ?? [], part.receipts.get(number) ?? []]
  yield* verifyLogs(network, known.header, { logs, receipts })
}

function nameOf({ hash, known }: MainBlock): string {
  return `${toHex(hash)} ${known === undefined ? '' : toHex(known.root.hash)}`
}

/** Returns the height of the head, or -1 without a block. */
export async function readHead(sql: SqlReader): Promise<number> {
  const row = await sql.first(
    'SELECT max(m.number) AS number FROM main_chain m JOIN blocks b ON b.hash = m.hash AND b.number = m.number',
  )
  return (row && getInteger(row, 'number')) ?? -1
}

/** Reads the block below `first` and those from there on, in one transaction. */
function readPart({ sql, network, base }: VerifiedChain, first: number): Promise<Part | Fault> {
  return sql.snapshot(async (reader) => {
    try {
      const [blocks, faults] = readBlocks(
        await reader.all(MAIN, [Math.max(0, first - 1), HEIGHTS_AT_ONCE + 1]),
        network,
      )
      // a state from a file is too large to be read at once
      const executed = Math.max(first, (base?.number ?? -1) + 1)
      const heights = [executed, Math.max(first, ...contiguous(blocks, first))]
      const states = groupBy(await reader.all(STATES, heights), 'height')
      const logs = groupBy(await reader.all(LOGS, heights), 'block_number')
      const receipts = new Map<number, readonly SqlRow[]>()
      for (const { number, hash } of blocks)
        if (number >= first) receipts.set(number, await reader.all(RECEIPTS, [hash]))
      return { blocks, faults, states, logs, receipts }
    } catch (error) {
      const key = `heights ${first} to ${first + HEIGHTS_AT_ONCE - 1}`
      return {
        table: 'main_chain',
        key,
        block: first,
        problem: `cannot be read with its state and logs: ${problemOf(error)}`,
      }
    }
  })
}

/** Returns the heights from `first` on that follow each other. A misplaced row may be far above the others. */
function* contiguous(blocks: readonly MainBlock[], first: number): Generator<number> {
  let last = first
  for (const { number } of blocks) {
    if (number - last > HEIGHTS_AT_ONCE) return
    last = number
    yield number
  }
}

function readBlocks(rows: readonly SqlRow[], network: Network): [MainBlock[], Fault[]] {
  const [blocks, faults]: [MainBlock[], Fault[]] = [[], []]
  for (const row of rows) {
    const number = requireInteger(row, 'number')
    const hash = requireBytes(row, 'hash')
    const fault = { table: 'main_chain', key: String(number), block: number }
    const height = getInteger(row, 'block_number')
    if (height === undefined) faults.push({ ...fault, problem: `the block ${toHex(hash)} is missing in blocks` })
    else if (height !== number) {
      const remove = { sql: 'DELETE FROM main_chain WHERE number = ?', values: [number] }
      faults.push({ ...fault, problem: `the block ${toHex(hash)} has the height ${height}`, repair: [remove] })
    } else {
      const known = readKnown(row, network)
      if (known === undefined) blocks.push({ number, hash })
      else blocks.push({ number, hash, known })
      continue
    }
    if (height === undefined) blocks.push({ number, hash })
  }
  return [blocks, faults]
}

/** Returns what the header of a block contains; undefined if it cannot be read, which the check of blocks reports. */
function readKnown(row: SqlRow, network: Network): MainBlock['known'] {
  try {
    const [item] = splitList(unpack(requireBytes(row, 'encoded')), 'block', 3)
    if (item === undefined) return undefined
    const header = decodeHeader(item, network)
    const root = { hash: getBytes(row, 'state_root') ?? header.stateRoot, height: header.number }
    return { parentHash: header.parentHash, root, header }
  } catch (error) {
    problemOf(error)
    return undefined
  }
}

function groupBy(rows: readonly SqlRow[], column: string): Map<number, SqlRow[]> {
  const groups = new Map<number, SqlRow[]>()
  for (const row of rows) {
    const height = requireInteger(row, column)
    const group = groups.get(height)
    if (group === undefined) groups.set(height, [row])
    else group.push(row)
  }
  return groups
}

/** Verifies that the row below a block is its parent, and that it exists. `first` is the lowest height that is to be verified. */
async function* verifyLink(
  sql: SqlReader,
  block: MainBlock,
  below: MainBlock | undefined,
  first: number,
): AsyncGenerator<Fault> {
  const { number, known } = block
  if (known === undefined) return
  if (below !== undefined && equalBytes(below.hash, known.parentHash)) return
  const fault = { table: 'main_chain', key: String(number - 1), block: number - 1 }
  const problem = below === undefined ? 'is missing' : `is not the parent of block ${number}`
  yield { ...fault, problem, repair: [setMain(number - 1, known.parentHash)] }
  if (below !== undefined) return
  let hash: Bytes | undefined = known.parentHash
  for (let height = number - 2; height >= first; height--) {
    const row: SqlRow | undefined = await sql.first(
      'SELECT p.hash FROM blocks b JOIN blocks p ON p.hash = b.parent_hash WHERE b.hash = ?',
      [hash],
    )
    hash = row && requireBytes(row, 'hash')
    if (hash === undefined) return
    const known = await sql.first('SELECT hash FROM main_chain WHERE number = ?', [height])
    if (known !== undefined) return
    yield {
      table: 'main_chain',
      key: String(height),
      block: height,
      problem: 'is missing',
      repair: [setMain(height, hash)],
    }
  }
}

export function setMain(number: number, hash: Bytes): Statement {
  const sql =
    'INSERT INTO main_chain (number, hash) VALUES (?, ?) ON CONFLICT (number) DO UPDATE SET hash = excluded.hash'
  return { sql, values: [number, hash] }
}

/** Returns the height from which on the main chain is another one than the remembered heights up to `last`. */
async function findFirstChanged(
  { sql, network, lowest }: VerifiedChain,
  remembered: Map<number, string>,
  last: number,
): Promise<number> {
  for (let number = last; remembered.has(number); number--) {
    const [[block]] = readBlocks(await sql.all(MAIN, [number, 1]), network)
    if (block?.number === number && nameOf(block) === remembered.get(number)) return number + 1
    remembered.delete(number)
  }
  remembered.clear()
  return lowest
}
