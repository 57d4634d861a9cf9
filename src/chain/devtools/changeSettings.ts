import type { ChainContext } from '../context.ts'
import { settingsFor } from '../mining/local/blockTime.ts'
import { type BlockSettings, type NextBlockSettings, writeSettings } from '../settings/blockSettings.ts'

/** Keeps other settings, then lets the miner see them. Not while a block is made: in turn with the miner. */
export async function putSettings(context: ChainContext, settings: BlockSettings): Promise<void> {
  await context.store.write((writers) => writeSettings(writers, settings))
  context.settings.put(settings)
}

/** As {@link putSettings}, for some of them. */
export function changeSettings(context: ChainContext, changes: Partial<BlockSettings>): Promise<void> {
  return putSettings(context, { ...context.settings.current(), ...changes })
}

/** What is said of the next block, with this besides. */
export function withNext(context: ChainContext, changes: Partial<NextBlockSettings>): Pick<BlockSettings, 'next'> {
  const tip = context.head.current()
  return { next: { ...settingsFor(context, tip), ...changes, parentHash: tip.block.hash } }
}
