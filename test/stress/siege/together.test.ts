import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../_helpers/random.ts'
import { firstSeed, isLong, minutesOf, report } from '../_campaign.ts'
import { ENGINES } from '../faults/engines.ts'
import { type Attack, Target } from './attack.ts'
import { SIMULATION } from './attacks/calls.ts'
import { ATTACKS, searchAttack } from './attacks.ts'
import { type Besieged, MAX_KEPT_BYTES, NETWORKS, startBesieged } from './besieged.ts'
import { Bystander } from './bystander.ts'
import { summarise, summariseSamples } from './figures.ts'

const MINUTES = minutesOf({ small: 0.2, long: 30 })
const SEED = firstSeed(1)
/** Attacks last, and pause, for up to so long. */
const MAX_SPAN_MS = Math.min(20_000, (MINUTES * 60_000) / 3)
/** 510,000 logs in long runs. */
const BLOCKS_OF_LOGS = isLong ? 150 : 5
/** Calls end with their client, or by a time limit that a slow machine does not reach with the short calls of others. */
const FLAGS = ['--call-gas-cap', `${10n ** 15n}`, '--call-timeout-ms', isLong ? '30000' : '600000']
const MEBIBYTE = 2 ** 20
/** The small run takes SQLite only. */
const engines = isLong ? ENGINES : ENGINES.slice(0, 1)

/** Begins and ends an attack again and again, at moments that the seed decides. Returns all targets. */
async function attackAgainAndAgain(node: Besieged, attack: Attack, seed: number, endMs: number): Promise<Target[]> {
  const random = createRandom(seed)
  const left: Target[] = []
  while (performance.now() < endMs) {
    await setTimeout(random(MAX_SPAN_MS))
    const target = new Target(node)
    attack.begin(target).catch((error) => target.fail(String(error)))
    await setTimeout(random(MAX_SPAN_MS))
    target.leave()
    left.push(target)
  }
  return left
}

describe.each(engines)('all attacks on $name', (engine) => {
  it(`clients on three networks are answered during ${MINUTES} minutes of all attacks on ${engine.name}, seed ${SEED}`, async () => {
    const node = await startBesieged(await engine.createPlace(), FLAGS)
    const search = searchAttack(BLOCKS_OF_LOGS)
    await search.prepare?.(new Target(node))
    const bystanders = await Promise.all(NETWORKS.map((network) => Bystander.open(node, network, () => 0)))
    for (const bystander of bystanders) await bystander.round(SIMULATION) // which starts a worker
    for (const bystander of bystanders) bystander.forget()
    const bytesBefore = node.residentBytes()
    const endMs = performance.now() + MINUTES * 60_000
    let mostBytes = 0
    const standBy = async (bystander: Bystander) => {
      while (performance.now() < endMs) {
        await bystander.round()
        mostBytes = Math.max(mostBytes, node.residentBytes())
      }
    }
    const attacking = [...ATTACKS, search].map((attack, index) =>
      attackAgainAndAgain(node, attack, SEED + index, endMs),
    )
    const standing = await Promise.allSettled(bystanders.map(standBy))
    const targets = (await Promise.all(attacking)).flat()

    const [samples, mined] = [bystanders.flatMap((one) => one.samples), bystanders.flatMap((one) => one.mined)]
    const sum = (count: (target: Target) => number) => targets.reduce((total, target) => total + count(target), 0)
    const figures = {
      ...{ attacks: targets.length, done: sum(({ done }) => done), refused: sum(({ refused }) => refused) },
      ...{ requests: samples.length, 'ms (median/p99/max)': summariseSamples(samples) },
      'blocks before': summarise(mined.map(({ before }) => before)),
      'blocks behind': summarise(mined.map(({ behind }) => behind)),
    }
    expect(standing).toEqual(bystanders.map(() => ({ status: 'fulfilled', value: undefined })))
    expect(targets.flatMap(({ unexpected }) => unexpected)).toEqual([])
    do {
      for (const bystander of bystanders) await bystander.round()
      node.collectGarbage()
    } while (node.residentBytes() > bytesBefore + MAX_KEPT_BYTES)
    const [beforeMib, maxMib, afterMib] = [bytesBefore, mostBytes, node.residentBytes()].map((bytes) =>
      Math.round(bytes / MEBIBYTE),
    )
    const memory = { beforeMib, maxMib, afterMib }
    report('siege/together', { seed: SEED, count: MINUTES, store: engine.name, ...figures, ...memory })
    for (const bystander of bystanders) bystander.leave()
  })
})
