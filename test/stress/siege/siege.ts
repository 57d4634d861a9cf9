import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import type { Place } from '../faults/engines.ts'
import { ATTACKED, type Attack, NO_ROOM, type Question, Target } from './attack.ts'
import { SIMULATION } from './attacks/calls.ts'
import { MOST_KEPT_BYTES, startBesieged } from './besieged.ts'
import { Bystander, type Mined, type Told } from './bystander.ts'
import { type Endpoint, openConnection } from './connection.ts'

/** Calls without an end are ended by nobody else; unsent answers have less room than clients can leave. */
const FLAGS = [
  ...['--call-timeout-ms', '600000', '--call-gas-cap', `${10n ** 15n}`],
  ...['--unsent-limit-bytes', `${64 * 2 ** 20}`],
]
/** The second one has what the first one released. */
const COLLECTIONS = 2
const WARMING_ROUNDS = 2
export interface Siege {
  readonly target: Target
  readonly told: readonly Told[]
  readonly mined: readonly Mined[]
  /** By how much the node's memory had grown when it was largest, with garbage. */
  readonly grownBytes: number
  /** What the node held more than before while the attack went on, without garbage. */
  readonly heldBytes: number
  /** How late the clients' own process was, which is in the times that they measured. */
  readonly delay: IntervalHistogram
}

/**
 * Attacks a node while bystanders on the attacked network and on another one go so many rounds; then lets the attacker
 * leave, and the bystanders go on until the node has its memory back.
 */
export async function besiege(place: Place, attack: Attack, rounds: number): Promise<Siege> {
  const node = await startBesieged(place, FLAGS)
  const target = new Target(node)
  await attack.prepare?.(target)
  const workDone = () => target.done
  const here = await Bystander.open(node, ATTACKED, workDone)
  const elsewhere = await Bystander.open(node, 'mainnet', workDone)
  let mostBytes = 0
  const goOn = async (rounds: number, rival?: Question) => {
    const go = async (bystander: Bystander) => {
      for (let i = 0; i < rounds; i++) {
        await bystander.round(rival)
        mostBytes = Math.max(mostBytes, node.residentBytes())
      }
    }
    await Promise.all([here, elsewhere].map(go))
  }
  await goOn(WARMING_ROUNDS, SIMULATION) // which starts a worker
  const bytesBefore = node.residentBytes()

  await attack.begin(target)
  for (const bystander of [here, elsewhere]) bystander.forget()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await goOn(rounds, attack.rival)
  delay.disable()
  const [told, mined] = [
    [...here.told, ...elsewhere.told],
    [...here.mined, ...elsewhere.mined],
  ]
  const grownBytes = mostBytes - bytesBefore
  for (let i = 0; i < COLLECTIONS; i++) {
    node.collectGarbage()
    await goOn(1)
  }
  const heldBytes = node.residentBytes() - bytesBefore

  target.leave()
  await requirePlace(target.endpoint)
  do {
    await goOn(1, SIMULATION)
    node.collectGarbage()
  } while (node.residentBytes() > bytesBefore + MOST_KEPT_BYTES)
  for (const bystander of [here, elsewhere]) bystander.leave()
  return { target, told, mined, grownBytes, heldBytes, delay }
}

/** Resolves when one more request of the attacker's finds a place in a worker, because what was left behind is over. */
async function requirePlace(endpoint: Endpoint): Promise<void> {
  const { ask, socket } = await openConnection(endpoint)
  for (;;) {
    const { error } = await ask(SIMULATION.method, SIMULATION.params)
    if (error === undefined) break
    if (error.code !== NO_ROOM) throw new Error(error.message)
  }
  socket.destroy()
}
