import { expect, it } from 'vitest'
import { findPostgres } from '../../_helpers/postgres.ts'
import { startChild } from '../startChild.ts'

const isHere = (await findPostgres()) !== undefined

it.skipIf(!isHere)('a process that fails while it runs a PostgreSQL server keeps its exit code', async () => {
  const child = await startChild('failAfterPostgres')
  expect(await child.ended).toBe(3)
})
