import { callAttacks } from './attacks/calls.ts'
import { requestAttacks } from './attacks/requests.ts'
import { transactionAttacks } from './attacks/transactions.ts'

export { searchAttack } from './attacks/logs.ts'

/** Those that need nothing on the chain. */
export const ATTACKS = [...callAttacks, ...transactionAttacks, ...requestAttacks]
