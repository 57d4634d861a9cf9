import type { CallRequest } from '../../generated/schemas.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import { NODE_ITSELF } from '../concurrency/fairQueue.ts'
import { type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import { exhaustSlice, yieldIfSliceUsed } from '../concurrency/timeSlice.ts'
import { hasManyOverrides, type StateOverrides } from './overrides.ts'

/** Min characters of hexadecimal text whose validation and conversion take milliseconds. */
const LONG_TEXT = 200_000

/** Returns whether validation and conversion of a call take milliseconds each. */
export function isLongCall(request: CallRequest, overrides: StateOverrides): boolean {
  return isLongText(request.data) || isLongText(request.input) || hasManyOverrides(overrides)
}

/** Returns whether validation and conversion of a hexadecimal text take milliseconds each. */
export function isLongText(text: string | undefined): boolean {
  return (text?.length ?? 0) > LONG_TEXT
}

/**
 * Runs the next step of a request with long input in a later iteration of the event loop, so that other clients are
 * served between two steps. Throws the reason of the call's signal if it is aborted by then.
 */
export function afterYield<T>(
  { signal, clientPath = NODE_ITSELF }: Abortable,
  step: () => MaybePromise<T>,
): MaybePromise<T> {
  exhaustSlice()
  return mapMaybePromise(
    yieldIfSliceUsed(() => clientPath),
    () => {
      signal.throwIfAborted()
      return step()
    },
  )
}
