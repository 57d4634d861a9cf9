import type { CallRequest } from '../../generated/schemas.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import { NODE_ITSELF } from '../concurrency/fairQueue.ts'
import { type Awaitable, whenThere } from '../concurrency/maybePromise.ts'
import { nextShare, useUpTurn } from '../concurrency/timeSlice.ts'
import { hasManyOverrides, type StateOverrides } from '../wire/overrides.ts'

/** Characters of hexadecimal text from which on validation and conversion take milliseconds. */
const LONG_TEXT = 200_000

/** Whether validation and conversion of a call take milliseconds each. */
export function isLongCall(request: CallRequest, overrides: StateOverrides): boolean {
  return isLongText(request.data) || isLongText(request.input) || hasManyOverrides(overrides)
}

export function isLongText(text: string | undefined): boolean {
  return (text?.length ?? 0) > LONG_TEXT
}

/**
 * Does the next step of a request: at once, or for long input in a later turn of the event loop, so that other clients
 * are answered between two steps. Throws the reason of the call's signal there.
 */
export function nextStep<T>(isLong: boolean, call: Abortable, step: () => Awaitable<T>): Awaitable<T> {
  if (!isLong) return step()
  const { signal, party = NODE_ITSELF } = call // reading a signal creates it, which doubles the cost of a short call
  useUpTurn()
  return whenThere(
    nextShare(() => party),
    () => {
      signal.throwIfAborted()
      return step()
    },
  )
}
