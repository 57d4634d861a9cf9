import type { BystanderReport, Latency } from '../../test/stress/siege/hostile/processes.ts'
import type { Outcome } from './measure.ts'

const COLUMNS = [
  'attack',
  'connections',
  'eth_chainId ms',
  'beside a busy loop',
  'eth_call ms',
  'beside a busy loop',
  'sending alone, ms',
  'beside the attack',
  "bystander's errors",
  "attacker's responses",
  'sent MB',
  'CPU node + attackers',
  'MiB before, peak, 10 s after',
  'node',
  'within bounds',
]
/** Bounds of the bystander's p99 and of the node's memory. */
const MAX_P99_MS = 50
const MAX_BASELINES = 2
const MAX_MIB = 1024
const MEGABYTE = 1e6

/** Returns the head of a Markdown table. Latencies are median/p99/maximum. */
export const printHead = () => `${row(COLUMNS)}\n${row(COLUMNS.map((_, index) => (index === 0 ? '---' : '--:')))}`

export function printRow(title: string, connections: number, outcome: Outcome): string {
  const { beside, baseline, attackers, nodeCpu, attackersCpu, restingMiB, peakMiB, afterMiB, end } = outcome
  const sentBytes = attackers.reduce((sum, attacker) => sum + attacker.sentBytes, 0)
  return row([
    title,
    `${connections}`,
    ...[beside, baseline].map(({ chainId }) => printLatency(chainId)),
    ...[beside, baseline].map(({ call }) => printLatency(call)),
    printLatency(outcome.alone.send),
    printLatency(beside.send),
    printErrors(beside),
    printCounts(sumCounts(attackers.map(({ answers }) => answers))),
    (sentBytes / MEGABYTE).toFixed(0),
    `${nodeCpu.toFixed(2)} + ${attackersCpu.toFixed(2)}`,
    [restingMiB, peakMiB, afterMiB].map((mebibytes) => mebibytes.toFixed(0)).join(', '),
    end === undefined ? 'alive' : `**ended: ${end}**`,
    printExcess(outcome),
  ])
}

/** Names the bounds that are exceeded. */
function printExcess({ beside, baseline, peakMiB, end }: Outcome): string {
  const isSlow = (kind: 'chainId' | 'call') =>
    !(beside[kind].p99Ms <= Math.max(MAX_P99_MS, MAX_BASELINES * baseline[kind].p99Ms))
  const exceeded = [
    ...(isSlow('chainId') || isSlow('call') ? ['p99'] : []),
    ...(Object.keys(beside.errors).length > 0 ? ['errors'] : []),
    ...(peakMiB > MAX_MIB ? ['memory'] : []),
    ...(end === undefined ? [] : ['crash']),
  ]
  return exceeded.length === 0 ? 'yes' : `**no**: ${exceeded.join(', ')}`
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function printLatency({ p50Ms, p99Ms, maxMs }: Latency): string {
  return [p50Ms, p99Ms, maxMs].map((ms) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0))).join('/')
}

function printErrors({ errors, requests }: BystanderReport): string {
  const count = Object.values(errors).reduce((sum, one) => sum + one, 0)
  return count === 0 ? `0 of ${requests}` : `${count} of ${requests} (${printCounts(errors)})`
}

function printCounts(counts: Readonly<Record<string, number>>): string {
  const entries = Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b))
  return entries.length === 0 ? 'none' : entries.map(([kind, count]) => `${kind}: ${count}`).join(', ')
}

function sumCounts(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [kind, count] of all.flatMap((counts) => Object.entries(counts))) sums[kind] = (sums[kind] ?? 0) + count
  return sums
}
