import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { keccak256 } from '../../base/keccak.ts'
import { getInteger, requireBytes } from '../columns.ts'
import { insertRows } from '../insertRows.ts'
import type { SqlReader, SqlRow, Write } from '../sql.ts'
import type { NodeReader, NodeWriter } from '../store.ts'

const COLUMNS = ['height', 'tag', 'message', 'left_age', 'right_age']

const TAG_BYTES = 4

/** A few bytes of a message's hash are enough to find it by; those that share them are told apart by hashing them. */
function tagOf(hash: Bytes): Bytes {
  return hash.slice(0, TAG_BYTES)
}

/** How many blocks a child is older than its parent, which most often is little or nothing; NULL for height 0. */
function toAge(childHeight: number, height: number): number | null {
  return childHeight === 0 ? null : height - childHeight
}

function toHeight(row: SqlRow, column: string, height: number): number {
  const age = getInteger(row, column)
  return age === undefined ? 0 : height - age
}

/** Unitrie nodes and long values, read through `sql`. */
export function createNodeReader(sql: SqlReader): NodeReader {
  return {
    async get({ hash, height }) {
      const rows = await sql.all('SELECT message, left_age, right_age FROM trie_nodes WHERE height = ? AND tag = ?', [
        height,
        tagOf(hash),
      ])
      const row = rows.find((candidate) => equalBytes(keccak256(requireBytes(candidate, 'message')), hash))
      if (row === undefined) return undefined
      return {
        hash,
        message: requireBytes(row, 'message'),
        leftHeight: toHeight(row, 'left_age', height),
        rightHeight: toHeight(row, 'right_age', height),
      }
    },
    async getLongValue(hash) {
      const row = await sql.first('SELECT value FROM long_values WHERE hash = ?', [hash])
      return row === undefined ? undefined : requireBytes(row, 'value')
    },
  }
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
    insertLongValues: (values) =>
      insertRows(
        write,
        { table: 'long_values', columns: ['hash', 'value'], onConflict: 'ON CONFLICT (hash) DO NOTHING' },
        values.map(({ hash, value }) => [hash, value]),
      ),
  }
}
