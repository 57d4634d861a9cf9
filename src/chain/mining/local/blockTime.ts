import { equalBytes } from '../../../base/bytes.ts'
import { NodeError } from '../../../base/errors.ts'
import { MAX_TIMESTAMP } from '../../../primitives/header.ts'
import type { Tip } from '../../canonical/head.ts'
import type { ChainContext } from '../../context.ts'
import type { BlockSettings, NextBlockSettings } from '../../settings/blockSettings.ts'

/** No later block can stand on this one: no header says a later time than its own. Only another branch leads on. */
export class NoTimeLeft extends NodeError {
  readonly kind = 'noTimeLeft'
  constructor(timestamp: number) {
    super(`the newest block's timestamp ${timestamp} is the last that there is; no block can follow it`)
  }
}

/** What the clocks say. */
type Times = Pick<ChainContext, 'clock' | 'settings'>

/** The seconds since 1970 of the machine's clock. */
export function machineTime({ clock }: Pick<Times, 'clock'>): number {
  return Math.floor(clock.nowMs() / 1000)
}

/** The seconds since 1970 of the chain's clock: the machine's, unless the chain's owner or its blocks have moved it. */
export function chainTime({ clock, settings }: Times): number {
  const { frozenAt, timeOffsetSeconds, raisedSeconds = 0 } = settings.current()
  return frozenAt ?? machineTime({ clock }) + timeOffsetSeconds + raisedSeconds
}

/** What was said of the block on top of `parent` alone. */
export function settingsFor({ settings }: Pick<Times, 'settings'>, parent: Tip): Partial<NextBlockSettings> {
  const { next } = settings.current()
  return next !== undefined && equalBytes(next.parentHash, parent.block.hash) ? next : {}
}

/** The timestamp of a block that is made now, or at `asked`: always after its parent's. Throws {@link NoTimeLeft}. */
export function nextTimestamp(context: Times, parent: Tip, asked?: number): number {
  const { timestamp } = parent.block.header
  if (timestamp >= MAX_TIMESTAMP) throw new NoTimeLeft(timestamp)
  const wanted = asked ?? settingsFor(context, parent).timestamp ?? chainTime(context)
  return Math.min(Math.max(wanted, timestamp + 1), MAX_TIMESTAMP)
}

/**
 * Returns the settings after a block on top of `parent`. When the clock showed the parent's time, the block's was raised
 * by a second, and the clock is put forward with it, as Hardhat's node does. A clock that was set back to before the
 * parent is left to catch up.
 */
export function settingsAfter(context: Times, parent: Tip, timestamp: number): BlockSettings {
  const settings = context.settings.current()
  const now = chainTime(context)
  const isRaised = now === parent.block.header.timestamp && timestamp === now + 1
  if (!isRaised) return settings
  if (settings.frozenAt !== undefined) return { ...settings, frozenAt: timestamp }
  return { ...settings, raisedSeconds: (settings.raisedSeconds ?? 0) + 1 }
}
