import { expect, it } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import type { WritableState } from '../../src/state/stateView.ts'
import { addressOf, applyChanges, type FlatState, slotOf, snapshot, worldOver } from './worlds.ts'

const ADDRESSES = [1, 2, 3].map(addressOf)
const SLOTS = [0, 1, 2].map(slotOf)

/** Small pseudo-random numbers below `bound`, the same for the same seed. */
function createDice(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

function pick(items: readonly Bytes[], dice: (bound: number) => number): Bytes {
  return items[dice(items.length)] ?? new Uint8Array(0)
}

/** Creates the account unless it exists, because code needs an account. */
async function putAccountUnlessThere(world: WritableState, address: Bytes): Promise<void> {
  if ((await world.getAccount(address)) === undefined) await world.putAccount(address, { nonce: 0n, balance: 0n })
}

async function changeSomething(world: WritableState, dice: (bound: number) => number): Promise<void> {
  const address = pick(ADDRESSES, dice)
  const bytes = Uint8Array.of(1 + dice(3))
  switch (dice(6)) {
    case 0:
      return world.putAccount(address, { nonce: BigInt(dice(3)), balance: BigInt(dice(3)) })
    case 1:
      await putAccountUnlessThere(world, address)
      return world.putCode(address, bytes)
    case 2:
      return world.markContract(address)
    case 3:
      return world.deleteAccount(address)
    default:
      return world.putStorage(address, pick(SLOTS, dice), dice(3) === 0 ? undefined : bytes)
  }
}

/** An overlay and its model, which is a full copy of the state per change and per open checkpoint. */
function createPair(base: FlatState) {
  const world = createOverlay(worldOver(base))
  const saved: FlatState[] = []
  let model = base
  return {
    world,
    model: () => model,
    depth: () => saved.length,
    checkpoint() {
      world.checkpoint()
      saved.push(model)
    },
    commit() {
      world.commit()
      saved.pop()
    },
    revert() {
      world.revert()
      model = saved.pop() ?? model
    },
    async change(seed: number) {
      const single = createOverlay(worldOver(model))
      await changeSomething(single, createDice(seed))
      model = applyChanges(model, single.changes())
      await changeSomething(world, createDice(seed))
    },
  }
}

async function stepSomehow(pair: ReturnType<typeof createPair>, dice: (bound: number) => number): Promise<void> {
  const action = dice(10)
  if (action === 0) pair.checkpoint()
  else if (action === 1 && pair.depth() > 0) pair.revert()
  else if (action === 2 && pair.depth() > 0) pair.commit()
  else await pair.change(dice(1_000_000))
}

it('an overlay after random blocks of nested calls equals a model without checkpoints and caches', async () => {
  let base: FlatState = new Map()
  for (let seed = 1; seed <= 300; seed++) {
    const dice = createDice(seed)
    const pair = createPair(base)
    for (let step = 0; step < 60; step++) {
      await stepSomehow(pair, dice)
      if (dice(8) > 0) continue
      const expected = await snapshot(worldOver(pair.model()), ADDRESSES, SLOTS)
      expect(await snapshot(pair.world, ADDRESSES, SLOTS)).toEqual(expected)
    }
    while (pair.depth() > 0) pair.commit()
    base = applyChanges(base, pair.world.changes())
    expect(new Map([...base].sort())).toEqual(new Map([...pair.model()].sort()))
  }
})
