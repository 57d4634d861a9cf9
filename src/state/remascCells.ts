import { type Bytes, padLeft } from '../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import { REMASC_ADDRESS } from '../primitives/transaction.ts'
import { accountKey, storageKey } from './keys.ts'
import type { WritableState } from './stateView.ts'

/** Amounts that REMASC carries from block to block, in wei. */
export type Amount = 'rewardBalance' | 'burnedBalance' | 'federationBalance'

const BROKEN_SELECTION_RULE = toSlot('brokenSelectionRule')
const SIBLINGS = toSlot('siblings')
const EMPTY_LIST = Uint8Array.of(0xc0)

const AMOUNTS: Readonly<Record<Amount, Bytes>> = {
  rewardBalance: toSlot('rewardBalance'),
  burnedBalance: toSlot('burnedBalance'),
  federationBalance: toSlot('federationBalance'),
}

/** Keys of the values that the REMASC transaction of each block reads, except the accounts that it pays. */
export const REMASC_KEYS: readonly Bytes[] = [
  accountKey(REMASC_ADDRESS),
  ...[...Object.values(AMOUNTS), BROKEN_SELECTION_RULE].map((slot) => storageKey(REMASC_ADDRESS, slot)),
]

/** Storage slots are ASCII names, right-aligned in a word. */
function toSlot(name: string): Bytes {
  return padLeft(new TextEncoder().encode(name), 32)
}

export async function readAmount(world: WritableState, name: Amount): Promise<bigint> {
  return bytesToBigint((await world.getStorage(REMASC_ADDRESS, AMOUNTS[name])) ?? new Uint8Array(0))
}

/** Writes an amount. Zero deletes the slot. */
export async function writeAmount(world: WritableState, name: Amount, wei: bigint): Promise<void> {
  await world.putStorage(REMASC_ADDRESS, AMOUNTS[name], minimalBytes(wei))
}

/** Returns whether the selection rule was broken among the siblings that were paid last. */
export async function readBrokenRule(world: WritableState): Promise<boolean> {
  const cell = await world.getStorage(REMASC_ADDRESS, BROKEN_SELECTION_RULE)
  return cell?.[0] !== undefined && cell[0] !== 0
}

/** Writes the flag, a slot of one byte. */
export async function writeBrokenRule(world: WritableState, isBroken: boolean): Promise<void> {
  await world.putStorage(REMASC_ADDRESS, BROKEN_SELECTION_RULE, Uint8Array.of(isBroken ? 1 : 0))
}

/** Writes the former slot of siblings, which is still written, as an empty list. */
export async function writeNoSiblings(world: WritableState): Promise<void> {
  await world.putStorage(REMASC_ADDRESS, SIBLINGS, EMPTY_LIST)
}
