// `npm test` and the other tiers: installs and builds if necessary, then runs vitest with the remaining arguments.
import { join } from 'node:path'
import { runInPlace } from './prepare/runChild.mjs'
import { prepare, root } from './prepare.mjs'
import { processorSeconds } from './processorTime.mjs'

/** Arguments of the stress tier, which test/stress/_campaign.ts reads from the environment. */
const CAMPAIGN = { '--count': 'STRESS_COUNT', '--minutes': 'STRESS_MINUTES', '--from-seed': 'STRESS_FROM_SEED' }

/** Splits the command line into variables for campaigns and arguments for vitest. */
function readArguments(all) {
  const [env, args] = [{}, []]
  for (let i = 0; i < all.length; i++) {
    const variable = CAMPAIGN[all[i]]
    if (variable !== undefined) env[variable] = all[++i] ?? ''
    else if (all[i] === '--long') env.STRESS_LONG = '1'
    else args.push(all[i])
  }
  return { env, args }
}

await prepare({ forTests: true })

const { env, args } = readArguments(process.argv.slice(2))
const [beganMs, before] = [performance.now(), processorSeconds()]
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
process.exitCode = await runInPlace(process.execPath, [vitest, 'run', ...args], { ...process.env, ...env })

const used = processorSeconds()
const processor = used === undefined ? '' : `, ${(used - before).toFixed(0)} s of processor time`
console.log(`${((performance.now() - beganMs) / 1_000).toFixed(0)} s${processor}`)
