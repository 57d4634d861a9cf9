import { existsSync } from 'node:fs'
import { BUDGETS, type Budgets } from '../../src/concurrency/budgets.ts'
import type { NodeOptions } from '../../src/node/openNetwork.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which budgets the chains of a run have; undefined: those of production. */
    readonly extreme: Extreme | undefined
  }
}

export type Extreme = 'zero' | 'infinite'

const EXTREMES: Readonly<Record<Extreme, Budgets>> = {
  zero: { handOverMs: 0, yieldAfterMs: 0, stopGraceMs: 0 },
  infinite: {
    handOverMs: Number.POSITIVE_INFINITY,
    yieldAfterMs: Number.POSITIVE_INFINITY,
    stopGraceMs: Number.POSITIVE_INFINITY,
  },
}

export const budgetsOf = (extreme: Extreme | undefined): Budgets =>
  extreme === undefined ? BUDGETS : EXTREMES[extreme]

/** The same for a node; at zero its calls really go to workers. */
export function optionsOf(extreme: Extreme | undefined): NodeOptions {
  const budgets = budgetsOf(extreme)
  return extreme === 'zero' ? { budgets, workersEntry: builtWorkers() } : { budgets }
}

function builtWorkers(): URL {
  const entry = new URL('../../dist/src/node/workerMain.js', import.meta.url)
  if (!existsSync(entry)) throw new Error('the workers are not built: npm run test:extremes builds them')
  return entry
}
