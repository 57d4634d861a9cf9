import { existsSync } from 'node:fs'
import { inject } from 'vitest'
import { BUDGETS, type Budgets } from '../../src/base/budgets.ts'
import type { NodeOptions } from '../../src/openNetwork.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which budgets the chains of a run have; undefined: those of production. */
    readonly extreme: Extreme | undefined
  }
}

export type Extreme = 'zero' | 'infinite'

const EXTREMES: Readonly<Record<Extreme, Budgets>> = {
  zero: { handOverMs: 0, breathMs: 0, stopGraceMs: 0 },
  infinite: {
    handOverMs: Number.POSITIVE_INFINITY,
    breathMs: Number.POSITIVE_INFINITY,
    stopGraceMs: Number.POSITIVE_INFINITY,
  },
}

const extreme = inject('extreme')

/** What a chain has whose test does not say otherwise: nothing that it shows may hang on them (`npm run test:extremes`). */
export const RUN_BUDGETS: Budgets = extreme === undefined ? BUDGETS : EXTREMES[extreme]

/** The same for a node; at zero its calls really go to workers. */
export const RUN_OPTIONS: NodeOptions =
  extreme === 'zero' ? { budgets: RUN_BUDGETS, workersEntry: builtWorkers() } : { budgets: RUN_BUDGETS }

function builtWorkers(): URL {
  const entry = new URL('../../dist/src/chain/simulation/workers/main.js', import.meta.url)
  if (!existsSync(entry)) throw new Error('the workers are not built: npm run test:extremes builds them')
  return entry
}
