import type { Timer } from '../base/clock.ts'
import { toHex } from '../base/hex.ts'
import { wholeText } from '../base/utf8Pieces.ts'
import { type Answers, type Question, toQuantity } from '../chain/base/answers.ts'
import { type Difference, findDifferentReceipt, type RecordedBlock } from '../chain/import/examineBlock.ts'
import type { BlockRefused } from '../chain/import/rules/blockRefused.ts'
import type { Witness } from '../chain/import/witness.ts'
import type { Chain } from '../chain/openChain.ts'
import { replay, toReplay } from '../chain/tracing/replay.ts'
import type { Network } from '../chainspec/network.ts'
import { rulesAt } from '../chainspec/rulesAt.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import type { Block } from '../primitives/block.ts'
import { encodeReceipt, type Receipt } from '../primitives/receipt.ts'
import type { JsonRecord, JsonValue } from '../remote/json.ts'
import { areReceiptsOf, toReceipts } from '../remote/receipts.ts'

/** The form of the file. Another version of this program reads it if it knows this name. */
export const REPORT_FORMAT = 'scion-halt-1'
/** Maximum size of a report, in bytes. */
export const MAX_REPORT_BYTES = 64 * 2 ** 20
/** Bytes of a report beside its parts. */
const OVERHEAD_BYTES = 1_000
/** Maximum characters of the trace of one transaction. Its steps are at most this many. */
const TRACE_CHARACTERS = 16 * 2 ** 20
const TRACE_STEPS = 100_000
/** Maximum time for which the endpoints are asked for receipts, in ms. */
const MAX_RECEIPTS_MS = 10_000

export interface ReportSetup {
  readonly chain: Pick<Chain, 'network' | 'importer'>
  readonly answers: Answers
  readonly timer: Timer
  /** Version of this program. */
  readonly version: string
  /** The settings that determine the network, for `scion replay`. */
  readonly settings: JsonRecord
}

/** A report as JSON text, and whether the block was refused again. */
export interface PrintedReport {
  readonly name: string
  readonly text: string
  readonly isReproduced: boolean
}

/**
 * Verifies a block again that execution disagrees with, and prints all that another computer needs for the same. Rejects if the
 * block cannot be verified again.
 */
export async function printHaltReport(setup: ReportSetup, refused: BlockRefused): Promise<PrintedReport> {
  const { chain, version, settings } = setup
  const { network } = chain
  const { block, rule, expected, found } = refused
  const [recorded, receipts] = await Promise.all([chain.importer.recordBlock(block), readReceipts(setup, block)])
  const { examination } = recorded
  const trace = await traceDifferent(network, block, recorded, receipts)
  const hash = toHex(block.hash)
  const report = {
    format: REPORT_FORMAT,
    version,
    network: network.name,
    settings,
    ruleHeights: network.ruleHeights,
    halt: { number: block.header.number, hash, rule, expected, found },
    differences: examination.differences satisfies readonly Difference[],
    transactions: printTransactions(block, recorded),
    block: toHex(block.encoded),
    ...(receipts && { receipts: receipts.map((receipt) => toHex(encodeReceipt(receipt))) }),
    ...printWitness(recorded.witness()),
    trace,
  }
  return {
    name: `halt-${network.name}-${block.header.number}-${hash.slice(2, 10)}.json`,
    text: `${printBounded(report)}\n`,
    isReproduced: examination.differences.length > 0,
  }
}

/** Prints a report. Parts that it has no space for are named in `omitted`, the trace before the others. */
function printBounded(report: ReturnType<typeof printWitness> & { readonly trace: JsonValue }): string {
  const { trace, ancestors, hashes, nodes, longValues, ...kept } = report
  const witness = { ancestors, hashes, nodes, longValues }
  const omitted: string[] = []
  let space = MAX_REPORT_BYTES - JSON.stringify(kept).length - OVERHEAD_BYTES
  for (const part of [witness, { trace }]) {
    const { length } = JSON.stringify(part)
    if (length > space) {
      omitted.push(...Object.keys(part))
    } else {
      space -= length
      Object.assign(kept, part)
    }
  }
  return JSON.stringify({ ...(omitted.length > 0 && { omitted }), ...kept })
}

function printWitness({ ancestors, hashes, nodes, longValues }: Witness) {
  return {
    ancestors: ancestors.map(({ encoded, totalDifficulty, stateRoot }) => ({
      block: toHex(encoded),
      totalDifficulty: toQuantity(totalDifficulty),
      ...(stateRoot && { stateRoot: toHex(stateRoot) }),
    })),
    hashes: [...hashes].map(([number, hash]) => ({ number: toQuantity(number), hash: hash ? toHex(hash) : null })),
    nodes: nodes.map(toHex),
    longValues: longValues.map(toHex),
  }
}

/** Returns the outcome of each transaction by the execution here. Empty if it did not end. */
function printTransactions({ transactions }: Block, { examination }: RecordedBlock) {
  const receipts = examination.executed?.receipts ?? []
  return receipts.map(({ succeeded, gasUsed, logs }, index) => ({
    hash: toHex(transactions[index]?.hash ?? new Uint8Array(0)),
    succeeded,
    gasUsed: toQuantity(gasUsed),
    logs: logs.length,
  }))
}

/** Returns the receipts of a block, if the endpoints have those that the header commits to. */
async function readReceipts(
  { chain, answers, timer }: ReportSetup,
  block: Block,
): Promise<readonly Receipt[] | undefined> {
  const { header, hash, transactions } = block
  const questions = transactions.map((one): Question => ['eth_getTransactionReceipt', [toHex(one.hash)]])
  // No endpoint is excluded: a header with a wrong root has no right receipts.
  const read = answers
    .read(questions, (list) => list)
    .then((list) => {
      return areReceiptsOf(list, hash) ? toReceipts(list, header, rulesAt(chain.network, header.number)) : undefined
    })
  return withTimeout(
    read.catch(() => undefined),
    MAX_RECEIPTS_MS,
    timer,
    () => undefined,
  )
}

/** Returns the trace of the first transaction whose receipt differs, or why there is none. */
async function traceDifferent(
  network: Network,
  block: Block,
  { examination: { executed }, traced, before }: RecordedBlock,
  receipts: readonly Receipt[] | undefined,
): Promise<JsonValue> {
  if (executed === undefined) return 'none: the execution did not end'
  if (receipts === undefined) return 'none: no endpoint has the receipts of the block'
  const index = findDifferentReceipt(network, block, receipts, executed)
  if (index === undefined) return 'none: all receipts are equal'
  const parts = { memory: false, stack: true, storage: true, returnData: false }
  const tracer = { kind: 'gethSteps', parts, limit: TRACE_STEPS } as const
  const limits = { ...traced.limits, traceCharacters: TRACE_CHARACTERS }
  const traces = replay({ ...traced, limits }, before, toReplay(block, [index], tracer))
  const texts = await traces.then(
    ([one]) => one?.texts.map(wholeText) ?? [],
    (error: unknown) => JSON.stringify(`none: ${error instanceof Error ? error.message : String(error)}`),
  )
  const steps: JsonValue = JSON.parse(typeof texts === 'string' ? texts : texts.join(''))
  return { transaction: index, steps }
}
