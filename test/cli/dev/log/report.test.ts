import { expect, it } from 'vitest'
import { withoutConsole } from '../../../../src/cli/dev/log/report.ts'
import { collectReports } from './_reports.ts'

it('a log without console output has the rest of each report', () => {
  const { writer, reports } = collectReports()
  const silent = withoutConsole(writer)
  silent.request({ method: 'eth_call', console: ['a'], hints: ['b'] }, { hasBegun: false })
  silent.block({ number: 1, hash: '0x', transactions: [] })
  expect(reports).toEqual([
    { method: 'eth_call', hints: ['b'] },
    { number: 1, hash: '0x', transactions: [] },
  ])
})
