import { toHex } from '../../base/hex.ts'
import type { TracedCall, TracedTransaction } from '../../chain/api/traces.ts'
import { type FaultText, toFaultText } from './fault.ts'

/** A call's place among those of its transaction. */
export interface CallPlace {
  readonly root: TracedCall
  readonly about: TracedTransaction
  /** 0 for the transaction's own call. */
  readonly depth: number
}

/**
 * Why a call failed; undefined when it did not, or reverted. The transaction's own program has paid the intrinsic gas,
 * too; that the code of a new contract is refused counts as its creator's fault.
 */
export function faultTextOf({ fault, end }: TracedCall, { root, about, depth }: CallPlace): FaultText | undefined {
  if (fault === undefined || end.kind !== 'exception') return undefined
  const isOutermost = depth === 0 || (depth === 1 && fault.code === undefined)
  const gasLimit = fault.gasLimit + (isOutermost ? about.gasLimit - root.gas : 0n)
  return toFaultText(fault, {
    gasLimit,
    gasUsed: gasLimit - fault.gasLeft,
    transaction: toHex(fault.transactionHash ?? about.hash),
  })
}

/** As the reference prints the fault of a transaction's own call. */
export const withClass = ({ exception, text }: FaultText) => `class ${exception}: ${text}`

/** Gas that the outermost call shows: none where no code runs. */
export const shownGas = ({ root, about }: CallPlace) => (root.runs === 'code' ? about.gasLimit : 0n)
