import { batch } from './batch.ts'
import { blocks } from './blocks.ts'
import { calls } from './calls.ts'
import { imports } from './imports.ts'
import { logs } from './logs.ts'
import { memory } from './memory.ts'
import { createPast } from './past.ts'
import { reads } from './reads.ts'
import type { Scenario } from './scenario.ts'
import { snapshots } from './snapshots.ts'
import { states } from './states.ts'
import { subscribers } from './subscribers.ts'
import { createTransactions } from './transactions.ts'

/** All scenarios in the order in which they run. */
export const SCENARIOS: readonly Scenario[] = [
  createTransactions('begin'),
  blocks,
  snapshots,
  createPast('begin'),
  subscribers,
  memory,
  createTransactions('grown'),
  reads,
  createPast('grown'),
  calls,
  logs,
  batch,
  imports,
  states,
]
