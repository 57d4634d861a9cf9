import { EMPTY_BYTES } from '../base/bytes.ts'
import type { Rules } from '../chainspec/rules.ts'
import { BUDGETS, type Budgets } from '../concurrency/budgets.ts'
import { type Awaitable, attempt, whenThere } from '../concurrency/maybePromise.ts'
import { Pacer } from '../concurrency/yielder.ts'
import type { World } from '../state/stateView.ts'
import type { Context } from './context.ts'
import type { BlockEnvironment, Evm, Execution, Message } from './execution.ts'
import { createSubstate, type Frame } from './frame.ts'
import { runFrame } from './interpreter/select.ts'
import { createOpcodeTable, type OpcodeTable } from './opcodes/table.ts'
import type { Precompiles } from './precompiles/precompiles.ts'
import { type RuleFlags, ruleFlagsOf } from './ruleFlags.ts'
import { runMessage } from './runMessage.ts'
import { runTransfer } from './runTransfer.ts'
import { createTransientStorage } from './transientStorage.ts'
import { MachineLease, Machines } from './wasm/pool.ts'
import { CellWorld } from './wasm/slotState.ts'

const NO_FRAME: Frame = {
  address: new Uint8Array(20),
  caller: new Uint8Array(20),
  value: 0n,
  code: EMPTY_BYTES,
  data: EMPTY_BYTES,
  gasLimit: 0n,
  depth: 0,
  isStatic: false,
  internal: undefined,
}

interface RuleSet {
  readonly flags: RuleFlags
  readonly opcodes: OpcodeTable
}

const ruleSets = new WeakMap<Rules, RuleSet>()

function ruleSetOf(rules: Rules): RuleSet {
  const known = ruleSets.get(rules)
  if (known !== undefined) return known
  const made = { flags: ruleFlagsOf(rules), opcodes: createOpcodeTable(rules) }
  ruleSets.set(rules, made)
  return made
}

interface Setup {
  readonly precompiles: Precompiles
  readonly yieldAfterMs: number
  readonly machines: MachineLease | undefined
}

function createContext(block: BlockEnvironment, message: Message, world: World, setup: Setup): Context {
  const { precompiles, yieldAfterMs, machines } = setup
  const { flags, opcodes } = ruleSetOf(block.rules)
  const engine = { opcodes, machines }
  const context: Context = {
    block,
    rules: block.rules,
    flags,
    precompiles,
    world,
    origin: message.sender,
    gasPrice: message.gasPrice,
    transactionIndex: message.index ?? 0,
    transaction: message.transaction,
    transient: createTransientStorage(),
    pacer: new Pacer(yieldAfterMs, message.signal),
    run: message.signal,
    observer: message.observer,
    frame: NO_FRAME,
    substate: createSubstate(),
    creations: 0,
    internals: 0,
    runFrame: (frame) => runFrame(context, engine, frame),
  }
  return context
}

interface EvmOptions extends Partial<Pick<Budgets, 'yieldAfterMs'>> {
  /** Contracts that are not code, at the addresses that they have on this chain. */
  readonly precompiles: Precompiles
  /** How code is run: by an interpreter in WebAssembly, or by the loop alone, which comes to the same. Absent: the machine. */
  readonly engine?: 'machine' | 'loop'
}

const processMachines = new Machines()

/** Compiles now what the first code would wait ten milliseconds for. */
export function warmUp(): void {
  const machine = processMachines.take(false)
  if (machine !== undefined) processMachines.giveBack(machine)
}

/** Makes an Evm for any block of any network. Cheap: what the rules mean is computed once for each set of them. */
export function createEvm(options: EvmOptions, machines = processMachines): Evm {
  const { precompiles, yieldAfterMs = BUDGETS.yieldAfterMs, engine } = options
  if (engine === 'loop') {
    const run = (block: BlockEnvironment, message: Message, world: World) =>
      runMessage(createContext(block, message, world, { precompiles, yieldAfterMs, machines: undefined }), message)
    return { run, call: run }
  }
  const runOn = (block: BlockEnvironment, message: Message, world: World, lease: MachineLease) => {
    const end = <T>(execution: T) => {
      lease.end()
      return execution
    }
    const fail = (thrown: unknown) => {
      lease.end()
      throw thrown
    }
    const context = createContext(block, message, world, { precompiles, yieldAfterMs, machines: lease })
    return attempt(() => whenThere(runMessage(context, message), end), fail)
  }
  const isHurried = yieldAfterMs === 0
  const unlessTransfer = (block: BlockEnvironment, message: Message, world: World, run: () => Awaitable<Execution>) =>
    isHurried
      ? run()
      : whenThere(runTransfer(precompiles, block, message, world), (transferred) => transferred ?? run())
  return {
    run: (block, message, world) =>
      unlessTransfer(block, message, world, () => runOn(block, message, world, new MachineLease(machines, isHurried))),
    call: (block, message, overlay) =>
      unlessTransfer(block, message, overlay, () => {
        const world = new CellWorld(overlay)
        return runOn(block, message, world, new MachineLease(machines, isHurried, world))
      }),
  }
}
