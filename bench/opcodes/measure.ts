import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { ROOTSTOCK_PRECOMPILES } from '../../src/chain/execution/precompiles.ts'
import { regtest } from '../../src/chainspec/networks/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { type BlockEnvironment, createEvm } from '../../src/evm/evm.ts'
import { assemble, type Program } from './program.ts'
import { createWorld, SENDER, TARGET } from './world.ts'

export type EngineName = 'loop' | 'machine'

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
  getBlockHash: () => HASH, // what was asked before is at hand
  getAncestor: async () => undefined,
}

const precompiles = ROOTSTOCK_PRECOMPILES
const evms = {
  loop: createEvm({ yieldAfterMs: Number.POSITIVE_INFINITY, engine: 'loop', precompiles }),
  machine: createEvm({ yieldAfterMs: Number.POSITIVE_INFINITY, engine: 'machine', precompiles }),
}

const LEAST_RUNS = 3
const WARMING_RUNS = 2

export interface Effort {
  /** Of each run. */
  readonly gas: number
  /** How long a program is measured on an engine, beside its least number of runs. */
  readonly forMs: number
}

/** Milliseconds that an engine takes for a million gas of a program: those of its best run. */
export async function measure(program: Program, engine: EngineName, { gas, forMs }: Effort): Promise<number> {
  const code = assemble(program)
  const run = async () => {
    const world = createWorld(code)
    const evm = evms[engine]
    const message = { sender: SENDER, to: TARGET, gasPrice: 10n ** 10n, value: 0n, gasLimit: BigInt(gas) }
    const begun = performance.now()
    const all = { ...message, data: program.data ?? EMPTY_BYTES }
    const { outcome } = await (program.isCall ? evm.call(BLOCK, all, world) : evm.run(BLOCK, all, world))
    const tookMs = performance.now() - begun
    // Whatever else ends it has not used its gas for what it is here to do.
    if (outcome.kind !== 'exception' || !outcome.reason.startsWith('out of gas'))
      throw new Error(`${program.name} ended with ${JSON.stringify(outcome)}`)
    return tookMs
  }
  for (let i = 0; i < WARMING_RUNS; i++) await run()
  const end = performance.now() + forMs
  let best = Number.POSITIVE_INFINITY
  for (let runs = 0; runs < LEAST_RUNS || performance.now() < end; runs++) best = Math.min(best, await run())
  return best / (gas / 1e6)
}
