import { expect, it } from 'vitest'
import { toWord } from '../../src/base/integer.ts'
import { createChangedStateView } from '../../src/state/changedState.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import type { WritableState } from '../../src/state/stateView.ts'
import { createMemoryWorld } from '../_helpers/memoryWorld.ts'

const address = (index: number) => new Uint8Array(20).fill(index)
const SLOTS = [0n, 1n, 2n ** 255n].map(toWord)

async function fill(world: WritableState, indexes: readonly number[], mark: number): Promise<void> {
  for (const index of indexes) {
    await world.putAccount(address(index), { nonce: BigInt(mark), balance: BigInt(index) })
    await world.putCode(address(index), Uint8Array.of(mark, index))
    await world.markContract(address(index))
    for (const slot of SLOTS) await world.putStorage(address(index), slot, Uint8Array.of(mark, index))
  }
}

it('a changed state view equals the overlay that its changes are from', async () => {
  const below = createMemoryWorld()
  await fill(below, [1, 2, 3, 4], 7)
  const changed = createOverlay(below)
  await fill(changed, [2, 5], 8) // over an old one, and a new one
  await changed.deleteAccount(address(3))
  await changed.deleteAccount(address(4))
  await changed.putAccount(address(4), { nonce: 0n, balance: 9n }) // comes back without code and cells
  await changed.putStorage(address(1), SLOTS[1] ?? SLOTS[0] ?? toWord(0n), undefined)
  const same = createChangedStateView(below, changed.changes())
  for (const index of [1, 2, 3, 4, 5, 6]) {
    const at = address(index)
    expect(await same.getAccount(at), `account ${index}`).toEqual(await changed.getAccount(at))
    expect(await same.getCode(at), `code ${index}`).toEqual(await changed.getCode(at))
    expect(await same.isContract(at), `marker ${index}`).toBe(await changed.isContract(at))
    for (const slot of SLOTS) {
      expect(await same.getStorage(at, slot), `cell of ${index}`).toEqual(await changed.getStorage(at, slot))
    }
  }
})
