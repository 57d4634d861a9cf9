import { it } from 'vitest'
import { runDamages } from './damage.ts'

const SCENES = 50
const COPIES = 200
const FROM_SEED = Number(process.env.FROM_SEED ?? 1)

it('ten thousand damaged copies: each is refused, or has every row as before', { timeout: 7_200_000 }, async () => {
  for (let seed = FROM_SEED; seed < FROM_SEED + SCENES; seed++) {
    process.stdout.write(`seed ${seed}: ${JSON.stringify(await runDamages(seed, COPIES))}\n`)
  }
})
