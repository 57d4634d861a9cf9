import { expect, it } from 'vitest'
import { WriteDurations } from '../../src/metrics/metrics.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { valuesOf } from './_values.ts'

it('a failed write is measured and no longer counted as running', async () => {
  const durations = new WriteDurations()
  const store = durations.measure('regtest', closedAfterTest(await openStore({ kind: 'sqlite', path: ':memory:' })))
  const failing = store.write(() => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  const { scion_store_writes, db_client_operation_duration_seconds } = valuesOf(durations.metrics())
  expect(scion_store_writes).toEqual([0])
  expect(db_client_operation_duration_seconds?.at(-1)).toBe(1) // the count comes last
})
