import { toHex } from '../../../base/hex.ts'
import type { MinedBlock, MinedTransaction } from '../../../chain/api/minedBlock.ts'
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

/** A call, an event or an error by name, with its values as texts. */
export interface Named {
  /** Name of the contract. Absent if its code is not the project's. */
  readonly contract?: string
  readonly name: string
  readonly arguments: readonly { readonly name: string; readonly value: string }[]
}

/** A call of a transaction, with the calls and events within it. */
export interface CallNode {
  /** The opcode. */
  readonly kind: string
  /** Account whose code runs. Absent for a creation that failed. */
  readonly address?: string
  /** Name of its contract. */
  readonly contract?: string
  readonly call?: Named
  /** Beginning of the data of a call, in hexadecimal, if its name is not known. */
  readonly input?: string
  readonly valueWei?: string
  readonly gasUsed: number
  /** Reason of a failure. */
  readonly error?: string
  /** The return values, or the code that was created. */
  readonly result?: string
  readonly inner: ReadonlyArray<CallNode | EventNode>
  /** Number of calls and events that are left out because the tree is long. */
  readonly leftOut?: number
}

export interface EventNode {
  readonly kind: 'event'
  readonly event: string
}

/** A transaction that was mined. */
export interface TransactionReport {
  /** Time at which its block was mined, RFC 3339 in UTC. */
  readonly time: string
  readonly hash: string
  readonly from: string
  readonly to?: string
  /** Name of the contract at `to`. */
  readonly toName?: string
  readonly contract?: string
  /** Name of the created contract. */
  readonly contractName?: string
  /** Function and arguments of a call, or the arguments of a constructor. */
  readonly call?: Named
  /** Selector of a call, whose name is not known. */
  readonly selector?: string
  /** Length of the data, in bytes. */
  readonly inputBytes: number
  readonly valueWei: string
  readonly gasUsed: number
  readonly gasLimit: number
  /** Reason of a failure. */
  readonly failure?: string
  /** Places in sources of a failure, the innermost first. */
  readonly stack?: readonly string[]
  /** Events of known names. */
  readonly events?: readonly Named[]
  /** Number of further events. */
  readonly otherEvents?: number
  readonly calls?: CallNode
  /** Reason for which `calls` or `stack` is absent. */
  readonly untraced?: string
  /** Changed storage slots. */
  readonly storage?: readonly StorageChange[]
  readonly console?: readonly string[]
  readonly hints?: readonly string[]
}

export interface StorageChange {
  readonly address: string
  readonly contract?: string
  readonly slot: string
  readonly before: string
  readonly after: string
}

export interface BlockReport {
  readonly number: number
  readonly hash: string
  readonly transactions: readonly TransactionReport[]
}

/** Prints reports as lines. */
export interface ReportWriter {
  /** Called when a request that may change state begins. The next reports may result from it. */
  begin(method: string): void
  /** Called when a request ends, also for one without `begin`. */
  request(report: RequestReport, options: { readonly hasBegun: boolean }): void
  /** Called with a mined block. `isFollowed`: the next one follows at once. */
  block(report: BlockReport, options?: { readonly isFollowed?: boolean }): void
  /** Ends the log. */
  end(): void
}

/** Returns a writer that omits the calls of Solidity's console. */
export function withoutConsole(writer: ReportWriter): ReportWriter {
  return {
    ...writer,
    request: ({ console: _, ...report }, options) => writer.request(report, options),
    block: ({ transactions, ...report }, options) =>
      writer.block(
        { ...report, transactions: transactions.map(({ console: _, ...transaction }) => transaction) },
        options,
      ),
  }
}

/** The facts of a block that a log prints, without names. */
export function reportBlock({ number, hash, transactions }: MinedBlock, nowMs: number): BlockReport {
  const time = new Date(nowMs).toISOString()
  return { number, hash: toHex(hash), transactions: transactions.map((mined) => reportTransaction(mined, time)) }
}

const SELECTOR_BYTES = 4

function reportTransaction(mined: MinedTransaction, time: string): TransactionReport {
  const { hash, sender, to, newContract, input, failure, consoleCalls } = mined
  const hasSelector = to !== undefined && input.length >= SELECTOR_BYTES
  return {
    time,
    hash: toHex(hash),
    from: toHex(sender),
    ...(to === undefined ? {} : { to: toHex(to) }),
    ...(newContract === undefined ? {} : { contract: toHex(newContract) }),
    ...(hasSelector ? { selector: toHex(input.subarray(0, SELECTOR_BYTES)) } : {}),
    inputBytes: input.length,
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

/** Returns `Counter.set(7)`, or with the names of the values. */
export function printNamed({ contract, name, arguments: values }: Named, withNames = false): string {
  const texts = values.map((one) => (withNames && one.name !== '' ? `${one.name}: ${one.value}` : one.value))
  return `${contract === undefined ? '' : `${contract}.`}${name}(${texts.join(', ')})`
}
