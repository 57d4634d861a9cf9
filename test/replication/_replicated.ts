import { expect } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { openPostgresConnection } from '../../src/storage/postgres/connection.ts'
import type { PostgresPlace } from '../../src/storage/postgres/location.ts'
import { newPlace, requireAddress } from '../_helpers/postgres.ts'
import { until } from '../_helpers/until.ts'
import type { ReplicatedPostgres } from '../_setup/startPostgres.ts'
import { LATEST } from '../chain/import/_branches.ts'
import { openSharer, type Sharer } from './_sharers.ts'

/** Runs a statement on the server of `url`. */
export async function askAt(url: string, sql: string): Promise<void> {
  const connection = await openPostgresConnection(requireAddress(url), {
    prepare: 'SELECT 1',
    answerTimeoutMs: 30_000,
  })
  await connection.exec(sql)
  await connection.close()
}

export const headOf = async ({ reads }: Chain) => toHex((await reads.findBlock(LATEST))?.hash ?? new Uint8Array(0))

interface Replicated {
  readonly place: PostgresPlace
  readonly writer: Sharer
  readonly reader: Sharer
  /** Ports of the servers that the reader has connected to, in order. */
  readonly ports: readonly number[]
}

/** Opens a new chain twice: a writer, and a replica that reads from the standby. Both are closed with the test. */
export async function openReplicated({ primaryUrl, standbyUrl }: ReplicatedPostgres): Promise<Replicated> {
  const place = { ...newPlace(primaryUrl), standby: requireAddress(standbyUrl) }
  const [writer, reader] = [await openSharer(place), await openSharer(place)]
  const ports: number[] = []
  reader.store.readServer.onMove(({ address }) => ports.push(address.port))
  await until(() => ports.length > 0)
  expect(ports).toEqual([place.standby.port])
  return { place, writer, reader, ports }
}
