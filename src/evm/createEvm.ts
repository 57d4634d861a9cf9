import { EMPTY_BYTES } from '../base/bytes.ts'
import type { Rules } from '../chainspec/rules.ts'
import { BUDGETS, type Budgets } from '../concurrency/budgets.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import { Yielder } from '../concurrency/yielder.ts'
import type { WritableState } from '../state/stateView.ts'
import { type Context, createTransientStorage } from './context.ts'
import type { BlockEnvironment, Evm, Execution, Message } from './execution.ts'
import { createSubstate, type Frame } from './frame.ts'
import { runFrame } from './interpreter/select.ts'
import { createOpcodeTable, type OpcodeTable } from './opcodes/table.ts'
import type { Precompiles } from './precompiles/precompiles.ts'
import { type RuleFlags, ruleFlagsOf } from './ruleFlags.ts'
import { runMessage, runTransfer } from './runMessage.ts'
import { InterpreterLease, InterpreterPool } from './wasm/pool.ts'
import { SlotState } from './wasm/slotState.ts'

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

interface ContextSetup {
  readonly precompiles: Precompiles
  readonly yieldAfterMs: number
  readonly lease: InterpreterLease | undefined
}

function createContext(block: BlockEnvironment, message: Message, world: WritableState, setup: ContextSetup): Context {
  const { precompiles, yieldAfterMs, lease } = setup
  const { flags, opcodes } = ruleSetOf(block.rules)
  const engine = { opcodes, lease }
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
    yielder: new Yielder(yieldAfterMs, message.signal),
    signal: message.signal,
    observer: message.observer,
    console: message.console,
    frame: NO_FRAME,
    substate: createSubstate(),
    creations: 0,
    internals: 0,
    runFrame: (frame) => runFrame(context, engine, frame),
  }
  return context
}

interface EvmOptions extends Partial<Pick<Budgets, 'yieldAfterMs'>> {
  /** Native contracts, at their addresses on this chain. */
  readonly precompiles: Precompiles
  /** The interpreter, which has no effect on results. By default WebAssembly, with TypeScript for what it does not run. */
  readonly engine?: 'wasm' | 'typescript'
}

const sharedPool = new InterpreterPool()

/** Compiles the interpreter, which otherwise takes ten milliseconds of the first run. */
export function warmUp(): void {
  const interpreter = sharedPool.acquire(false)
  if (interpreter !== undefined) sharedPool.release(interpreter)
}

/** Creates an EVM for the blocks of any network. It is cheap: opcode tables are created once per set of rules. */
export function createEvm(options: EvmOptions, pool = sharedPool): Evm {
  const { precompiles, yieldAfterMs = BUDGETS.yieldAfterMs, engine } = options
  if (engine === 'typescript') {
    const run = (block: BlockEnvironment, message: Message, world: WritableState) =>
      runMessage(createContext(block, message, world, { precompiles, yieldAfterMs, lease: undefined }), message)
    return { run, call: run }
  }
  const runOn = (block: BlockEnvironment, message: Message, world: WritableState, lease: InterpreterLease) => {
    const end = <T>(execution: T) => {
      lease.release()
      return execution
    }
    const fail = (thrown: unknown) => {
      lease.release()
      throw thrown
    }
    const context = createContext(block, message, world, { precompiles, yieldAfterMs, lease })
    return catchMaybePromise(() => mapMaybePromise(runMessage(context, message), end), fail)
  }
  const isHurried = yieldAfterMs === 0
  const unlessTransfer = (
    block: BlockEnvironment,
    message: Message,
    world: WritableState,
    run: () => MaybePromise<Execution>,
  ) =>
    isHurried
      ? run()
      : mapMaybePromise(runTransfer(precompiles, block, message, world), (transferred) => transferred ?? run())
  return {
    run: (block, message, world) =>
      unlessTransfer(block, message, world, () => runOn(block, message, world, new InterpreterLease(pool, isHurried))),
    call: (block, message, overlay) =>
      unlessTransfer(block, message, overlay, () => {
        const world = new SlotState(overlay)
        return runOn(block, message, world, new InterpreterLease(pool, isHurried, world))
      }),
  }
}
