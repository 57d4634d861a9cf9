import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../_helpers/random.ts'
import { ENGINES } from '../faults/engines.ts'
import { type Attack, Target } from './attack.ts'
import { SIMULATION } from './attacks/calls.ts'
import { ATTACKS, searchAttack } from './attacks.ts'
import { type Besieged, MOST_KEPT_BYTES, NETWORKS, startBesieged } from './besieged.ts'
import { Bystander } from './bystander.ts'
import { summarise, summariseTold } from './figures.ts'

const MINUTES = Number(process.env.SIEGE_MINUTES ?? 30)
const FROM_SEED = Number(process.env.FROM_SEED ?? Date.now() % 2 ** 31)
const LONGEST_PAUSE_MS = 20_000
const LONGEST_ATTACK_MS = 20_000
/** 510,000 logs. */
const BLOCKS_OF_LOGS = 150
const MEBIBYTE = 2 ** 20

/** Comes and goes, for as long and as often as the seed says. */
async function attackAgainAndAgain(node: Besieged, attack: Attack, seed: number, endMs: number): Promise<Target[]> {
  const random = createRandom(seed)
  const left: Target[] = []
  while (performance.now() < endMs) {
    await setTimeout(random(LONGEST_PAUSE_MS))
    const target = new Target(node)
    attack.begin(target).catch((error) => target.fail(String(error)))
    await setTimeout(random(LONGEST_ATTACK_MS))
    target.leave()
    left.push(target)
  }
  return left
}

describe.each(ENGINES)('nobody waits for attackers on $name', (engine) => {
  it(`${MINUTES} minutes of all at once`, { timeout: (MINUTES + 15) * 60_000 }, async () => {
    const node = await startBesieged(await engine.createPlace(), ['--call-gas-cap', `${10n ** 15n}`])
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
      attackAgainAndAgain(node, attack, FROM_SEED + index, endMs),
    )
    const standing = await Promise.allSettled(bystanders.map(standBy))
    const targets = (await Promise.all(attacking)).flat()

    const [told, mined] = [bystanders.flatMap((one) => one.told), bystanders.flatMap((one) => one.mined)]
    const sum = (count: (target: Target) => number) => targets.reduce((total, target) => total + count(target), 0)
    process.stdout.write(
      `${engine.name}, seed ${FROM_SEED}, ${MINUTES} minutes: ${targets.length} attacks, ${sum(({ done }) => done)} done, ` +
        `${sum(({ refused }) => refused)} refused; ${told.length} requests of bystanders, ms (median/p99/most): ` +
        `${summariseTold(told)}; blocks before ${summarise(mined.map(({ before }) => before))}, ` +
        `behind ${summarise(mined.map(({ behind }) => behind))}; memory ${Math.round(bytesBefore / MEBIBYTE)} MiB, ` +
        `${Math.round(mostBytes / MEBIBYTE)} at most\n`,
    )
    expect(standing).toEqual(bystanders.map(() => ({ status: 'fulfilled', value: undefined })))
    expect(targets.flatMap(({ unexpected }) => unexpected)).toEqual([])
    do {
      for (const bystander of bystanders) await bystander.round()
      node.collectGarbage()
    } while (node.residentBytes() > bytesBefore + MOST_KEPT_BYTES)
    process.stdout.write(`${Math.round(node.residentBytes() / MEBIBYTE)} MiB when they had left\n`)
    for (const bystander of bystanders) bystander.leave()
  })
})
