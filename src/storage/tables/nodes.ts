import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { getInteger, requireBytes } from '../columns.ts'
import { insertRows } from '../insertRows.ts'
import type { SqlReader, SqlRow, Write } from '../sql.ts'
import type { NodeRow, NodeWriter, StoredNodeReader } from '../store.ts'
import { createLongValueReader, insertLongValues } from './longValues.ts'

const COLUMNS = ['height', 'tag', 'message', 'left_age', 'right_age']

const TAG_BYTES = 4

/** A few bytes of a node's hash are enough to find it. Nodes that share them are distinguished by their hash. */
function tagOf(hash: Bytes): Bytes {
  return hash.slice(0, TAG_BYTES)
}

/** Number of blocks between a child and its parent, mostly few; NULL for height 0. */
function toAge(childHeight: number, height: number): number | null {
  return childHeight === 0 ? null : height - childHeight
}

/** Returns the height of a child by its age in a row of a node of this height. */
export function toHeight(row: SqlRow, column: string, height: number): number {
  const age = getInteger(row, column)
  return age === undefined ? 0 : height - age
}

const SELECT = 'SELECT message, left_age, right_age FROM trie_nodes WHERE height = ?'

/** Unitrie nodes and long values, read through `sql`. */
export function createNodeReader(sql: SqlReader): StoredNodeReader {
  const longValues = createLongValueReader(sql)
  return {
    async get({ hash, height }) {
      const rows = await sql.all(`${SELECT} AND tag = ?`, [height, tagOf(hash)])
      return rows.map((row) => toNode(row, height)).find((node) => equalBytes(node.hash, hash))
    },
    async getAllAt(height, limit) {
      const rows = await sql.all(`${SELECT} LIMIT ?`, [height, limit + 1])
      return rows.length > limit ? undefined : rows.map((row) => toNode(row, height))
    },
    getLongValue: async (hash) => longValues.get(hash),
    getDeltaChain: async (hash) => longValues.getChain(hash),
  }
}

function toNode(row: SqlRow, height: number): NodeRow {
  const message = requireBytes(row, 'message')
  const [leftHeight, rightHeight] = [toHeight(row, 'left_age', height), toHeight(row, 'right_age', height)]
  return { hash: keccak256(message), message, leftHeight, rightHeight }
}

/** Unitrie nodes and long values, written; what is there already stays. */
export function createNodeWriter(write: Write): NodeWriter {
  return {
    insertAll: (height, nodes) =>
      insertRows(
        write,
        { table: 'trie_nodes', columns: COLUMNS, onConflict: 'ON CONFLICT (height, tag, message) DO NOTHING' },
        nodes.map(({ hash, message, leftHeight, rightHeight }) => [
          height,
          tagOf(hash),
          message,
          toAge(leftHeight, height),
          toAge(rightHeight, height),
        ]),
      ),
    insertLongValues: (values) => insertLongValues(write, values),
  }
}
