import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import type { Cleanup } from '../../_helpers/cleanup.ts'
import type { Place } from '../faults/engines.ts'
import { ATTACKED, type Attack, NO_ROOM, type Question, Target } from './attack.ts'
import { SIMULATION } from './attacks/calls.ts'
import { MAX_KEPT_BYTES, startBesieged } from './besieged.ts'
import { Bystander, type Mined, type Sample } from './bystander.ts'
import { type Endpoint, openConnection } from './connection.ts'
import { ATTACKERS } from './transactions.ts'

/** Calls without an end are ended by their clients only; unsent responses have less room than clients can leave. */
const FLAGS = [
  ...['--call-timeout-ms', '600000', '--call-gas-cap', `${10n ** 15n}`],
  ...['--unsent-limit-bytes', `${64 * 2 ** 20}`],
]
/** The second one releases what the first one has unlinked. */
const COLLECTIONS = 2
const WARMING_ROUNDS = 2

/** A node and two bystanders, on the attacked network and on another one. Attacks run one after the other. */
export interface Siege {
  /**
   * Attacks the node while the bystanders go so many rounds. Then the attacker leaves, and the bystanders continue until its
   * transactions are mined and the node's memory is back to what it had before the first attack.
   */
  run(attack: Attack, rounds: number): Promise<Outcome>
}

export interface Outcome {
  readonly target: Target
  readonly samples: readonly Sample[]
  readonly mined: readonly Mined[]
  /** Maximum growth of the node's memory, with garbage. */
  readonly grownBytes: number
  /** Growth of the node's memory during the attack, without garbage. */
  readonly heldBytes: number
  /** Delay of the event loop of the clients' process, which is part of the times that they measured. */
  readonly delay: IntervalHistogram
}

export async function openSiege(place: Place, cleanup: Cleanup): Promise<Siege> {
  const node = await startBesieged(place, FLAGS, cleanup)
  let target = new Target(node)
  const workDone = () => target.done
  const here = await Bystander.open(node, ATTACKED, workDone)
  const elsewhere = await Bystander.open(node, 'mainnet', workDone)
  const both = [here, elsewhere]
  cleanup(() => {
    for (const bystander of both) bystander.leave()
  })
  let maxBytes = 0
  const goRounds = async (rounds: number, rival?: Question) => {
    const go = async (bystander: Bystander) => {
      for (let i = 0; i < rounds; i++) {
        await bystander.round(rival)
        maxBytes = Math.max(maxBytes, node.residentBytes())
      }
    }
    await Promise.all(both.map(go))
  }
  await goRounds(WARMING_ROUNDS, SIMULATION) // which starts a worker
  const bytesBefore = node.residentBytes()

  return {
    async run(attack, rounds) {
      target = new Target(node)
      maxBytes = 0
      await attack.prepare?.(target)
      await attack.begin(target)
      for (const bystander of both) bystander.forget()
      const delay = monitorEventLoopDelay({ resolution: 1 })
      delay.enable()
      await goRounds(rounds, attack.rival)
      delay.disable()
      const samples = both.flatMap((bystander) => bystander.samples)
      const mined = both.flatMap((bystander) => bystander.mined)
      const grownBytes = maxBytes - bytesBefore
      for (let i = 0; i < COLLECTIONS; i++) {
        node.collectGarbage()
        await goRounds(1)
      }
      const heldBytes = node.residentBytes() - bytesBefore

      target.leave()
      await requirePlace(target.endpoint)
      do {
        await goRounds(1, SIMULATION)
        node.collectGarbage()
      } while (node.residentBytes() > bytesBefore + MAX_KEPT_BYTES || (await hasPending(target.endpoint)))
      return { target, samples, mined, grownBytes, heldBytes, delay }
    },
  }
}

/** Whether transactions of attackers are left in the pool, which would hold up others during the next attack. */
async function hasPending(endpoint: Endpoint): Promise<boolean> {
  const { ask, socket } = await openConnection(endpoint)
  const nonceOf = async (address: string, block: string) =>
    (await ask('eth_getTransactionCount', [address, block])).result
  try {
    for (const { address } of Object.values(ATTACKERS).flat()) {
      if ((await nonceOf(address, 'pending')) !== (await nonceOf(address, 'latest'))) return true
    }
    return false
  } finally {
    socket.destroy()
  }
}

/** Resolves once a worker accepts another request of the attacker, so that nothing of the attack is left. */
async function requirePlace(endpoint: Endpoint): Promise<void> {
  const { ask, socket } = await openConnection(endpoint)
  for (;;) {
    const { error } = await ask(SIMULATION.method, SIMULATION.params)
    if (error === undefined) break
    if (error.code !== NO_ROOM) throw new Error(error.message)
  }
  socket.destroy()
}
