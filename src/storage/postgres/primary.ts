import { type ConnectionOptions, createError, openPostgresConnection, type PostgresConnection } from './connection.ts'
import type { PostgresLocation } from './location.ts'

/** Number of promotions (timeline) in hexadecimal digits; 0 while the server is a standby. */
const TIMELINE = `SELECT CASE WHEN pg_is_in_recovery() THEN '0' ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END
  AS timeline`

/**
 * Opens a connection to the primary: the server that is not a standby or, if neither is, the one that was promoted
 * last, because a former primary that returns lacks later writes.
 */
export async function openAtPrimary(
  { address, standby }: PostgresLocation,
  options: ConnectionOptions,
): Promise<PostgresConnection> {
  if (standby === undefined) return openPostgresConnection(address, options)
  const tried = await Promise.allSettled([address, standby].map((server) => openPostgresConnection(server, options)))
  const opened = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const timelines = await Promise.all(opened.map(readTimeline))
  const last = Math.max(0, ...timelines)
  const primary = last === 0 ? undefined : opened[timelines.indexOf(last)]
  await Promise.all(opened.filter((one) => one !== primary).map((one) => one.close()))
  if (primary !== undefined) return primary
  throw tried.find((one) => one.status === 'rejected')?.reason ?? createError('storeUnavailable', 'only standbys')
}

/** Returns the timeline; 0 also if it cannot be determined. */
async function readTimeline(connection: PostgresConnection): Promise<number> {
  try {
    const row = await connection.first(TIMELINE)
    return Number.parseInt(String(row?.timeline ?? '0'), 16)
  } catch {
    return 0
  }
}
