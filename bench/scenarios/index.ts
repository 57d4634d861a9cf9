import { batch } from './batch.ts'
import { blocks } from './blocks.ts'
import { calls } from './calls.ts'
import { imports } from './imports.ts'
import { logs } from './logs.ts'
import { memory } from './memory.ts'
import { reads } from './reads.ts'
import type { Scenario } from './scenario.ts'
import { createTransactions } from './transactions.ts'

/** In the order in which they run. */
export const SCENARIOS: readonly Scenario[] = [
  createTransactions('begin'),
  blocks,
  memory,
  createTransactions('grown'),
  reads,
  calls,
  logs,
  batch,
  imports,
]
