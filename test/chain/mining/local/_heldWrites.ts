import { onTestFinished } from 'vitest'
import type { ChainSetup } from '../../../../src/chain/openChain.ts'
import { openStore } from '../../../../src/storage/openStore.ts'
import type { Store } from '../../../../src/storage/store.ts'
import { openTestChain, signFrom } from '../../../_helpers/chain.ts'

/** Uses most of a block's gas: its init code is an invalid opcode. */
export const burn = (from: number, gasPrice = 0n, nonce = 0n) =>
  signFrom(from, { nonce, gasPrice, gasLimit: 6_000_000n, data: Uint8Array.of(0xfe) })

/** A write that waits until the test lets it succeed or fail. */
export interface HeldWrite {
  /** Resolves when the write has come. */
  readonly reached: Promise<unknown>
  goOn(): void
  fail(): void
}

/**
 * A chain in memory whose writes the test can hold. They are counted from the end of its opening. `beforeLook` runs before
 * each look for a mined transaction.
 */
export async function openWithHeldWrites(
  setup: Partial<ChainSetup> = {},
  beforeLook: () => Promise<void> = async () => undefined,
) {
  const store = await openStore({ kind: 'memory' })
  const before = new Map<number, () => Promise<void>>()
  const held: HeldWrite[] = []
  let count = 0
  const write: Store['write'] = async (collect) => {
    await before.get(++count)?.()
    await store.write(collect)
  }
  const getByHash: Store['transactions']['getByHash'] = async (hash) => {
    await beforeLook()
    return store.transactions.getByHash(hash)
  }
  const transactions = { ...store.transactions, getByHash }
  const chain = await openTestChain({
    ...setup,
    store: { ...store, write, transactions, close: async () => undefined },
  })
  count = 0
  onTestFinished(async () => {
    for (const { goOn } of held) goOn()
    await chain.close()
    await store.close()
  })
  return {
    chain,
    store,
    /** Holds the write with this number, counted from the next one. */
    hold(number = 1): HeldWrite {
      const [reached, released] = [createGate(), createGate<'go on' | 'fail'>()]
      before.set(count + number, async () => {
        reached.open(undefined)
        if ((await released.opened) === 'fail') throw new Error('the disk is full')
      })
      const write = {
        reached: reached.opened,
        goOn: () => released.open('go on'),
        fail: () => released.open('fail'),
      }
      held.push(write)
      return write
    },
  }
}

function createGate<T = undefined>() {
  let open: (value: T) => void = () => undefined
  const opened = new Promise<T>((resolve) => {
    open = resolve
  })
  return { opened, open: (value: T) => open(value) }
}
