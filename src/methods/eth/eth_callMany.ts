import type { Methods } from '../../../generated/methods.ts'
import { systemTimer } from '../../base/clock.ts'
import { ReadyJson } from '../../base/readyJson.ts'
import { ExecutionTimedOut } from '../../chain/api/errors.ts'
import { afterYield } from '../../wire/longInput.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import { parseBundles, parseStateContext, printBundles } from '../../wire/traces/tracedCalls.ts'
import type { Method } from '../method.ts'

/** Maximum time that a timer measures. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

export const eth_callMany: Method<'eth_callMany'> = async (
  { traces, network },
  [bundles, context, stateOverrides, timeout = 0],
  call,
) => {
  const timeoutMs = Math.min(parseSmallNumber(timeout), MAX_TIMEOUT_MS)
  const { selector, transactionIndex } = parseStateContext(context)
  const parsed = await afterYield(call, () => parseBundles(bundles, stateOverrides, { kind: 'outcome' }, network))
  const ended = new AbortController()
  const timedOut = new AbortController()
  if (timeoutMs > 0) systemTimer.wakeIn(timeoutMs, () => timedOut.abort(new ExecutionTimedOut()), ended.signal)
  const abortable = { ...call, signal: AbortSignal.any([call.signal, timedOut.signal]) }
  try {
    const run = () => traces.calls({ ...parsed, transactionIndex }, selector, abortable)
    return new ReadyJson<Methods['eth_callMany']['result']>(printBundles(await afterYield(abortable, run)))
  } finally {
    ended.abort()
  }
}
