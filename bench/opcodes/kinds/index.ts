import type { Kind } from '../program.ts'
import { ACCOUNTS } from './accounts.ts'
import { CALLS } from './calls.ts'
import { COMPUTING } from './computing.ts'
import { CONTROL } from './control.ts'
import { COPIES } from './copies.ts'
import { CREATIONS } from './creations.ts'
import { ENVIRONMENT } from './environment.ts'
import { LOGS } from './logs.ts'
import { MEMORY } from './memory.ts'
import { PRECOMPILES } from './precompiles.ts'
import { STACK } from './stack.ts'
import { STORAGE } from './storage.ts'

/** All kinds in the order of the table. */
export const KINDS: readonly Kind[] = [
  ...COMPUTING,
  ...STACK,
  ...CONTROL,
  ...MEMORY,
  ...COPIES,
  ...ENVIRONMENT,
  ...ACCOUNTS,
  ...STORAGE,
  ...LOGS,
  ...CALLS,
  ...CREATIONS,
  ...PRECOMPILES,
]
