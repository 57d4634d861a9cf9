import { CONSTANTS } from '../../chainspec/constants.ts'
import type { Rules } from '../../chainspec/rules.ts'
import type { TransactionFields } from '../../primitives/transaction.ts'

/** Whether the transaction would create a contract with more init code than the rules allow (RSKIP-438). */
export function isInitCodeTooLong({ to, data }: Pick<TransactionFields, 'to' | 'data'>, rules: Rules): boolean {
  if (to !== undefined || !rules.has('rskip438') || !rules.has('codeLimits')) return false
  return data.length > CONSTANTS.maximumInitCodeBytes
}
