import { EMPTY_BYTES } from '../../base/bytes.ts'
import { bytesToBigint } from '../../base/integer.ts'
import { decodeRlp, requireList, requireString } from '../../base/rlp.ts'
import { paymentCall } from '../../evm/evm.ts'
import type { Log } from '../../primitives/log.ts'
import { REMASC_ADDRESS } from '../../primitives/transaction.ts'
import type { TracedCall } from '../api/traces.ts'
import { ZERO_ADDRESS } from '../execution/remasc/remasc.ts'

/** REMASC's transaction as a call, with the payments that its logs tell of as calls in it. */
export function remascCall(logs: readonly Log[]): TracedCall {
  const inner = logs.map(({ topics, data }) => {
    const [, receiver = EMPTY_BYTES] = topics
    const [, wei] = requireList(decodeRlp(data), 'payment')
    const paid = bytesToBigint(requireString(wei, 'payment'))
    return paymentCall({ from: REMASC_ADDRESS, to: receiver.subarray(12), wei: paid })
  })
  const own = paymentCall({ from: ZERO_ADDRESS, to: REMASC_ADDRESS, wei: 0n })
  return { ...own, logs, inner, runs: 'precompile' }
}
