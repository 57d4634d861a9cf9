import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { ROOTSTOCK_PRECOMPILES } from '../../src/chain/execution/precompiles.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { type BlockEnvironment, createEvm } from '../../src/evm/evm.ts'
import { assemble, type Program } from './program.ts'
import { createState, SENDER, TARGET } from './state.ts'

export type EngineName = 'typescript' | 'wasm'

const BLOCK_NUMBER = 1000
const HASH = new Uint8Array(32).fill(0x5a)

/** Regtest has the rules of the newest upgrade from its first blocks on. */
const BLOCK: BlockEnvironment = {
  rules: rulesAt(regtest, BLOCK_NUMBER),
  chainId: 33,
  bridge: regtest.bridge,
  number: BLOCK_NUMBER,
  timestamp: 1_700_000_000,
  coinbase: new Uint8Array(20).fill(0xcb),
  difficulty: 2n ** 80n + 1n,
  gasLimit: 6_800_000n,
  minimumGasPrice: 60_000_000n,
  getBlockHash: () => HASH, // as for a hash in memory
  getAncestor: async () => undefined,
}

const precompiles = ROOTSTOCK_PRECOMPILES
const evms = {
  typescript: createEvm({ yieldAfterMs: Number.POSITIVE_INFINITY, engine: 'typescript', precompiles }),
  wasm: createEvm({ yieldAfterMs: Number.POSITIVE_INFINITY, engine: 'wasm', precompiles }),
}

const MIN_RUNS = 3
const WARM_UP_RUNS = 2

/** The amount of work of a measurement. */
export interface Effort {
  /** Gas of each run. */
  readonly gas: number
  /** Minimum time of the runs of a program on an engine, in milliseconds. */
  readonly forMs: number
}

/** Returns the time of an engine per million gas of a program in milliseconds, in the fastest of its runs. */
export async function measure(program: Program, engine: EngineName, { gas, forMs }: Effort): Promise<number> {
  const code = assemble(program)
  const run = async () => {
    const state = createState(code)
    const evm = evms[engine]
    const message = { sender: SENDER, to: TARGET, gasPrice: 10n ** 10n, value: 0n, gasLimit: BigInt(gas) }
    const begun = performance.now()
    const all = { ...message, data: program.data ?? EMPTY_BYTES }
    const { outcome } = await (program.isCall ? evm.call(BLOCK, all, state) : evm.run(BLOCK, all, state))
    const tookMs = performance.now() - begun
    // A program that ends otherwise has not spent its gas on the opcodes that it measures.
    if (outcome.kind !== 'exception' || !outcome.reason.startsWith('out of gas'))
      throw new Error(`${program.name} ended with ${JSON.stringify(outcome)}`)
    return tookMs
  }
  for (let i = 0; i < WARM_UP_RUNS; i++) await run()
  const end = performance.now() + forMs
  let best = Number.POSITIVE_INFINITY
  for (let runs = 0; runs < MIN_RUNS || performance.now() < end; runs++) best = Math.min(best, await run())
  return best / (gas / 1e6)
}
