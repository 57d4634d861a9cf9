import { type Bytes, compareBytes, concatBytes, EMPTY_BYTES, equalBytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { type Bits, joinBits, NO_BITS, packBits } from '../state/trie/bits.ts'
import { decodeNode } from '../state/trie/decodeNode.ts'
import { type Child, EMPTY_TRIE_HASH, isStored, type TrieValue } from '../state/trie/node.ts'
import { loadValue, MissingNode } from '../state/trie/source.ts'
import { getInteger, requireBytes, requireInteger } from '../storage/columns.ts'
import type { SqlReader, SqlRow, SqlSource, Statement } from '../storage/sql.ts'
import type { NodePlace, NodeReader } from '../storage/store.ts'
import { createNodeReader } from '../storage/tables/nodes.ts'
import { createStateWriter } from '../storage/tables/state.ts'
import { type Fault, type Findings, problemOf } from './fault.ts'
import { isSame } from './flatState.ts'

const ROWS_AT_ONCE = 1_000
/** The keys come first, because a database may otherwise read all rows of the height for each page. */
const ROWS = `SELECT k.key, c.key_id, c.value, c.is_long
  FROM (SELECT id, key FROM state_keys WHERE key > ? ORDER BY key LIMIT ${ROWS_AT_ONCE}) k
  LEFT JOIN state_changes c ON c.key_id = k.id AND c.height = ? ORDER BY k.key`
/** Rows with their keys, a page as one row. */
const IDS_AT_ONCE = 20_000
const IDS = `SELECT count(*) AS found, count(k.id) AS known, max(c.key_id) AS last
  FROM (SELECT key_id FROM state_changes WHERE height = ? AND key_id > ? ORDER BY key_id LIMIT ${IDS_AT_ONCE}) c
  LEFT JOIN state_keys k ON k.id = c.key_id`
/** Positions in the order of keys: two bytes of an account's hash, after the byte that all keys share. */
const POSITIONS = 2 ** 16

interface Entry {
  readonly key: Bytes
  readonly value: TrieValue
}

type StateRow = SqlRow & { readonly key: Bytes }

/**
 * Verifies the flat state of the first block of a chain whose state is from a file: its rows are the keys of the trie with their values.
 * Both are read in the order of keys, with one page of rows and one path of the trie in memory.
 */
export async function* verifyBaseState(sql: SqlSource, root: NodePlace): Findings {
  const { height } = root
  try {
    yield* compare(sql, root)
    yield* verifyKeys(sql, height)
  } catch (error) {
    yield faultOf(height, 'all keys', `cannot be compared with the trie: ${problemOf(error)}`)
  }
}

function faultOf(height: number, key: string, problem: string, repair?: readonly Statement[]): Fault {
  return { table: 'state_changes', key: `${key}/${height}`, block: height, problem, repair }
}

async function* compare(sql: SqlSource, root: NodePlace): Findings {
  const { height } = root
  const nodes = createNodeReader(sql)
  const rows = readRows(sql, height)
  const nextRow = async (): Promise<StateRow | undefined> => (await rows.next()).value
  const surplus = ({ key }: StateRow) => faultOf(height, toHex(key), 'is not in the trie', [remove(height, key)])
  let row = await nextRow()
  let done = 0
  for await (const entry of readEntries(nodes, root)) {
    for (; row !== undefined && compareBytes(row.key, entry.key) < 0; row = await nextRow()) yield surplus(row)
    const isThere = row !== undefined && equalBytes(row.key, entry.key)
    if (row === undefined || !isThere || !isSame(row, columnsOf(entry))) {
      const problem = isThere ? 'differs from the trie' : 'is missing'
      yield faultOf(height, toHex(entry.key), problem, await insert(sql, nodes, height, entry))
    }
    if (isThere) row = await nextRow()
    if (++done % ROWS_AT_ONCE === 0) yield progressAt(entry, ROWS_AT_ONCE)
  }
  for (; row !== undefined; row = await nextRow()) yield surplus(row)
  yield { check: 'first state', rows: done % ROWS_AT_ONCE, done: POSITIONS, total: POSITIONS }
}

function progressAt({ key }: Entry, rows: number) {
  return { check: 'first state', rows, done: (key[1] ?? 0) * 256 + (key[2] ?? 0), total: POSITIONS }
}

const columnsOf = ({ value }: Entry) => (value instanceof Uint8Array ? { value } : value)

async function* readRows(sql: SqlReader, height: number): AsyncGenerator<StateRow, undefined> {
  let last = EMPTY_BYTES
  for (;;) {
    const page = await sql.all(ROWS, [last, height])
    for (const row of page) {
      last = requireBytes(row, 'key')
      if (row.key_id !== null) yield { ...row, key: last }
    }
    if (page.length < ROWS_AT_ONCE) return undefined
  }
}

/** Yields the values of a trie in the order of their keys. Throws `MissingNode` and `MalformedNode`. */
async function* readEntries(nodes: NodeReader, root: NodePlace): AsyncGenerator<Entry> {
  const steps: { readonly child: Child; readonly above: Bits }[] = []
  if (!equalBytes(root.hash, EMPTY_TRIE_HASH)) steps.push({ child: { ...root, size: undefined }, above: NO_BITS })
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const node = isStored(step.child) ? await readNode(nodes, step.child) : step.child
    const path = concatBytes(step.above, node.path)
    if (node.value !== undefined) yield { key: packBits(path), value: node.value }
    if (node.right !== undefined) steps.push({ child: node.right, above: joinBits(path, 1, NO_BITS) })
    if (node.left !== undefined) steps.push({ child: node.left, above: joinBits(path, 0, NO_BITS) })
  }
}

async function readNode(nodes: NodeReader, place: NodePlace) {
  const row = await nodes.get(place)
  if (row === undefined) throw new MissingNode(place.hash)
  return decodeNode(row)
}

/** Verifies that each row has a key. */
async function* verifyKeys(sql: SqlReader, height: number): AsyncGenerator<Fault> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const from: number = last
    const page = await sql.first(IDS, [height, from])
    last = page && getInteger(page, 'last')
    if (page === undefined || last === undefined) return
    const count = requireInteger(page, 'found') - requireInteger(page, 'known')
    if (count === 0) continue
    const where = `height = ? AND key_id > ? AND key_id <= ? AND NOT EXISTS (SELECT 1 FROM state_keys k WHERE k.id = key_id)`
    const repair = [{ sql: `DELETE FROM state_changes WHERE ${where}`, values: [height, from, last] }]
    yield faultOf(height, `ids ${from + 1} to ${last}`, `${count} rows have no key in state_keys`, repair)
  }
}

function remove(height: number, key: Bytes): Statement {
  const id = 'SELECT id FROM state_keys WHERE key = ?'
  return { sql: `DELETE FROM state_changes WHERE height = ? AND key_id = (${id})`, values: [height, key] }
}

async function insert(sql: SqlSource, nodes: NodeReader, height: number, entry: Entry): Promise<readonly Statement[]> {
  const statements: Statement[] = []
  const writer = createStateWriter((text, values) => statements.push({ sql: text, values }), sql.dialect)
  const value = await loadValue(entry.value, nodes)
  writer.insertAll(height, [
    { key: entry.key, value, ...(entry.value instanceof Uint8Array ? {} : { hash: entry.value.hash }) },
  ])
  return statements
}
