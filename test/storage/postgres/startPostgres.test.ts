import { expect, it } from 'vitest'
import { findPostgres } from '../../_helpers/postgres.ts'
import { startChild } from '../startChild.ts'

const isHere = (await findPostgres()) !== undefined

it.skipIf(!isHere)('a run of tests that has failed has failed, though it had a PostgreSQL', async () => {
  const child = await startChild('failAfterPostgres')
  expect(await child.ended).toBe(3)
})
