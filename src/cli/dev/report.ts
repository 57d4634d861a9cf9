import { toHex } from '../../base/hex.ts'
import type { MinedBlock, MinedTransaction } from '../../chain/api/minedBlock.ts'
import { consoleText } from './consoleText.ts'
import { describeRevert } from './revertText.ts'

/** The members of a returned error that a log prints. */
export interface AnsweredError {
  readonly code: number
  readonly message: string
  /** Revert reason. */
  readonly reason?: string
}

/** A finished request. Its method may be any text. */
export interface RequestReport {
  readonly method: string
  readonly error?: AnsweredError
  /** Calls of simulated code to Solidity's console. */
  readonly console?: readonly string[]
  /** Differences from Ethereum that apply to the request. */
  readonly hints?: readonly string[]
}

/** A transaction that was mined. */
export interface TransactionReport {
  readonly hash: string
  readonly from: string
  readonly to?: string
  readonly contract?: string
  readonly valueWei: string
  readonly gasUsed: number
  readonly gasLimit: number
  /** Reason of a failure. */
  readonly failure?: string
  readonly console?: readonly string[]
  readonly hints?: readonly string[]
}

export interface BlockReport {
  readonly number: number
  readonly hash: string
  readonly transactions: readonly TransactionReport[]
}

/** The facts of a block that a log prints. */
export function reportBlock({ number, hash, transactions }: MinedBlock): BlockReport {
  return { number, hash: toHex(hash), transactions: transactions.map(reportTransaction) }
}

function reportTransaction(mined: MinedTransaction): TransactionReport {
  const { hash, sender, to, newContract, failure, consoleCalls } = mined
  return {
    hash: toHex(hash),
    from: toHex(sender),
    ...(to === undefined ? {} : { to: toHex(to) }),
    ...(newContract === undefined ? {} : { contract: toHex(newContract) }),
    valueWei: `${mined.valueWei}`,
    gasUsed: Number(mined.gasUsed),
    gasLimit: Number(mined.gasLimit),
    ...(failure === undefined ? {} : { failure: describeFailure(failure) }),
    ...(consoleCalls.length === 0 ? {} : { console: consoleCalls.map(consoleText) }),
    ...(failure?.hint === undefined ? {} : { hints: [failure.hint] }),
  }
}

function describeFailure({ payload, reason }: NonNullable<MinedTransaction['failure']>): string {
  return payload === undefined ? (reason ?? 'failed') : `reverted ${describeRevert(payload)}`
}
