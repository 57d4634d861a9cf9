import { setImmediate } from 'node:timers/promises'
import type * as Schema from '../../../../generated/schemas.ts'
import type { Bytes } from '../../../base/bytes.ts'
import { fromHex, type Hex } from '../../../base/hex.ts'
import { isConsole } from '../../../evm/evm.ts'
import { consoleArguments } from '../log/consoleText.ts'
import { type CallNode, type EventNode, type Named, printNamed, type StorageChange } from '../log/report.ts'
import type { ProjectContract } from './contract.ts'
import type { Names } from './names.ts'
import type { SourceLines } from './sourceLines.ts'

/** A call of the tracer `faults`. */
export interface TracedFrame {
  readonly type: string
  readonly from: Hex
  readonly to?: Hex
  readonly value?: Hex
  readonly gasUsed: Hex
  readonly input: Hex
  readonly output?: Hex
  readonly error?: string
  readonly lastPositions?: readonly number[]
  readonly calls?: readonly TracedFrame[]
  readonly logs?: readonly Schema.GethTracedLog[]
}

/** Calls and events of a tree. */
const MAX_NODES = 500
const SHOWN_DATA = 2 + 2 * 36

/** The parts that describe a trace. */
export interface TraceTools {
  readonly names: Names
  readonly lines: SourceLines | undefined
  /** Returns the code of an account after the transaction. */
  codeOf(address: Bytes): Promise<Bytes>
}

/** A frame's code, and the contract that it is of. */
interface Identity {
  readonly code: Bytes
  readonly contract: ProjectContract | undefined
}

/** Describes the trace of one transaction by the names of contracts. */
export function createTraceReader({ names, lines, codeOf }: TraceTools, root: TracedFrame) {
  const identities = new Map<string, Promise<Identity>>()
  const created = new Map<string, Hex>()
  collectCreated(root, created)

  /** A contract that a failed transaction has created is not in the state, but its code is in the trace. */
  async function identifyAddress(address: Hex): Promise<Identity> {
    const code = fromHex(created.get(address) ?? '0x')
    const found = code.length > 0 ? code : await codeOf(fromHex(address))
    return { code: found, contract: names.identify(fromHex(address), found) }
  }

  function identify(frame: TracedFrame): Promise<Identity> {
    if (isCreation(frame)) {
      const code = fromHex(frame.input)
      return Promise.resolve({ code, contract: names.index().findByInitCode(code)?.contract })
    }
    return identifyAt(frame.to ?? '0x')
  }

  function identifyAt(address: Hex): Promise<Identity> {
    const known = identities.get(address) ?? identifyAddress(address)
    identities.set(address, known)
    return known
  }

  let left = MAX_NODES

  async function describe(frame: TracedFrame): Promise<CallNode> {
    await setImmediate() // other work of the process continues
    const { contract } = await identify(frame)
    const { to, value, error } = frame
    const { inner, leftOut } = await describeInner(frame)
    return {
      kind: frame.type,
      ...(to === undefined ? {} : { address: to }),
      ...(contract === undefined ? {} : { contract: contract.name }),
      ...describeCalled(frame, contract),
      ...(value === undefined || BigInt(value) === 0n ? {} : { valueWei: `${BigInt(value)}` }),
      gasUsed: Number(frame.gasUsed),
      ...(error === undefined ? describeResult(frame, contract) : { error: describeFailure(frame, contract) }),
      inner,
      ...(leftOut === 0 ? {} : { leftOut }),
    }
  }

  /** Describes events and calls in the order in which they happened: a log's position counts the calls before it. */
  async function describeInner({ calls = [], logs = [], to }: TracedFrame) {
    const inner: Array<CallNode | EventNode> = []
    let leftOut = 0
    let next = 0
    for (let index = 0; index <= calls.length; index++) {
      for (; next < logs.length && (Number(logs[next]?.position) <= index || index === calls.length); next++) {
        const log = logs[next]
        if (log === undefined || left-- <= 0) leftOut++
        else inner.push({ kind: 'event', event: await describeEvent(log, to) })
      }
      const call = calls[index]
      if (call === undefined) continue
      if (left-- <= 0) leftOut++
      else inner.push(await describe(call))
    }
    return { inner, leftOut }
  }

  async function describeEvent({ address, topics = [], data = '0x' }: Schema.GethTracedLog, to: Hex | undefined) {
    // A library's code emits events of its own in the name of its caller.
    const contract = to === undefined ? undefined : (await identifyAt(to)).contract
    const event = names.index().describeEvent({ topics: topics.map(fromHex), data: fromHex(data) }, contract)
    return event === undefined ? `event ${topics[0] ?? ''} of ${address}` : printNamed(event, true)
  }

  function describeCalled(frame: TracedFrame, contract: ProjectContract | undefined): Pick<CallNode, 'call' | 'input'> {
    const input = fromHex(frame.input)
    if (isCreation(frame)) {
      const found = names.index().findByInitCode(input)
      return found === undefined ? {} : { call: found.call }
    }
    if (input.length === 0)
      return contract === undefined ? {} : { call: { contract: contract.name, name: 'receive', arguments: [] } }
    const call = describeConsole(frame, input) ?? names.index().describeCall(input, contract)
    if (call === undefined) return { input: shorten(frame.input) }
    return { call: { ...(contract && { contract: contract.name }), ...call } }
  }

  function describeResult({ input, output = '0x', ...frame }: TracedFrame, contract: ProjectContract | undefined) {
    if (output === '0x') return {}
    if (isCreation(frame)) return { result: `${fromHex(output).length} bytes of code` }
    const result = names.index().describeResult(fromHex(input), fromHex(output), contract)
    return { result: result ?? shorten(output) }
  }

  function describeFailure({ error = '', output = '0x' }: TracedFrame, contract: ProjectContract | undefined): string {
    return error === 'execution reverted' ? names.describeRevert(fromHex(output), contract) : error
  }

  return {
    tree: () => describe(root),
    /** Returns the places in sources at which the transaction failed, the innermost first. */
    async stack(): Promise<readonly string[]> {
      if (lines === undefined) return []
      const places: string[] = []
      for (const frame of failedFrames(root)) {
        const { code, contract } = await identify(frame)
        if (contract?.maps === undefined) continue
        const position = { isInit: isCreation(frame), positions: frame.lastPositions ?? [] }
        const place = await lines.find(contract.maps, code, position)
        const { call } = describeCalled(frame, contract)
        const name = isCreation(frame) ? `${contract.name}.constructor` : `${contract.name}.${call?.name ?? 'fallback'}`
        if (place !== undefined) places.push(`${name} (${place})`)
      }
      return places
    },
  }
}

const shorten = (data: Hex) =>
  data.length <= SHOWN_DATA ? data : `${data.slice(0, SHOWN_DATA)}… (${(data.length - 2) / 2} bytes)`

function describeConsole({ to }: TracedFrame, input: Bytes): Named | undefined {
  const values = to !== undefined && isConsole(BigInt(to)) ? consoleArguments(input) : undefined
  return values && { contract: 'console', name: 'log', arguments: values.map((value) => ({ name: '', value })) }
}

const isCreation = ({ type }: Pick<TracedFrame, 'type'>) => type === 'CREATE' || type === 'CREATE2'

function collectCreated(frame: TracedFrame, created: Map<string, Hex>): void {
  const { to, output, calls = [] } = frame
  if (isCreation(frame) && to !== undefined && output !== undefined) created.set(to, output)
  for (const inner of calls) collectCreated(inner, created)
}

/** Returns the failed calls whose failure is that of the transaction, the innermost first. */
function failedFrames(root: TracedFrame): readonly TracedFrame[] {
  const frames: TracedFrame[] = []
  for (let frame: TracedFrame | undefined = root; frame?.error !== undefined; frame = causeOf(frame))
    frames.unshift(frame)
  return frames
}

/** Returns the last call of a frame, if the frame has failed with the same data. */
function causeOf({ calls = [], output }: TracedFrame): TracedFrame | undefined {
  const last = calls.at(-1)
  return last?.error !== undefined && last.output === output ? last : undefined
}

const EMPTY_SLOT = `0x${'00'.repeat(32)}`

/** Returns the storage slots that a transaction has changed. */
export function readStorageChanges({ pre, post }: Schema.StateDiff, nameOf: (address: string) => string | undefined) {
  const changes: StorageChange[] = []
  for (const address of new Set([...Object.keys(pre), ...Object.keys(post)])) {
    const [before, after] = [storageOf(pre, address), storageOf(post, address)]
    const contract = nameOf(address)
    for (const slot of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const values = { before: before[slot] ?? EMPTY_SLOT, after: after[slot] ?? EMPTY_SLOT }
      changes.push({ address, ...(contract === undefined ? {} : { contract }), slot, ...values })
    }
  }
  return changes
}

function storageOf(states: Schema.AccountStates, address: string): Readonly<Record<string, string | undefined>> {
  return { ...states[address]?.storage }
}
