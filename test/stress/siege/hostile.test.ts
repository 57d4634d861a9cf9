import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectCleanup } from '../../_helpers/cleanup.ts'
import { countOf, isLong, report } from '../_campaign.ts'
import { ENGINES } from '../faults/engines.ts'
import { type Besieged, startBesieged } from './besieged.ts'
import { HOSTILE_ATTACKS } from './hostile/attacks/index.ts'
import type { HostileAttack } from './hostile/hostileAttack.ts'
import { signLogTransactions } from './hostile/logTransactions.ts'
import { createProcesses, type Latency, type Processes, type RunningBystander } from './hostile/processes.ts'

const DEFAULT_SECONDS = 2
/** Seconds of each attack in long runs; `--count` sets the seconds of all attacks. */
const LONG_SECONDS = 20
const INTERVAL_MS = 10
/** Maximum time for the bystander's last responses. */
const LAST_RESPONSES_MS = 30_000
/** Short calls are not ended by their time on a slow machine. */
const FLAGS = ['--method-timeouts-ms', 'eth_call=600000', '--subscriptions-per-key', '20000']
/** More than the bystander sends beside all attacks. */
const TRANSACTIONS = 3_000
const SAMPLE_MS = 100
/** Time in which the memory of an attack is released. */
const RELEASE_MS = 10_000
const MEBIBYTE = 2 ** 20
const MAX_BYTES = 1024 * MEBIBYTE
/** Memory that the node may keep: one node serves all attacks, and the system's allocator returns its pages late. */
const MAX_KEPT_BYTES = 448 * MEBIBYTE
/** Memory that the node may hold for each byte that it receives. */
const MAX_BYTES_PER_BYTE = 4
/** Small runs take SQLite only. */
const engines = isLong ? ENGINES : ENGINES.slice(0, 1)

const secondsOf = ({ smallSeconds = DEFAULT_SECONDS }: HostileAttack) =>
  countOf({ small: smallSeconds, long: LONG_SECONDS })
const printLatency = ({ p50Ms, p99Ms, maxMs }: Latency) => [p50Ms, p99Ms, maxMs].map((ms) => ms.toFixed(1)).join('/')

/** Releases the node's garbage until its memory is below the limit, or until the time is over. */
async function releaseMemory(node: Besieged, maxBytes: number): Promise<number> {
  const endMs = performance.now() + RELEASE_MS
  for (;;) {
    node.collectGarbage()
    await setTimeout(SAMPLE_MS)
    const bytes = node.residentBytes()
    if (bytes <= maxBytes || performance.now() > endMs) return bytes
  }
}

describe.each(engines)('attacks by size and shape on $name', (engine) => {
  let node: Besieged
  let processes: Processes
  let bystander: RunningBystander
  let bytesBefore: number

  beforeAll(async () => {
    const { cleanup, run } = collectCleanup()
    node = await startBesieged(await engine.createPlace(cleanup), FLAGS, cleanup)
    processes = await createProcesses(join(import.meta.dirname, 'hostile'))
    cleanup(() => processes.close())
    const address = { ...node.endpoint('regtest', node.bystanderKey), isTls: false }
    bystander = processes.bystand({
      address,
      intervalMs: INTERVAL_MS,
      lastResponsesMs: LAST_RESPONSES_MS,
      transactions: signLogTransactions(TRANSACTIONS),
    })
    bystander.measure()
    await setTimeout(1000)
    expect((await bystander.report()).errors).toEqual({})
    bytesBefore = node.residentBytes()
    return run
  })

  for (const attack of HOSTILE_ATTACKS) {
    const title = `${attack.title} on ${engine.name}: other clients are answered within 1 GiB of memory, which is released`
    it(title, async () => {
      const path = attack.isWithoutKey === true ? '/regtest' : node.endpoint('regtest', node.attackerKey).path
      const connections = isLong ? attack.connections.full : attack.connections.small
      const { localAddress, isBesideNewConnections: isReconnecting } = attack
      const address = { port: node.port, path, isTls: false, localAddress }
      const attacker = await processes.attack({ attack: attack.name, connections, address })
      let maxBytes = 0
      const sampling = setInterval(() => {
        maxBytes = Math.max(maxBytes, node.residentBytes())
      }, SAMPLE_MS)
      bystander.measure({ isReconnecting })
      await setTimeout(secondsOf(attack) * 1000)
      const { errors, requests, chainId, call, send } = await bystander.report()
      const { answers, sentBytes } = await attacker.stop()
      clearInterval(sampling)
      const bytesAfter = await releaseMemory(node, bytesBefore + MAX_KEPT_BYTES)
      const [beforeMib, maxMib, afterMib] = [bytesBefore, maxBytes, bytesAfter].map((bytes) =>
        Math.round(bytes / MEBIBYTE),
      )
      report('siege/hostile', {
        ...{ seed: 0, count: secondsOf(attack), store: engine.name, attack: attack.name, answers, sentBytes },
        ...{ requests, errors, beforeMib, maxMib, afterMib },
        'ms (median/p99/max)': `chainId ${printLatency(chainId)}, call ${printLatency(call)}, send ${printLatency(send)}`,
      })
      expect(node.end()).toBeUndefined()
      expect(errors).toEqual({})
      expect(sentBytes, 'sent').toBeGreaterThan(0)
      expect(maxBytes, 'maximum').toBeLessThanOrEqual(MAX_BYTES)
      const maxGrowth = MAX_KEPT_BYTES + MAX_BYTES_PER_BYTE * sentBytes
      expect(maxBytes - bytesBefore, 'growth').toBeLessThanOrEqual(maxGrowth)
      expect(bytesAfter, 'after the attack').toBeLessThanOrEqual(bytesBefore + MAX_KEPT_BYTES)
    })
  }
})
