import type { ChainContext } from '../context.ts'
import { chainTime, settingsFor } from '../mining/local/blockTime.ts'
import { type BlockSettings, type NextBlockSettings, writeSettings } from '../settings/blockSettings.ts'

/** Stores settings, then shows them to the miner. The caller must hold the miner's mutex. */
export async function putSettings(context: ChainContext, settings: BlockSettings): Promise<void> {
  await context.store.write((writers) => writeSettings(writers, settings))
  context.settings.put(settings)
}

/** Changes some of the settings as {@link putSettings}. */
export function changeSettings(context: ChainContext, changes: Partial<BlockSettings>): Promise<void> {
  return putSettings(context, { ...context.settings.current(), ...changes })
}

/** Returns the settings for the next block with some changes. */
export function withNext(context: ChainContext, changes: Partial<NextBlockSettings>): Pick<BlockSettings, 'next'> {
  const tip = context.head.current()
  return { next: { ...settingsFor(context, tip), ...changes, parentHash: tip.block.hash } }
}

/** Moves the chain's clock forward to the newest block if that is ahead of it. The caller must hold the miner's mutex. */
export async function moveClockToHead(context: ChainContext): Promise<void> {
  const { timestamp } = context.head.current().block.header
  const ahead = timestamp - chainTime(context)
  if (ahead <= 0) return
  const { frozenAt, raisedSeconds = 0 } = context.settings.current()
  await changeSettings(
    context,
    frozenAt === undefined ? { raisedSeconds: raisedSeconds + ahead } : { frozenAt: timestamp },
  )
}
