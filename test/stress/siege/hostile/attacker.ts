// The process of one attack. It sends a message when the attack is at its full extent, attacks until it receives a message,
// responds with its counts and ends.
import { HOSTILE_ATTACKS } from './attacks/index.ts'
import type { AttackerOptions, AttackerReport } from './processes.ts'
import { Target } from './target.ts'

const options: AttackerOptions = JSON.parse(process.argv[2] ?? '')
const attack = HOSTILE_ATTACKS.find(({ name }) => name === options.attack)
if (attack === undefined) throw new Error(`unknown attack ${options.attack}`)
const target = new Target(options.address)
const opened = new Promise<void>((resolve) => {
  target.onOpen = resolve
})
process.on('disconnect', () => process.exit())
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const { answers, sentBytes } = target
  const report: AttackerReport = { answers: Object.fromEntries(answers), sentBytes, cpuMs: (user + system) / 1000 }
  process.send?.(report, () => process.exit())
})

await Promise.all([opened, attack.begin(target, options.connections)])
process.send?.('begun')
