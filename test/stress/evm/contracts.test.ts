import { it } from 'vitest'
import { compileMachine } from '../../../scripts/machine/compile.mjs'
import { createRandom } from '../../_helpers/random.ts'
import { pick } from '../_operands.ts'
import { compareContracts, compileContracts } from './_contracts.ts'
import { createEngines, MACHINE_RULES } from './_engines.ts'
import { signSome } from './_signed.ts'

const HISTORIES = Number(process.env.HISTORIES ?? 1_000)
const BLOCKS = 500
const ONE_DAY_MS = 86_400_000

/** Where to begin: `FROM_SEED=5 HISTORIES=10 npm run test:long -- test/evm/machine/contracts`. */
const FROM_SEED = Number(process.env.FROM_SEED ?? Date.now() % 2 ** 31)

it(`${HISTORIES} histories of compiled contracts come to the same on both engines`, {
  timeout: ONE_DAY_MS,
}, async () => {
  // By turns as it is, and with every place in memory looked at.
  const both = [createEngines(), createEngines(await compileMachine({ checks: true }))]
  const contracts = compileContracts()
  const signed = await signSome()
  const outcomes = new Map<string, number>()
  for (let seed = FROM_SEED; seed < FROM_SEED + HISTORIES; seed++) {
    const { rules, name } = pick(createRandom(seed), MACHINE_RULES)
    const artifacts = rules.has('rskip446') ? contracts.all : contracts.early
    const tally = await compareContracts(
      { engines: pick(createRandom(~seed), both), rules, artifacts, signed },
      seed,
      BLOCKS,
    )
    for (const [outcome, count] of tally.outcomes) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count)
    process.stdout.write(`seed ${seed}, ${name}: ${JSON.stringify(Object.fromEntries(outcomes))}\n`)
  }
})
