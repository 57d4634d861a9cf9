import { setTimeout } from 'node:timers/promises'
import type { HostileAttack } from '../../test/stress/siege/hostile/hostileAttack.ts'
import { signLogTransactions } from '../../test/stress/siege/hostile/logTransactions.ts'
import type {
  AttackerReport,
  BystanderReport,
  Processes,
  RunningBystander,
} from '../../test/stress/siege/hostile/processes.ts'
import { getCpuMs, getResidentMiB } from '../process.ts'
import type { SiegeNode } from './node.ts'

/** Figures of one attack, or of several at the same time. */
export interface Outcome {
  readonly beside: BystanderReport
  /** The same bystander beside busy loops that use as much processor time. */
  readonly baseline: BystanderReport
  /** The same bystander without an attack. */
  readonly alone: BystanderReport
  readonly attackers: readonly AttackerReport[]
  /** Seconds of processor time per second. */
  readonly nodeCpu: number
  readonly attackersCpu: number
  readonly restingMiB: number
  readonly peakMiB: number
  /** Memory 10 s after the attack. */
  readonly afterMiB: number
  /** Exit code or signal of the node; undefined if it is alive. */
  readonly end: string | undefined
}

/** Starts a node with its own data. */
export type StartNode = () => Promise<SiegeNode>

const REQUEST_INTERVAL_MS = 10
/** Maximum time for responses after the last request. */
const LAST_RESPONSES_MS = 10_000
const WARM_UP_MS = 3_000
const RECOVERY_MS = 10_000
const MIN_BASELINE_MS = 10_000
const SAMPLE_MS = 200
/** More than a bystander sends. */
const TRANSACTIONS = 2_000

/** Measures a bystander beside these attacks, each in a process of its own, then beside busy loops. */
export async function measure(
  start: StartNode,
  processes: Processes,
  attacks: readonly HostileAttack[],
  durationMs: number,
): Promise<Outcome> {
  const attacked = await withNode(start, async (node) => {
    const figures = await attackFor(node, processes, attacks, durationMs)
    await setTimeout(RECOVERY_MS)
    return { ...figures, afterMiB: residentMiB(node), end: node.end() }
  })
  // A new node: the attacked one may still work on the attack.
  const baselineMs = Math.max(MIN_BASELINE_MS, durationMs / 2)
  const baseline = await withNode(start, (node) => besideBusyLoops(node, processes, attacked.shares, baselineMs))
  return { ...attacked, baseline }
}

async function withNode<T>(start: StartNode, work: (node: SiegeNode) => Promise<T>): Promise<T> {
  const node = await start()
  try {
    return await work(node)
  } finally {
    await node.stop()
  }
}

async function warmUp(node: SiegeNode, processes: Processes): Promise<RunningBystander> {
  const bystander = processes.bystand({
    address: node.bystander,
    intervalMs: REQUEST_INTERVAL_MS,
    lastResponsesMs: LAST_RESPONSES_MS,
    transactions: signLogTransactions(TRANSACTIONS),
  })
  bystander.measure()
  await setTimeout(WARM_UP_MS)
  return bystander
}

async function attackFor(node: SiegeNode, processes: Processes, attacks: readonly HostileAttack[], durationMs: number) {
  const bystander = await warmUp(node, processes)
  bystander.measure()
  await setTimeout(WARM_UP_MS)
  const alone = await bystander.report()
  const restingMiB = residentMiB(node)
  let [peakMiB, cpuMs] = [restingMiB, cpuOf(node)]
  const cpuBeforeMs = cpuMs
  const sampling = setInterval(() => {
    peakMiB = Math.max(peakMiB, residentMiB(node))
    cpuMs = Math.max(cpuMs, cpuOf(node))
  }, SAMPLE_MS)
  const begin = ({ name, connections, isWithoutKey, localAddress }: HostileAttack) => {
    const address = { ...(isWithoutKey === true ? node.withoutKey : node.attacker), localAddress }
    return processes.attack({ attack: name, connections: connections.full, address })
  }
  const running = await Promise.all(attacks.map(begin))
  bystander.measure({ isReconnecting: attacks.some((attack) => attack.isBesideNewConnections === true) })
  const begunMs = performance.now()
  await setTimeout(durationMs)
  const beside = await bystander.report() // the attack continues until the last responses
  const attackers = await Promise.all(running.map((attacker) => attacker.stop()))
  const elapsedMs = performance.now() - begunMs
  clearInterval(sampling)
  bystander.end()
  const nodeCpu = (cpuMs - cpuBeforeMs) / elapsedMs
  const shares = [...attackers.map((attacker) => attacker.cpuMs / elapsedMs), ...splitShare(nodeCpu)]
  const attackersCpu = attackers.reduce((sum, attacker) => sum + attacker.cpuMs, 0) / elapsedMs
  return { alone, beside, attackers, nodeCpu, attackersCpu, shares, restingMiB, peakMiB }
}

/** Splits processor time into shares of at most one processor. */
function splitShare(cpu: number): number[] {
  const count = Math.max(1, Math.ceil(cpu))
  return Array(count).fill(cpu / count)
}

/** Measures a bystander beside one busy loop for each share. */
async function besideBusyLoops(
  node: SiegeNode,
  processes: Processes,
  shares: readonly number[],
  durationMs: number,
): Promise<BystanderReport> {
  const bystander = await warmUp(node, processes)
  const ends = shares.filter((share) => share > 0).map((share) => processes.burn(share))
  bystander.measure()
  await setTimeout(durationMs)
  const report = await bystander.report()
  for (const end of ends) end()
  bystander.end()
  return report
}

const residentMiB = ({ pid }: SiegeNode) => getResidentMiB(pid) ?? 0
const cpuOf = ({ pid }: SiegeNode) => getCpuMs(pid) ?? 0
