import { it } from 'vitest'
import { runKills } from './kills.ts'

const CHAINS = 50
const KILLS = 20
const FROM_SEED = Number(process.env.FROM_SEED ?? 1)

it('a thousand kills: nothing is refused, and nothing lost', { timeout: 7_200_000 }, async () => {
  for (let seed = FROM_SEED; seed < FROM_SEED + CHAINS; seed++) {
    const height = await runKills(seed, KILLS)
    process.stdout.write(`seed ${seed}: ${KILLS} kills, ${height} blocks\n`)
  }
})
