import { type Bytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { Observer } from '../../../src/evm/evm.ts'
import type { Evm, Message } from '../../../src/evm/execution.ts'
import type { StepObserver } from '../../../src/evm/observer.ts'
import { createOpcodeTable } from '../../../src/evm/opcodes/table.ts'
import { InterpreterPool } from '../../../src/evm/wasm/pool.ts'
import { createOverlay } from '../../../src/state/overlay.ts'
import type { StateView } from '../../../src/state/stateView.ts'
import { createTestEvm } from '../../_helpers/createTestEvm.ts'
import { BLOCK, SENDER } from '../../_helpers/evmScene.ts'
import { createRandom } from '../../_helpers/random.ts'
import { type RuleSet, ruleSetsWith } from '../../_helpers/ruleSets.ts'
import { CONTRACTS, pick, type Random } from '../_operands.ts'
import { createCode } from './_randomCode.ts'

/** The rule sets under which WebAssembly runs code. */
export const WASM_RULES = ruleSetsWith('rskip191')

export interface Program {
  readonly ruleSet: RuleSet
  readonly codes: ReadonlyMap<Hex, Bytes>
  readonly message: Message
  /** Whether the state returns synchronously. */
  readonly isSlow: boolean
  readonly isWatched: boolean
  /** Whether the state is discarded afterwards. */
  readonly isCall: boolean
}

/** How WebAssembly runs a program, which must not change the result. */
export interface Ways {
  readonly window: number
  /** One of so many instructions is left to TypeScript; 0: none. */
  readonly forced: number
}

const tables = new Map(WASM_RULES.map(({ rules }) => [rules, createOpcodeTable(rules)]))

/** Returns the program of a seed, which is the same each time. */
export function createProgram(seed: number): Program {
  const random = createRandom(seed)
  const ruleSet = pick(random, WASM_RULES)
  const opcodes = tables.get(ruleSet.rules) ?? []
  const has = (opcode: number) => opcodes[opcode] !== undefined
  const codes = new Map(CONTRACTS.map((address, i) => [address, createCode(random, has, i === 0 ? 14 : 6)]))
  const data = Uint8Array.from({ length: random(3) === 0 ? random(300) : random(70) }, () => random(256))
  const gasLimit = BigInt(1 + random(pick(random, [300, 3_000, 30_000, 100_000, 400_000])))
  const common = { sender: fromHex(SENDER), gasPrice: 1n, value: BigInt(random(2)), gasLimit, data }
  const target = { to: fromHex(CONTRACTS[0] ?? '0x') }
  const creation = { newContract: fromHex(`0x${'ab'.repeat(20)}`), data: createCode(random, has, 10) }
  const message = random(12) === 0 ? { ...common, ...creation } : { ...common, ...target }
  return { ruleSet, codes, message, isSlow: random(8) === 0, isWatched: random(2) === 0, isCall: random(3) === 0 }
}

function createReader({ codes, isSlow }: Program): StateView {
  const slow = <T>(value: T) => (isSlow ? Promise.resolve(value) : value)
  const account = { nonce: 0n, balance: 1_000n }
  const cell = Uint8Array.of(7)
  const first = toHex(toWord(1n))
  return {
    getAccount: (address) => slow(codes.has(toHex(address)) || toHex(address) === SENDER ? account : undefined),
    getStorage: (_, slot) => slow(toHex(slot) === first ? cell : undefined),
    getCode: (address) => slow(codes.get(toHex(address)) ?? EMPTY_BYTES),
    isContract: (address) => slow(codes.has(toHex(address))),
  }
}

/** For `JSON.stringify`. */
export const show = (_: string, value: unknown) =>
  value instanceof Uint8Array ? toHex(value) : typeof value === 'bigint' ? `${value}` : value

/** Returns the result of a run as text, with all that an observer received. */
export async function describeRun(
  evm: Evm,
  program: Program,
  gasLimit = program.message.gasLimit,
  steps?: StepObserver,
): Promise<string> {
  const world = createOverlay(createReader(program))
  const told: unknown[] = []
  const observer: Observer = {
    onCall: (begun) => told.push(begun),
    onCallEnd: (end) => told.push(end),
    onFault: (fault) => told.push(fault),
    ...(steps === undefined ? {} : { steps }),
  }
  let held = 0
  const signal = {
    aborted: false,
    reason: undefined,
    hold: (bytes: number) => {
      held += bytes
    },
  }
  const message = {
    ...program.message,
    gasLimit,
    signal,
    ...(program.isWatched || steps !== undefined ? { observer } : {}),
  }
  const block = { ...BLOCK, rules: program.ruleSet.rules }
  const execution = await (program.isCall ? evm.call(block, message, world) : evm.run(block, message, world))
  return JSON.stringify([execution, program.isCall ? undefined : world.changes(), told, held], show)
}

export const EVERYDAY: Ways = { window: 100_000, forced: 0 }

/** Returns ways of running for a seed. */
function waysOf(seed: number): Ways {
  const random = createRandom(~seed)
  return { window: pick(random, [100_000, 100_000, 1, 50, 1 + random(3_000)]), forced: pick(random, [0, 0, 1, 2, 7]) }
}

/** Returns the default windows, or random ones. */
export function chooseWays(random: Random): Ways {
  return random(2) === 0
    ? EVERYDAY
    : { window: pick(random, [1, 50, 1 + random(30_000)]), forced: pick(random, [0, 2, 7]) }
}

/** Returns both interpreters; `binary` replaces the compiled one. */
export function createEngines(binary?: Bytes) {
  let ways = EVERYDAY
  let count = 0
  let looks = 0
  const pool = new InterpreterPool({
    ...(binary === undefined ? {} : { binary }),
    window() {
      looks++
      return ways.window
    },
    isForced: () => ways.forced > 0 && count++ % ways.forced === 0,
  })
  const yieldAfterMs = Number.POSITIVE_INFINITY
  return {
    typescript: createTestEvm({ yieldAfterMs, engine: 'typescript' }),
    wasm: createTestEvm({ yieldAfterMs, engine: 'wasm' }, pool),
    use(chosen: Ways) {
      ways = chosen
    },
    /** Number of windows that WebAssembly has had so far. */
    countLooks: () => looks,
  }
}

export type Engines = ReturnType<typeof createEngines>

/** Number of programs by their end. */
export type Ends = Record<string, number>

/** Runs the programs of some seeds in both interpreters, and requires the same results. */
export async function compareEngines(engines: Engines, firstSeed: number, count: number): Promise<Ends> {
  const ends: Ends = {}
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const program = createProgram(seed)
    const ways = waysOf(seed)
    engines.use(ways)
    const expected = await describeRun(engines.typescript, program)
    const found = await describeRun(engines.wasm, withOwnCodes(program))
    if (found !== expected) {
      const what = `seed ${seed}, ${program.ruleSet.name}, ${JSON.stringify(ways)}`
      throw new Error(`${what}:\ntypescript ${expected.slice(0, 3_000)}\nwasm       ${found.slice(0, 3_000)}`)
    }
    const [{ outcome }] = JSON.parse(expected) as [{ outcome: { kind: string; reason?: string } }]
    const end = outcome.reason ?? outcome.kind
    ends[end] = (ends[end] ?? 0) + 1
  }
  return ends
}

/** Returns a program in arrays of its own, so that nothing is cached for its codes. */
export function withOwnCodes(program: Program): Program {
  return { ...program, codes: new Map([...program.codes].map(([address, code]) => [address, code.slice()])) }
}
