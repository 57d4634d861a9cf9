import { getBytes, getInteger, requireBytes, requireInteger, requireText } from '../columns.ts'
import type { Sql, SqlRow } from '../sql.ts'
import type { FilterRow, FilterTable } from '../store.ts'

const COLUMNS = 'id, key_id, kind, query, place_number, place_hash, arrival, version, polled_at_ms'

function toFilter(row: SqlRow): FilterRow {
  return {
    id: requireText(row, 'id'),
    keyId: requireText(row, 'key_id'),
    kind: requireText(row, 'kind'),
    query: getBytes(row, 'query'),
    placeNumber: requireInteger(row, 'place_number'),
    placeHash: requireBytes(row, 'place_hash'),
    arrival: requireInteger(row, 'arrival'),
    version: requireInteger(row, 'version'),
    polledAtMs: requireInteger(row, 'polled_at_ms'),
  }
}

const toIds = (rows: readonly SqlRow[]) => rows.map((row) => requireText(row, 'id'))

/** Creates the table of filters. */
export function createFilterTable(sql: Sql): FilterTable {
  const run = (text: string, values: Parameters<Sql['all']>[1]) =>
    sql.transaction((writer) => writer.run(text, values ?? []))
  return {
    async get(id) {
      const row = await sql.first(`SELECT ${COLUMNS} FROM filters WHERE id = ?`, [id])
      return row && toFilter(row)
    },
    async count(keyId) {
      const counts =
        '(SELECT count(*) FROM filters) AS total, (SELECT count(*) FROM filters WHERE key_id = ?) AS of_key'
      const row = (await sql.first(`SELECT ${counts}`, [keyId])) ?? {}
      return { all: requireInteger(row, 'total'), ofKey: requireInteger(row, 'of_key') }
    },
    async getArrivals(kind) {
      const row = await sql.first('SELECT min(arrival) AS least, max(arrival) AS largest FROM filters WHERE kind = ?', [
        kind,
      ])
      const [least, largest] = [row && getInteger(row, 'least'), row && getInteger(row, 'largest')]
      return least === undefined || largest === undefined ? undefined : { least, largest }
    },
    async insert(row) {
      await run(`INSERT INTO filters (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`, [
        row.id,
        row.keyId,
        row.kind,
        row.query ?? null,
        row.placeNumber,
        row.placeHash,
        row.arrival,
        row.version,
        row.polledAtMs,
      ])
    },
    async advance(id, version, { placeNumber, placeHash, arrival, polledAtMs }) {
      const changed = await run(
        `UPDATE filters SET place_number = ?, place_hash = ?, arrival = ?, polled_at_ms = ?, version = version + 1
         WHERE id = ? AND version = ?`,
        [placeNumber, placeHash, arrival, polledAtMs, id, version],
      )
      return changed === 1
    },
    delete: async (id) => (await run('DELETE FROM filters WHERE id = ?', [id])) === 1,
    async deleteIdle({ polledBeforeMs, nowMs, limit }) {
      const idle = 'SELECT id FROM filters WHERE polled_at_ms < ? ORDER BY polled_at_ms LIMIT ?'
      return sql.transaction(async (writer) => {
        await writer.run('UPDATE filters SET polled_at_ms = ? WHERE polled_at_ms > ?', [nowMs, nowMs])
        return toIds(
          await writer.all(`DELETE FROM filters WHERE id IN (${idle}) RETURNING id`, [polledBeforeMs, limit]),
        )
      })
    },
    deleteLagging: (kind, arrival) =>
      sql.transaction(async (writer) =>
        toIds(await writer.all('DELETE FROM filters WHERE kind = ? AND arrival < ? RETURNING id', [kind, arrival])),
      ),
  }
}
