import { defineConfig } from 'vitest/config'
import { project as common, run } from '../../vitest.config.ts'
import type { Extreme } from '../_setup/runBudgets.ts'

/** Whatever runs code or waits for a simulation, but what starts processes of its own, which have the budgets of production. */
const TOUCHED = [
  'test/{chain,contract,evm,methods,pinned}/**/*.test.ts',
  'test/client/documented.test.ts',
  'test/conformance/{bridgeMethods,recordedImport,recordedPool,stateTests}.test.ts',
  'test/doctor/{clean,invariants,writing}.test.ts',
  'test/node.test.ts',
]
const LEFT_OUT = [
  'test/evm/machine/**', // whose engines have no budgets
  'test/evm/precompiles/bridge/*/!(campaign).test.ts', // one method at a time; everyCall and the campaign run all of them
  'test/chain/import/generated.test.ts', // a minute of imports, of which test/chain/import/mutations has all kinds
  'test/methods/eth/eth_getLogs.limits.test.ts', // starts processes
]

const project = (extreme: Extreme) => ({
  test: {
    ...common,
    name: `budgets: ${extreme}`,
    provide: { extreme },
    include: TOUCHED,
    exclude: LEFT_OUT,
    isolate: false,
  },
})

/** `npm run test:extremes`: the same answers, whether all gives way at once or nothing ever does. */
export default defineConfig({ test: { ...run, projects: [project('zero'), project('infinite')] } })
