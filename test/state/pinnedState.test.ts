import { expect, it } from 'vitest'
import { createPinnedStateView } from '../../src/state/pinnedState.ts'
import type { StateView } from '../../src/state/stateView.ts'

const ADDRESS = new Uint8Array(20)
const SLOT = new Uint8Array(32)

/** A state whose values all contain `mark`; `during` is called during each read. */
function createWorld(mark: number, during: () => void = () => undefined): StateView {
  const read = async <T>(value: T) => {
    during()
    return value
  }
  return {
    getAccount: () => read({ nonce: BigInt(mark), balance: 0n }),
    getStorage: () => read(Uint8Array.of(mark)),
    getCode: () => read(Uint8Array.of(mark)),
    isContract: () => read(mark === 2),
  }
}

const readAll = async (world: StateView) => [
  Number((await world.getAccount(ADDRESS))?.nonce),
  (await world.getStorage(ADDRESS, SLOT))?.[0],
  (await world.getCode(ADDRESS))[0],
  (await world.isContract(ADDRESS)) ? 2 : 1,
]

it('a pinned state is read from the flat view while it is valid', async () => {
  const world = createPinnedStateView(
    createWorld(1),
    () => true,
    () => expect.fail('the root was not needed'),
  )
  expect(await readAll(world)).toEqual([1, 1, 1, 1])
})

it.each(['getAccount', 'getStorage', 'getCode', 'isContract'] as const)(
  'a pinned state is read by its root if the flat view becomes invalid during %s',
  async (first) => {
    let isCertain = true
    const flat = createWorld(1, () => {
      isCertain = false
    })
    const world = createPinnedStateView(
      flat,
      () => isCertain,
      () => createWorld(2),
    )
    const byRoot = createWorld(2)
    expect(await world[first](ADDRESS, SLOT)).toEqual(await byRoot[first](ADDRESS, SLOT))
    isCertain = true // the flat view may have changed and is not used again
    expect(await readAll(world)).toEqual([2, 2, 2, 2])
  },
)
