import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { bytesToBigint } from '../../base/integer.ts'
import { decodeRlp, requireList, requireString } from '../../base/rlp.ts'
import type { Log } from '../../model/log.ts'
import { REMASC_ADDRESS } from '../../model/transaction.ts'
import type { TracedCall } from '../api/traces.ts'
import { ZERO_ADDRESS } from '../execution/remasc/remasc.ts'

const DONE = { kind: 'success', output: EMPTY_BYTES, gasUsed: 0n } as const

/** REMASC's transaction as a call, with the payments that its logs tell of as calls in it. */
export function remascCall(logs: readonly Log[]): TracedCall {
  const inner = logs.map(({ topics, data }) => {
    const [, receiver = EMPTY_BYTES] = topics
    const [, wei] = requireList(decodeRlp(data), 'payment')
    return transfer(REMASC_ADDRESS, receiver.subarray(12), bytesToBigint(requireString(wei, 'payment')))
  })
  return { ...transfer(ZERO_ADDRESS, REMASC_ADDRESS, 0n), logs, inner, runs: 'precompile' }
}

function transfer(caller: Bytes, target: Bytes, value: bigint): TracedCall {
  const begun = { kind: 'CALL', caller, target, codeAddress: target, value, gas: 0n, input: EMPTY_BYTES } as const
  return { ...begun, runs: 'nothing', end: DONE, fault: undefined, logs: [], inner: [] }
}
