import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { toHex } from '../../../../src/base/hex.ts'
import { createRandom } from '../../../_helpers/random.ts'
import type { Place } from '../engines.ts'
import { findFaults } from '../verify.ts'
import { type Fleet, type Role, startFleet } from './fleet.ts'
import { type Sender, startPoller, startSender } from './users.ts'

export interface FleetCampaign {
  readonly processes: number
  readonly clients: number
  /** Minimum; more are sent while `disturb` runs. */
  readonly transactions: number
  /** How often a process of a role is killed, and how often one is stopped for a while. */
  readonly kills: Readonly<Record<Role, number>>
  readonly pauses: Readonly<Record<Role, number>>
  readonly seed: number
  /** What else is done once while they send. */
  readonly disturb?: (fleet: Fleet) => Promise<void>
}

export interface FleetFigures {
  readonly sent: number
  readonly promised: number
  /** Answers that were lost with a process. */
  readonly lost: number
  readonly lostPolls: number
  readonly medianMs: number
  readonly slowestMs: number
}

/** Longer than a lease. */
const PAUSED_MS = 4_500

/**
 * Some clients send through a proxy to all processes in turn while some of these are killed and stopped. Fails when
 * anything that was acknowledged is not there, or was not to be seen at once, or a filter has missed or repeated a block.
 */
export async function runFleetCampaign(place: Place, campaign: FleetCampaign): Promise<FleetFigures> {
  const { processes, clients, transactions, kills, pauses, seed, disturb } = campaign
  const random = createRandom(seed)
  const fleet = await startFleet(place, processes)
  const poller = await startPoller(fleet.url)
  const each = Math.ceil(transactions / clients)
  let isDisturbing = disturb !== undefined
  const senders = Array.from({ length: clients }, (_, index) => startSender(fleet.url, index, each, () => isDisturbing))
  const allSent = Promise.all(senders.map(({ done }) => done))
  const sumOf = (count: (sender: Sender) => number) => senders.reduce((sum, sender) => sum + count(sender), 0)
  const promised = () => senders.flatMap((sender) => sender.promised)

  const faultsOf = (role: Role) => {
    const inject = (isKill: boolean) => async () => {
      const node = await fleet.find(role)
      if (isKill) return node.kill()
      node.child.kill('SIGSTOP')
      await setTimeout(PAUSED_MS)
      node.child.kill('SIGCONT')
    }
    return [
      ...Array.from({ length: kills[role] }, () => inject(true)),
      ...Array.from({ length: pauses[role] }, () => inject(false)),
    ]
  }
  const disturbOnce = async () => {
    await disturb?.(fleet).finally(() => {
      isDisturbing = false
    })
  }
  const faults = [...faultsOf('writer'), ...faultsOf('replica'), ...(disturb ? [disturbOnce] : [])]
  const count = faults.length
  for (let step = 1; step <= count; step++) {
    const due = (step * transactions) / (count + 1)
    while (sumOf((sender) => sender.sent()) < due) await setTimeout(10)
    const [fault] = faults.splice(random(faults.length), 1)
    await fault?.()
  }
  await allSent
  await poller.finish()
  await fleet.close()

  const [total, lost] = [sumOf((sender) => sender.sent()), sumOf((sender) => sender.lost())]
  expect(promised().length + lost).toBe(total)
  expect(promised().length).toBeGreaterThan(lost)
  expect(senders.flatMap(({ unseen }) => unseen)).toEqual([])
  expect(await findFaults(place, promised(), 1)).toEqual([])
  await expectAllBlocks(place, poller.received, poller.lost())
  const tookMs = senders.flatMap((sender) => sender.tookMs).sort((one, other) => one - other)
  return {
    sent: total,
    promised: promised().length,
    lost,
    lostPolls: poller.lost(),
    medianMs: Math.round(tookMs[tookMs.length >> 1] ?? 0),
    slowestMs: Math.round(tookMs.at(-1) ?? 0),
  }
}

/** Each block of the main chain once and in order; the hashes of a lost response are not repeated. */
async function expectAllBlocks(place: Place, received: readonly string[], lostPolls: number): Promise<void> {
  const store = await place.openForReading()
  try {
    const head = (await store.blocks.getHead())?.number ?? 0
    const all = (await store.blocks.getMainHashes(1, head)).map(toHex)
    const known = new Set(received)
    expect(received).toEqual(all.filter((hash) => known.has(hash)))
    const gaps = all.filter((hash, index) => !known.has(hash) && known.has(all[index - 1] ?? ''))
    expect(gaps.length).toBeLessThanOrEqual(lostPolls)
  } finally {
    await store.close()
  }
}
