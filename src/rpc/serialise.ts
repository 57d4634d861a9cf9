import type { WireError } from './errors.ts'
import { ResponseTooLarge } from './refusals.ts'

/** Counts the bytes of one answer, a batch's items together. */
export interface ResponseBudget {
  /** The text again; throws `ResponseTooLarge` when the answer has become too long with it. */
  spend(text: string): string
}

/** A budget of `limitBytes`; 0 is no bound. */
export function createResponseBudget(limitBytes: number): ResponseBudget {
  let spentBytes = 0
  return {
    spend(text) {
      spentBytes += Buffer.byteLength(text)
      if (limitBytes > 0 && spentBytes > limitBytes) throw new ResponseTooLarge(limitBytes)
      return text
    },
  }
}

/** What stands before and behind the result of a success; `id` is JSON text. */
export function aroundResult(id: string): [before: string, behind: string] {
  return [`{"jsonrpc":"2.0","id":${id},"result":`, '}']
}

/** A success; `id` and `result` are JSON text. */
export function serialiseResult(id: string, result: string): string {
  return aroundResult(id).join(result)
}

/** A failure; `id` is JSON text. */
export function serialiseError(id: string, error: WireError): string {
  return `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify(error)}}`
}
