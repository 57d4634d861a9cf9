import type { Methods } from '../../generated/methods.ts'
import { requireShortData, requireShortTransaction } from '../wire/transactionLength.ts'
import type { MethodContext } from './method.ts'

/** Checks of parameters before a request is forwarded. */
const FORWARDING_CHECKS: {
  readonly [M in keyof Methods]?: (context: Pick<MethodContext, 'network'>, params: Methods[M]['params']) => void
} = {
  eth_sendRawTransaction: (context, [signed]) => requireShortTransaction(context, signed),
  eth_sendTransaction: (context, [request]) => requireShortData(context, request),
}

/**
 * Throws what the writer would throw for a transaction that is too long: no long request that it refuses goes from process
 * to process. `params` have passed the method's validator.
 */
export function requireForwardable(method: string, context: Pick<MethodContext, 'network'>, params: never): void {
  if (isChecked(method)) FORWARDING_CHECKS[method]?.(context, params)
}

function isChecked(method: string): method is keyof typeof FORWARDING_CHECKS {
  return Object.hasOwn(FORWARDING_CHECKS, method)
}
