import { LRUCache } from 'lru-cache'
import { type Bytes, equalBytes } from '../base/bytes.ts'
import { atMost } from '../base/cacheBounds.ts'
import { toHex } from '../base/hex.ts'
import { mapKey } from '../base/mapKey.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { decodeNode } from '../state/trie/decodeNode.ts'
import { isStored, type TrieNode } from '../state/trie/node.ts'
import { getBytes, requireBytes, requireInteger } from '../storage/columns.ts'
import type { SqlRow, SqlSource } from '../storage/sql.ts'
import type { NodePlace } from '../storage/store.ts'
import { createLongValueReader, type LongValueReader } from '../storage/tables/longValues.ts'
import { toHeight } from '../storage/tables/nodes.ts'
import { type Fault, type Findings, printKey, problemOf } from './fault.ts'
import { readPages } from './pages.ts'

const NODES = {
  table: 'trie_nodes',
  columns: ['height', 'tag', 'message', 'left_age', 'right_age'],
  key: ['height', 'tag', 'message'],
  limit: 500,
} as const
const LONG_VALUES = { table: 'long_values', columns: ['hash', 'value', 'base'], key: ['hash'], limit: 32 } as const

/** Number of places that are remembered as existing: most children of a node are of its own or a recent height. */
const MAX_FOUND = 200_000
const LOOKUPS_AT_ONCE = 200
/** Positions in the order of hashes: their first two bytes. */
const HASH_POSITIONS = 2 ** 16

/** A node, or a long value, that a row refers to. */
interface Reference {
  readonly row: SqlRow
  readonly hash: Bytes
  /** Height of the node; undefined for a long value. */
  readonly height?: number
}

/**
 * Verifies every node of the trie once, in the order of heights: its tag by its message, the form of the message, and that its children
 * and its long value exist.
 */
export async function* verifyNodes(sql: SqlSource, head: number): Findings {
  const found = new LRUCache<string, true>(atMost(MAX_FOUND))
  for await (const page of readPages(sql, NODES)) {
    if ('problem' in page) {
      yield page
      continue
    }
    const references: Reference[] = []
    for (const row of page) {
      const fault = verifyNode(row, found, references)
      if (fault !== undefined) yield fault
    }
    const unknown = references.filter((reference) => !found.has(nameOf(reference)))
    for (let at = 0; at < unknown.length; at += LOOKUPS_AT_ONCE)
      yield* verifyReferences(sql, unknown.slice(at, at + LOOKUPS_AT_ONCE), found)
    yield { check: 'trie nodes', rows: page.length, done: Number(page.at(-1)?.height), total: head }
  }
}

function verifyNode(row: SqlRow, found: LRUCache<string, true>, references: Reference[]): Fault | undefined {
  try {
    const [height, message] = [requireInteger(row, 'height'), requireBytes(row, 'message')]
    const hash = keccak256(message)
    const tag = requireBytes(row, 'tag')
    if (!equalBytes(tag, hash.subarray(0, tag.length)) || tag.length !== 4)
      return faultOf(row, 'the message has another hash')
    found.set(nameOf({ hash, height }), true)
    const [leftHeight, rightHeight] = [toHeight(row, 'left_age', height), toHeight(row, 'right_age', height)]
    const decoded = decodeNode({ message, leftHeight, rightHeight })
    for (const [column, child] of [
      ['left_age', decoded.left],
      ['right_age', decoded.right],
    ] as const) {
      if ((child === undefined || !isStored(child)) && row[column] !== null)
        return faultOf(row, `${column} belongs to no child`)
    }
    for (const reference of referencesOf(decoded)) references.push({ row, ...reference })
    return undefined
  } catch (error) {
    return faultOf(row, problemOf(error))
  }
}

function* referencesOf({ value, left, right }: TrieNode): Generator<Omit<Reference, 'row'>> {
  if (value !== undefined && 'hash' in value) yield { hash: value.hash }
  for (const child of [left, right]) {
    if (child === undefined) continue
    if (isStored(child)) yield { hash: child.hash, height: child.height }
    else yield* referencesOf(child)
  }
}

function faultOf(row: SqlRow, problem: string): Fault {
  return { table: 'trie_nodes', key: printKey(row, ['height', 'tag']), block: Number(row.height), problem }
}

function nameOf({ hash, height }: Partial<NodePlace> & Pick<NodePlace, 'hash'>): string {
  return `${height ?? ''} ${mapKey(hash)}`
}

/** Looks up what is not remembered, all nodes in one query and all long values in another. */
async function* verifyReferences(
  sql: SqlSource,
  references: readonly Reference[],
  found: LRUCache<string, true>,
): AsyncGenerator<Fault> {
  const exists = new Set<string>()
  try {
    for (const name of await findAll(sql, references)) exists.add(name)
  } catch (error) {
    const [first] = references
    if (first !== undefined) yield faultOf(first.row, `its children cannot be read: ${problemOf(error)}`)
    return
  }
  for (const reference of references) {
    const name = nameOf(reference)
    if (exists.has(name)) found.set(name, true)
    else if (reference.height === undefined)
      yield faultOf(reference.row, `its value ${toHex(reference.hash)} is missing in long_values`)
    else yield faultOf(reference.row, `its child ${toHex(reference.hash)} of height ${reference.height} is missing`)
  }
}

async function findAll(sql: SqlSource, references: readonly Reference[]): Promise<string[]> {
  const { bytes, integer } = sql.dialect
  const nodes = references.flatMap(({ hash, height }) => (height === undefined ? [] : [height, hash.slice(0, 4)]))
  const values = references.flatMap(({ hash, height }) => (height === undefined ? [hash] : []))
  const names: string[] = []
  if (nodes.length > 0) {
    const place = `(CAST(? AS ${integer}), CAST(? AS ${bytes}))`
    const places = Array.from({ length: nodes.length / 2 }, () => place).join(', ')
    const rows = await sql.all(
      // SQLite keeps the order of a cross join: otherwise it reads all nodes for each list
      `SELECT n.height, n.message FROM (VALUES ${places}) AS given CROSS JOIN trie_nodes n
       WHERE n.height = given.column1 AND n.tag = given.column2`,
      nodes,
    )
    for (const row of rows)
      names.push(nameOf({ hash: keccak256(requireBytes(row, 'message')), height: requireInteger(row, 'height') }))
  }
  if (values.length > 0) {
    const places = values.map(() => '?').join(', ')
    const rows = await sql.all(`SELECT hash FROM long_values WHERE hash IN (${places})`, values)
    for (const row of rows) names.push(nameOf({ hash: requireBytes(row, 'hash') }))
  }
  return names
}

/** Verifies every long value by its hash, also those that are stored as deltas. */
export async function* verifyLongValues(sql: SqlSource): Findings {
  const reader = createLongValueReader(sql)
  for await (const page of readPages(sql, LONG_VALUES)) {
    if ('problem' in page) {
      yield page
      continue
    }
    for (const row of page) {
      const problem = await valueProblem(row, reader)
      if (problem !== undefined) yield { table: 'long_values', key: printKey(row, ['hash']), problem }
    }
    const last = page.at(-1)?.hash
    const done = last instanceof Uint8Array ? (last[0] ?? 0) * 256 + (last[1] ?? 0) : 0
    yield { check: 'long values', rows: page.length, done, total: HASH_POSITIONS }
  }
}

async function valueProblem(row: SqlRow, reader: LongValueReader): Promise<string | undefined> {
  try {
    const hash = requireBytes(row, 'hash')
    const isDelta = getBytes(row, 'base') !== undefined
    const value = isDelta ? await reader.get(hash) : requireBytes(row, 'value')
    return value !== undefined && equalBytes(keccak256(value), hash) ? undefined : 'the value has another hash'
  } catch (error) {
    return problemOf(error)
  }
}
