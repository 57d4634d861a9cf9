import { expect } from 'vitest'
import { WriteDurations } from '../../src/metrics/metrics.ts'
import { it } from '../_helpers/it.ts'
import { valuesOf } from './_values.ts'

it('a failed write is measured and no longer counted as running', async ({ store }) => {
  const durations = new WriteDurations()
  const failing = durations.measure('regtest', store).write(() => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  const { scion_store_writes, db_client_operation_duration_seconds } = valuesOf(durations.metrics())
  expect(scion_store_writes).toEqual([0])
  expect(db_client_operation_duration_seconds?.at(-1)).toBe(1) // the count comes last
})
