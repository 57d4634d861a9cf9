import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Controls } from '../../../src/chain/api/controls.ts'
import type { Chain, ChainSetup } from '../../../src/chain/openChain.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { type HeldClock, holdClock, openTestChain } from '../../_helpers/chain.ts'

/** A chain with its controls, and the clock that it goes by. */
export interface Controlled {
  readonly chain: Chain
  readonly controls: Controls
  readonly clock: HeldClock
}

export const NOBODY_LEAVES = { signal: new AbortController().signal }
export const LATEST = { kind: 'latest' } as const
export const PENDING = { kind: 'pending' } as const

export async function openControlled(setup: Partial<ChainSetup> = {}): Promise<Controlled> {
  const clock = holdClock()
  const chain = await openTestChain({ clock, ...setup })
  return { chain, controls: requireDevtools(chain), clock }
}

/** A folder of its own for a chain, and the function that opens it, as often as it was closed. */
export function keepChain(): (setup?: Partial<ChainSetup>) => Promise<Controlled> {
  const folder = mkdtempSync(join(tmpdir(), 'scion-controls-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'chain.sqlite')
  return async (setup = {}) => openControlled({ store: await openStore({ kind: 'sqlite', path }), ...setup })
}

export function requireDevtools({ controls }: Chain): Controls {
  if (controls === undefined) throw new Error('the chain has no controls')
  return controls
}

export const mine = ({ controls }: Controlled, count = 1) => controls.mining.mine(count, undefined, NOBODY_LEAVES)

export async function balanceOf(
  { chain }: Controlled,
  address: Uint8Array,
  selector: typeof LATEST | typeof PENDING = LATEST,
) {
  return (await (await chain.reads.worldAt(selector)).getAccount(address))?.balance
}

/** The newest block. */
export async function headOf({ chain }: Controlled) {
  const block = await chain.reads.findBlock(LATEST)
  if (block === undefined) throw new Error('there is no block')
  return block
}
