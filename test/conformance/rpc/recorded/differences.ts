import { ANSWERS } from './answers.ts'
import type { Difference } from './difference.ts'
import { ENVELOPES } from './envelopes.ts'
import { EXTENSIONS } from './extensions.ts'
import { FILTERS } from './filters.ts'
import { MOMENT } from './moment.ts'
import { PARAMETERS } from './parameters.ts'
import { SELECTORS } from './selectors.ts'
import { TRACES } from './traces.ts'
import { WALLETS } from './wallets.ts'

/** All decided differences; the first that explains two responses is used. */
export const DIFFERENCES: readonly Difference[] = [
  ...MOMENT,
  ...WALLETS,
  ...TRACES,
  ...FILTERS,
  ...EXTENSIONS,
  ...SELECTORS,
  ...PARAMETERS,
  ...ANSWERS,
  ...ENVELOPES,
]
