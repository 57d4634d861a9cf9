import type { Bytes } from '../../base/bytes.ts'
import type { Traces } from '../api/engine.ts'

/** Returns a function that executes a mined transaction again and returns geth's text of its failure. */
export function createFailureText(traces: Pick<Traces, 'transaction'>): (hash: Bytes) => Promise<string | undefined> {
  return async (hash) => {
    const trace = await traces.transaction(hash, { kind: 'outcome' })
    const [text] = trace?.texts ?? []
    if (typeof text !== 'string') return undefined // a reorganisation has removed the transaction
    const outcome: { readonly error?: string } = JSON.parse(text)
    return outcome.error
  }
}
