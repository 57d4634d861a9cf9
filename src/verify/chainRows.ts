import { type Bytes, equalBytes, HASH_BYTES } from '../base/bytes.ts'
import { bytesToBigint } from '../base/integer.ts'
import type { Network } from '../chainspec/network.ts'
import { senderOn } from '../primitives/impersonation.ts'
import { decodeTransaction } from '../primitives/transaction.ts'
import { getBytes, requireBytes, requireInteger, requireText } from '../storage/columns.ts'
import type { SqlRow } from '../storage/sql.ts'
import type { DecodableTable } from './rows.ts'

/** Returns the tables of a chain whose rows nothing else determines. */
export function chainTables(network: Network): readonly DecodableTable[] {
  return [
    {
      table: 'pool',
      columns: ['hash', 'sender', 'nonce', 'encoded', 'added_at_ms', 'added_at_height'],
      key: ['hash'],
      decode: (row) => requirePoolRow(row, network),
    },
    {
      table: 'arrivals',
      columns: ['number', 'hash'],
      key: ['number'],
      decode(row) {
        requireInteger(row, 'number')
        requireHash(row, 'hash')
      },
    },
    {
      table: 'filters',
      columns: ['id', 'key_id', 'kind', 'query', 'place_number', 'place_hash', 'arrival', 'version', 'polled_at_ms'],
      key: ['id'],
      decode(row) {
        for (const column of ['id', 'key_id', 'kind']) requireText(row, column)
        for (const column of ['place_number', 'arrival', 'version', 'polled_at_ms']) requireInteger(row, column)
        requireHash(row, 'place_hash')
        getBytes(row, 'query')
      },
    },
    {
      table: 'snapshots',
      columns: ['id', 'block_number', 'block_hash', 'state_root', 'settings'],
      key: ['id'],
      decode(row) {
        for (const column of ['id', 'block_number']) requireInteger(row, column)
        for (const column of ['block_hash', 'state_root']) requireHash(row, column)
        requireJson(row, 'settings')
      },
    },
    {
      table: 'banned_addresses',
      columns: ['address', 'banned_at_ms'],
      key: ['address'],
      decode(row) {
        requireText(row, 'address')
        requireInteger(row, 'banned_at_ms')
      },
    },
    {
      table: 'meta',
      columns: ['name', 'value'],
      key: ['name'],
      decode(row) {
        requireText(row, 'name')
        requireText(row, 'value')
      },
    },
  ]
}

function requirePoolRow(row: SqlRow, network: Network): void {
  const transaction = decodeTransaction(requireBytes(row, 'encoded'))
  const sender = senderOn(network, transaction)
  const isOwn =
    equalBytes(transaction.hash, requireBytes(row, 'hash')) &&
    transaction.nonce === bytesToBigint(requireBytes(row, 'nonce')) &&
    (sender === undefined || equalBytes(sender, requireBytes(row, 'sender')))
  if (!isOwn) throw new RangeError('hash, nonce or sender is not that of the transaction')
  for (const column of ['added_at_ms', 'added_at_height']) requireInteger(row, column)
}

function requireHash(row: SqlRow, column: string): Bytes {
  const hash = requireBytes(row, column)
  if (hash.length !== HASH_BYTES) throw new RangeError(`column ${column} should hold a hash`)
  return hash
}

function requireJson(row: SqlRow, column: string): void {
  const text = requireText(row, column)
  try {
    JSON.parse(text)
  } catch {
    throw new RangeError(`column ${column} should hold JSON`)
  }
}
