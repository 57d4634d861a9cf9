import { setImmediate } from 'node:timers/promises'
import type { Bytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import { lengthOf, wholeText } from '../../../base/utf8Pieces.ts'
import type { Engine } from '../../../chain/api/engine.ts'
import { ResponseTooLarge } from '../../../chain/api/errors.ts'
import type { MinedBlock, MinedTransaction } from '../../../chain/api/minedBlock.ts'
import type { Tracer } from '../../../chain/api/traces.ts'
import type { StateView } from '../../../state/stateView.ts'
import type { BlockReport, Named, TransactionReport } from '../log/report.ts'
import type { ProjectContract } from './contract.ts'
import { createTraceReader, readStorageChanges, type TracedFrame } from './explainTrace.ts'
import type { Names } from './names.ts'
import type { SourceLines } from './sourceLines.ts'

/**
 * Number of `-v` flags, as in forge: 1 shows the source line of a failure, 2 the call tree of failed transactions, 3 of
 * all transactions, 4 changed storage slots, too.
 */
export type Verbosity = number

export interface ExplainTools {
  readonly names: Names
  readonly lines: SourceLines | undefined
  readonly verbosity: Verbosity
  readonly engine: Pick<Engine, 'reads' | 'traces'>
  /** Resolves when the contracts of all noticed changes of the project are known. */
  settle(): Promise<void>
}

/** Events of a transaction that are described. */
const MAX_EVENTS = 50
/** Longest trace, in characters: parsing it takes time of other requests. */
const MAX_TRACE_CHARACTERS = 2 ** 20
const FAULTS: Tracer = { kind: 'faults' }
const DIFFERENCES: Tracer = { kind: 'prestate', diffMode: true, withCode: false, withStorage: true }

/** Returns the report of a block with names, and with traces by the verbosity. */
export async function explainBlock(
  tools: ExplainTools,
  block: MinedBlock,
  report: BlockReport,
  signal: AbortSignal,
): Promise<BlockReport> {
  const { reads } = tools.engine
  const state = await reads.worldAt({ kind: 'hash', hash: block.hash, requireCanonical: false })
  const transactions: TransactionReport[] = []
  for (const [index, one] of report.transactions.entries()) {
    await setImmediate() // other work of the process continues
    const mined = block.transactions[index]
    transactions.push(
      mined === undefined ? one : await explain({ ...tools, state, signal, identities: new Map() }, mined, one),
    )
  }
  return { ...report, transactions }
}

interface BlockTools extends ExplainTools {
  readonly state: StateView
  readonly signal: AbortSignal
  /** Contracts by address, of the transaction that is explained. */
  readonly identities: Map<string, ProjectContract | undefined>
}

async function explain(
  tools: BlockTools,
  mined: MinedTransaction,
  report: TransactionReport,
): Promise<TransactionReport> {
  tools.signal.throwIfAborted()
  const contract = await findContract(tools, mined)
  const name = contract === undefined ? {} : { [mined.to === undefined ? 'contractName' : 'toName']: contract.name }
  const call = await describeCall(tools, mined, contract)
  const named = { ...report, ...name, ...(call && { call }), ...describeFailure(tools, mined, contract) }
  const events = await describeEvents(tools, mined)
  return { ...named, ...events, ...(await trace(tools, mined)) }
}

/** Returns the contract that a transaction calls or creates, after another look at the project if it is unknown. */
async function findContract(tools: BlockTools, { to, newContract, input }: MinedTransaction) {
  const { names } = tools
  const address = to ?? newContract
  const find = async () =>
    address === undefined ? names.index().findByInitCode(input)?.contract : identify(tools, address)
  const found = await find()
  if (found !== undefined || (to !== undefined && !(await tools.state.isContract(to)))) return found
  await tools.settle()
  tools.identities.clear()
  return find()
}

async function identify({ names, state, identities }: BlockTools, address: Bytes) {
  const key = toHex(address)
  if (!identities.has(key)) identities.set(key, names.identify(address, await state.getCode(address)))
  return identities.get(key)
}

async function describeCall(
  { names, state }: BlockTools,
  { to, input }: MinedTransaction,
  contract: ProjectContract | undefined,
): Promise<Named | undefined> {
  if (to === undefined) return names.index().findByInitCode(input)?.call
  if (input.length < 4 || !(await state.isContract(to))) return undefined
  const call = names.index().describeCall(input, contract)
  return call && { ...(contract && { contract: contract.name }), ...call }
}

function describeFailure({ names }: BlockTools, { failure }: MinedTransaction, contract: ProjectContract | undefined) {
  if (failure?.payload === undefined) return {}
  const known = names.describeCustomError(failure.payload, contract)
  return known === undefined ? {} : { failure: known }
}

async function describeEvents(tools: BlockTools, { logs }: MinedTransaction) {
  const events: Named[] = []
  for (const log of logs.slice(0, MAX_EVENTS)) {
    const contract = await identify(tools, log.address)
    const event = tools.names.index().describeEvent(log, contract)
    if (event !== undefined) events.push({ ...(contract && { contract: contract.name }), ...event })
  }
  const otherEvents = logs.length - events.length
  return { ...(events.length > 0 && { events }), ...(otherEvents > 0 && { otherEvents }) }
}

async function trace(tools: BlockTools, mined: MinedTransaction): Promise<Partial<TransactionReport>> {
  const { names, lines, state, verbosity } = tools
  const hasFailed = mined.failure !== undefined
  const showsTree = verbosity >= 3 || (verbosity === 2 && hasFailed)
  try {
    const showsLines = verbosity >= 1 && hasFailed && lines !== undefined
    const traced = showsTree || showsLines ? await read<TracedFrame>(tools, mined.hash, FAULTS) : undefined
    const reader =
      traced && createTraceReader({ names, lines, codeOf: async (address) => state.getCode(address) }, traced)
    const stack = hasFailed ? await reader?.stack() : undefined
    const changes = verbosity >= 4 ? await read<Differences>(tools, mined.hash, DIFFERENCES) : undefined
    return {
      ...(stack !== undefined && stack.length > 0 && { stack }),
      ...(showsTree && reader && { calls: await reader.tree() }),
      ...(changes && { storage: readStorageChanges(changes, names.nameOf) }),
    }
  } catch (error) {
    if (error instanceof ResponseTooLarge) return { untraced: 'too long, see debug_traceTransaction' }
    throw error
  }
}

type Differences = Parameters<typeof readStorageChanges>[0]

/** Returns a trace. Undefined if the chain has gone back since. */
async function read<Trace>({ engine, signal }: BlockTools, hash: Bytes, tracer: Tracer): Promise<Trace | undefined> {
  const found = await engine.traces.transaction(hash, tracer, { signal })
  const [text] = found?.texts ?? []
  if (text === undefined) return undefined
  if (lengthOf(text) > MAX_TRACE_CHARACTERS) throw new ResponseTooLarge(MAX_TRACE_CHARACTERS)
  return JSON.parse(wholeText(text)) // this program's own printer has written it
}
