import { type Bytes, equalBytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { mapKey } from '../base/mapKey.ts'
import { toBits } from '../state/trie/bits.ts'
import { diffTries } from '../state/trie/diffTries.ts'
import { findNode } from '../state/trie/lookup.ts'
import type { TrieValue } from '../state/trie/node.ts'
import { createRunner, type NodeCache, rootOf } from '../state/trie/source.ts'
import { requireBytes } from '../storage/columns.ts'
import type { SqlDialect, SqlRow, SqlSource, Statement } from '../storage/sql.ts'
import type { NodePlace, NodeReader, StateChangeRow } from '../storage/store.ts'
import { createNodeReader } from '../storage/tables/nodes.ts'
import { createStateWriter } from '../storage/tables/state.ts'
import { type Fault, problemOf } from './fault.ts'

/** The state's roots before and after a block. */
interface Roots {
  readonly before: NodePlace
  readonly after: NodePlace
}

/**
 * Verifies the changes of the flat state at one height: each value that differs between the two tries has a row, and each other row
 * repeats the value that the key has in the trie.
 */
export async function* verifyFlatState(
  sql: SqlSource,
  { before, after }: Roots,
  rows: readonly SqlRow[],
  cache: NodeCache,
): AsyncGenerator<Fault> {
  const { height } = after
  const faultOf = (key: string, problem: string): Fault => ({
    table: 'state_changes',
    key: `${key}/${height}`,
    block: height,
    problem,
  })
  const nodes = createNodeReader(sql)
  let changes: readonly StateChangeRow[]
  const problems: Problem[] = []
  try {
    changes = await diffTries(before, after, nodes, cache)
    const byKey = new Map<string, SqlRow>()
    for (const row of rows) {
      if (row.key instanceof Uint8Array) byKey.set(mapKey(row.key), row)
      else problems.push(['unknown', 'its key is missing in state_keys'])
    }
    problems.push(...differing(changes, byKey))
    for (const row of byKey.values()) {
      const key = requireBytes(row, 'key')
      if (!(await isInTrie(nodes, cache, after, { ...row, key }))) problems.push([toHex(key), DIFFERS])
    }
  } catch (error) {
    yield faultOf('all keys', `cannot be compared with the trie: ${problemOf(error)}`)
    return
  }
  for (const [index, [key, problem]] of problems.entries()) {
    yield { ...faultOf(key, problem), repair: index === 0 ? rewrite(height, changes, sql.dialect) : [] }
  }
}

type Problem = readonly [key: string, problem: string]

const DIFFERS = 'differs from the trie'

/** Compares changes of the trie with rows, and removes the rows of these keys. */
function* differing(changes: readonly StateChangeRow[], byKey: Map<string, SqlRow>): Generator<Problem> {
  for (const { key, value, hash } of changes) {
    const name = mapKey(key)
    const row = byKey.get(name)
    byKey.delete(name)
    if (row === undefined) yield [toHex(key), 'is missing']
    else if (!isSame(row, { value, hash })) yield [toHex(key), DIFFERS]
  }
}

/** Returns whether a row has this value, or the hash of this long value. */
export function isSame(
  row: SqlRow,
  { value, hash }: { readonly value?: Bytes | undefined; readonly hash?: Bytes | undefined },
): boolean {
  if ((row.is_long === null) === (hash !== undefined)) return false
  const expected = hash ?? value
  if (expected === undefined) return row.value === null
  return row.value instanceof Uint8Array && equalBytes(row.value, expected)
}

async function isInTrie(
  nodes: NodeReader,
  cache: NodeCache,
  root: NodePlace,
  row: SqlRow & { readonly key: Bytes },
): Promise<boolean> {
  const node = await createRunner(nodes, cache)((get) => findNode(rootOf(root, get), toBits(row.key), get))
  const value: TrieValue | undefined = node?.value
  return isSame(row, value === undefined || value instanceof Uint8Array ? { value } : value)
}

/** Returns the statements that replace the rows of a height. */
function rewrite(height: number, changes: readonly StateChangeRow[], dialect: SqlDialect): Statement[] {
  const statements: Statement[] = [{ sql: 'DELETE FROM state_changes WHERE height = ?', values: [height] }]
  createStateWriter((sql, values) => statements.push({ sql, values }), dialect).insertAll(height, changes)
  return statements
}
