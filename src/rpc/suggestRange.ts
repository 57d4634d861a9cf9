import { type BlockRange, ExecutionTimedOut, ResponseTooLarge } from '../chain/api/errors.ts'

/** An error that a shorter range of blocks may avoid. */
type OfLongRange = ResponseTooLarge | ExecutionTimedOut

function isOfLongRange(thrown: unknown): thrown is OfLongRange {
  return thrown instanceof ResponseTooLarge || thrown instanceof ExecutionTimedOut
}

/**
 * Returns the error with half of the request's range of blocks as a suggestion, if a shorter range may avoid it, the range consists
 * of numbers, and the error has no suggestion yet.
 */
export function suggestShorterRange(thrown: unknown, params: unknown): unknown {
  if (!isOfLongRange(thrown) || thrown.suggested !== undefined) return thrown
  const range = rangeOf(params)
  if (range === undefined || range.fromBlock >= range.toBlock) return thrown
  const { fromBlock, toBlock } = range
  const half = { fromBlock, toBlock: fromBlock + Math.floor((toBlock - fromBlock) / 2) }
  return thrown instanceof ResponseTooLarge
    ? new ResponseTooLarge(thrown.limitBytes, half)
    : new ExecutionTimedOut(half)
}

/** Returns the range of the first parameter that has one; undefined if a bound is a tag other than `earliest`. */
function rangeOf(params: unknown): BlockRange | undefined {
  if (typeof params !== 'object' || params === null) return undefined
  for (const value of Object.values(params)) {
    if (typeof value !== 'object' || value === null) continue
    const fromBlock = 'fromBlock' in value ? numberOf(value.fromBlock) : undefined
    const toBlock = 'toBlock' in value ? numberOf(value.toBlock) : undefined
    if (fromBlock !== undefined && toBlock !== undefined) return { fromBlock, toBlock }
  }
  return undefined
}

const NUMBER = /^(0x[0-9a-f]+|[0-9]+)$/i

function numberOf(selector: unknown): number | undefined {
  if (selector === 'earliest') return 0
  const isNumber = typeof selector === 'number' || (typeof selector === 'string' && NUMBER.test(selector))
  const number = isNumber ? Number(selector) : Number.NaN
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}
