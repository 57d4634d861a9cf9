import { beforeAll, expect, it } from 'vitest'
import { compileModule } from '../../../scripts/wasm/compile.mjs'
import { createEngines, type Engines, WASM_RULES } from '../../evm/wasm/_engines.ts'
import { batchesOf, firstSeed, isLong, report } from '../_campaign.ts'
import { compareContracts, compileContracts, type Tally } from './contracts.ts'
import { type Signed, signSome } from './signed.ts'

const SIZES = { small: 2, long: 1_000 }
const BLOCKS = 250
const SETS = WASM_RULES.length
/** Seeds take the sets of rules in turn: the first one here takes the newest set, the next one the oldest. */
const SEED = firstSeed(SETS - 1)

let contracts: Awaited<ReturnType<typeof compileContracts>>
let signed: readonly Signed[]
const binaries: Engines[] = []
beforeAll(async () => {
  contracts = await compileContracts()
  signed = await signSome()
  binaries.push(createEngines())
  if (isLong) binaries.push(createEngines(await compileModule('interpreter', { checks: true }))) // checks each memory access
})

it(`histories of ${BLOCKS} blocks of messages to compiled contracts, from seed ${SEED}, are equal on both engines`, async () => {
  const functions = new Map<string, { succeeded: number; failed: number }>()
  for await (const { seed } of batchesOf(SIZES, 1, SEED)) {
    const { rules, name } = WASM_RULES[seed % SETS] ?? expect.fail('no rules')
    const engines = binaries[Math.floor(seed / SETS) % binaries.length] ?? expect.fail('no engines')
    const artifacts = rules.has('rskip446') ? contracts.all : contracts.early
    const tally = await compareContracts({ engines, rules, artifacts, signed }, seed, BLOCKS)
    report('evm/contracts', { seed, count: 1, rules: name, ...Object.fromEntries(tally.outcomes) })
    addTo(functions, tally)
    expect([...tally.outcomes.keys()]).toEqual(expect.arrayContaining(['success', 'revert', 'out of gas']))
  }
  // The comparison shows something only if most functions have succeeded and many have failed.
  const counts = [...functions.values()]
  const shareOf = (some: typeof counts) => some.length / counts.length
  expect(shareOf(counts.filter(({ succeeded }) => succeeded > 0))).toBeGreaterThan(0.8)
  expect(shareOf(counts.filter(({ failed }) => failed > 0))).toBeGreaterThan(0.5)
})

function addTo(functions: Tally['functions'], { functions: more }: Tally): void {
  for (const [name, { succeeded, failed }] of more) {
    const sum = functions.get(name) ?? { succeeded: 0, failed: 0 }
    functions.set(name, { succeeded: sum.succeeded + succeeded, failed: sum.failed + failed })
  }
}
