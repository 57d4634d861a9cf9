import { equalBytes } from '../../../base/bytes.ts'
import { MAX_TIMESTAMP } from '../../../primitives/header.ts'
import { NoTimeLeft } from '../../api/errors.ts'
import type { Tip } from '../../canonical/head.ts'
import type { ChainContext } from '../../context.ts'
import type { BlockSettings, NextBlockSettings } from '../../settings/blockSettings.ts'

/** The parts of a context that determine times. */
export type BlockTimes = Pick<ChainContext, 'clock' | 'settings'>

/** Returns the time of the system's clock, in seconds since 1970. */
export function machineTime({ clock }: Pick<BlockTimes, 'clock'>): number {
  return Math.floor(clock.nowMs() / 1000)
}

/** Returns the time of the chain's clock, in seconds since 1970: the system's with the offsets of the settings. */
export function chainTime({ clock, settings }: BlockTimes): number {
  const { frozenAt, timeOffsetSeconds, raisedSeconds = 0 } = settings.current()
  return frozenAt ?? machineTime({ clock }) + timeOffsetSeconds + raisedSeconds
}

/** Returns the settings of the child of `parent` alone. */
export function settingsFor({ settings }: Pick<BlockTimes, 'settings'>, parent: Tip): Partial<NextBlockSettings> {
  const { next } = settings.current()
  return next !== undefined && equalBytes(next.parentHash, parent.block.hash) ? next : {}
}

/** Returns the timestamp of a block that is built now, or at `requested`: always after its parent's. Throws {@link NoTimeLeft}. */
export function nextTimestamp(context: BlockTimes, parent: Tip, requested?: number): number {
  const { timestamp } = parent.block.header
  if (timestamp >= MAX_TIMESTAMP) throw new NoTimeLeft(timestamp)
  const { timestampInterval } = context.settings.current()
  const afterInterval = timestampInterval === undefined ? undefined : timestamp + timestampInterval
  const wanted = requested ?? settingsFor(context, parent).timestamp ?? afterInterval ?? chainTime(context)
  return Math.min(Math.max(wanted, timestamp + 1), MAX_TIMESTAMP)
}

/**
 * Returns the settings after a child of `parent`. If the clock showed the parent's time, the child's was raised by a
 * second, and the clock moves forward with it, as in Hardhat's node. A clock that was set to before the parent is not
 * moved.
 */
export function settingsAfter(context: BlockTimes, parent: Tip, timestamp: number): BlockSettings {
  const settings = context.settings.current()
  const now = chainTime(context)
  const isRaised = now === parent.block.header.timestamp && timestamp === now + 1
  if (!isRaised) return settings
  if (settings.frozenAt !== undefined) return { ...settings, frozenAt: timestamp }
  return { ...settings, raisedSeconds: (settings.raisedSeconds ?? 0) + 1 }
}
