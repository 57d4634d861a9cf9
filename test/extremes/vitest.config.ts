import { defineConfig } from 'vitest/config'
import { project as common, run } from '../../vitest.config.ts'
import type { Extreme } from '../_setup/runBudgets.ts'

/** The tests of code that reads the clock of a budget; see README.md. */
const TOUCHED = [
  'test/chain/{mining,queries,simulation,tracing}/**/*.test.ts',
  'test/chain/{compat,console,hints}.test.ts',
  'test/chain/execution/{executeTransaction,freeBridgeTransactions,parallelLists,sequentialCalls}.test.ts',
  'test/chain/import/{duringReorganisation,reorganise}.test.ts',
  'test/evm/{calls,pace,precompileCalls}.test.ts',
  'test/methods/eth/{eth_call,eth_createAccessList,eth_fillTransaction,eth_simulateV1}.test.ts',
  'test/pinned/**/*.test.ts',
]

const project = (extreme: Extreme) => ({
  test: { ...common, name: `budgets: ${extreme}`, provide: { extreme }, include: TOUCHED, isolate: false },
})

/** `npm run test:extremes`: the same answers, whether all gives way at once or nothing ever does. */
export default defineConfig({ test: { ...run, projects: [project('zero'), project('infinite')] } })
