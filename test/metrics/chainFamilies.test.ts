import { expect, it } from 'vitest'
import { describeSharing } from '../../src/metrics/chainFamilies.ts'
import { valuesOf } from './_values.ts'

it('a shared chain has a gauge for the writer and one for its lag in seconds', () => {
  const links = new Map([['regtest', { writes: () => true, behindMs: () => 2_500 }]] as const)
  expect(valuesOf(describeSharing(links))).toEqual({ scion_writer: [1], scion_behind_seconds: [2.5] })
})
