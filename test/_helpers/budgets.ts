import { inject } from 'vitest'
import { budgetsOf, optionsOf } from '../_setup/runBudgets.ts'

const extreme = inject('extreme')

/** What a chain has whose test does not say otherwise: nothing that it shows may hang on them (`npm run test:extremes`). */
export const RUN_BUDGETS = budgetsOf(extreme)

/** The same for a node. */
export const RUN_OPTIONS = optionsOf(extreme)
