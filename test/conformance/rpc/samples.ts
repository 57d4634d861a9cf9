import { rewrite } from './recorded/difference.ts'
import { isRecord } from './recorded/exchange.ts'

/** A known difference between documented samples and current results. */
export interface Shortcoming {
  readonly why: string
  /** Returns the part of a result in its current form; undefined if it needs no change. */
  mend(part: unknown, method: string): unknown
}

const ZERO_HASH = `0x${'00'.repeat(32)}`

/** Adds members to objects that have one member and lack another. */
const lacking =
  (has: string, lacks: string, members: Readonly<Record<string, unknown>>) =>
  (part: unknown): unknown =>
    isRecord(part) && has in part && !(lacks in part) ? { ...part, ...members } : undefined

const MAKES_ID = /^eth_(new\w*Filter|subscribe)$/

export const SHORTCOMINGS: readonly Shortcoming[] = [
  {
    why: 'rpc.md 12: blocks of older pages lack mixHash, nonce, rskPteEdges and baseEvent',
    mend: lacking('hashForMergedMining', 'mixHash', {
      mixHash: ZERO_HASH,
      nonce: '0x0000000000000000',
      rskPteEdges: null,
      baseEvent: null,
    }),
  },
  {
    why: 'rpc.md 12: receipts of older pages lack effectiveGasPrice',
    mend: lacking('cumulativeGasUsed', 'effectiveGasPrice', { effectiveGasPrice: '0x0' }),
  },
  {
    why: 'rpc.md 7.2: a transaction has a type; a sample of Ethereum from before there were types has none',
    mend: lacking('v', 'type', { type: '0x0' }),
  },
  {
    why: 'a page shortens long data with "..." at the end',
    mend: (part) => (typeof part === 'string' && part.endsWith('...') ? evenDigits(part.slice(0, -3)) : undefined),
  },
  {
    why: 'rpc.md 12: a page prints hashes of 31 bytes, or with a digit too few',
    mend: (part) => (typeof part === 'string' && /^0x[0-9a-f]{62,63}$/.test(part) ? part.padEnd(66, '0') : undefined),
  },
  {
    why: 'rpc.md 11.18: ids of filters and subscriptions have 128 bits',
    mend: (part, method) => (MAKES_ID.test(method) && /^0x\d$/.test(`${part}`) ? `${part}`.padEnd(34, '0') : undefined),
  },
  {
    why: 'the case leaves the nodes of a proof out',
    mend: lacking('storageHash', 'accountProof', { accountProof: [] }),
  },
  {
    why: 'rpc.md 4: addresses and hashes are returned in lower case',
    mend: (part) =>
      typeof part === 'string' && /^0x([0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/.test(part) ? part.toLowerCase() : undefined,
  },
]

const evenDigits = (text: string) => (text.length % 2 === 0 ? text : text.slice(0, -1))

/** Returns the result in its current form, and the shortcomings that were corrected. */
export function mendSample(
  method: string,
  result: unknown,
): { readonly mended: unknown; readonly lacked: readonly Shortcoming[] } {
  const lacked: Shortcoming[] = []
  let mended = result
  for (const shortcoming of SHORTCOMINGS) {
    const before = JSON.stringify(mended)
    mended = rewrite(mended, (part) => shortcoming.mend(part, method))
    if (JSON.stringify(mended) !== before) lacked.push(shortcoming)
  }
  return { mended, lacked }
}
