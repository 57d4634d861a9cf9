import type { Network } from '../chainspec/network.ts'
import { rulesAt } from '../chainspec/rulesAt.ts'
import { nextDifficulty } from '../primitives/difficulty.ts'
import type { Header } from '../primitives/header.ts'

/** The part of a network that bounds difficulties and timestamps. */
type Bounds = Pick<Network, 'difficulty' | 'timestampLimits'>
type Checked = Pick<Header, 'number' | 'timestamp' | 'difficulty' | 'uncleCount'>

/** The difficulty of a block far above a head is at least this part of the head's. It falls by a four hundredth per block at most. */
const MAX_DROP = 8n

/**
 * Returns why a block cannot be the child of another one; undefined if it can. Without this check a block could state a
 * difficulty that costs no work.
 */
export function findImplausibleChild(header: Checked, parent: Checked, network: Network): string | undefined {
  const expected = nextDifficulty(network, rulesAt(network, header.number), header, parent)
  if (header.difficulty !== expected) return `its difficulty is ${header.difficulty} instead of ${expected}`
  if (network.timestampLimits !== undefined && header.timestamp <= parent.timestamp)
    return 'its timestamp is not above that of its parent'
  return undefined
}

/** Returns why a block cannot be far above a head; undefined if it can. Timestamps grow by a second per block at least. */
export function findImplausibleJump(header: Checked, head: Checked, { difficulty, timestampLimits }: Bounds) {
  const seconds = header.timestamp - head.timestamp
  if (timestampLimits !== undefined && header.number - head.number > seconds)
    return `it is ${header.number - head.number} blocks above the head, and ${seconds} seconds later`
  const isEasy = difficulty.fixed === undefined && header.difficulty * MAX_DROP < head.difficulty
  return isEasy ? `its difficulty is ${header.difficulty}, where that of the head is ${head.difficulty}` : undefined
}

/** Returns the seconds by which a timestamp is further in the future than the network allows; 0 if it is not. */
export function secondsTooEarly({ timestamp }: Checked, { timestampLimits }: Bounds, nowMs: number): number {
  if (timestampLimits === undefined) return 0
  return Math.max(0, timestamp - Math.floor(nowMs / 1000) - timestampLimits.futureSeconds)
}
