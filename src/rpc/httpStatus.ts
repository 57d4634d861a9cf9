import { errors } from '../../generated/errors.ts'
import type { WireError } from './errors.ts'

/** `reference`: 400 for defects of the request, as the reference node; `ok`: always 200, for clients that drop the body of a 400. */
export type HttpStatusPolicy = 'reference' | 'ok'

const STATUS_OF_KEY_REFUSALS = new Map<number, number>([
  [errors.invalidApiKey.code, 401],
  [errors.notAllowedForKey.code, 403],
  [errors.limitExceeded.code, 429],
])
const REFUSED_BY_REFERENCE = new Set<number>([
  errors.parseError.code,
  errors.invalidRequest.code,
  errors.invalidParams.code,
])

/** The HTTP status of an answer that is one object; batches are always 200. Refusals of a key keep their status in both policies. */
export function httpStatusOf(error: WireError | undefined, policy: HttpStatusPolicy): number {
  if (error === undefined) return 200
  const ofKey = STATUS_OF_KEY_REFUSALS.get(error.code)
  if (ofKey !== undefined) return ofKey
  return policy === 'reference' && REFUSED_BY_REFERENCE.has(error.code) ? 400 : 200
}
