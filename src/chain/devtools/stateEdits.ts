import { type Bytes, stripLeadingZeros } from '../../base/bytes.ts'
import type { Mutex } from '../../concurrency/mutex.ts'
import type { Account, World } from '../../state/stateView.ts'
import type { StateEdits } from '../api/controls.ts'
import { ControlRefused } from '../api/errors.ts'
import { stateRootOf } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { MOST_BALANCE, MOST_NONCE } from './accountBounds.ts'
import { editState, putChanges } from './editState.ts'
import { decodeDump, dumpState } from './stateDump.ts'

/** Edits of accounts: what is there besides stays. */
export function createStateEdits(context: ChainContext, oneByOne: Mutex, yieldAfterMs: number): StateEdits {
  const edit = (change: (world: World) => Promise<void>) => oneByOne.run(() => editState(context, change))

  return {
    async setBalance(address, balance) {
      requireBelow(balance, MOST_BALANCE, 'a balance must be below 2^255')
      await edit((world) => changeAccount(world, address, { balance }))
    },
    async setNonce(address, nonce) {
      requireBelow(nonce, MOST_NONCE, 'a nonce must be below 2^63')
      await oneByOne.run(async () => {
        await editState(context, (world) => changeAccount(world, address, { nonce }))
        context.pool.follow(address, nonce)
      })
    },
    setCode: (address, code) =>
      edit(async (world) => {
        await beContract(world, address)
        await world.putCode(address, code)
      }),
    setStorage: (address, slot, word) =>
      edit(async (world) => {
        await beContract(world, address)
        await world.putStorage(address, slot, stripLeadingZeros(word))
      }),
    dump: () => dumpState(context, stateRootOf(context.head.current()), yieldAfterMs),
    async load(dump) {
      const changes = await decodeDump(dump)
      await oneByOne.run(async () => {
        await putChanges(context, changes)
        await followAll(context)
      })
    },
  }
}

function requireBelow(value: bigint, limit: bigint, message: string): void {
  if (value >= limit) throw new ControlRefused(message)
}

async function changeAccount(world: World, address: Bytes, changes: Partial<Account>): Promise<void> {
  const account = (await world.getAccount(address)) ?? { nonce: 0n, balance: 0n }
  await world.putAccount(address, { ...account, ...changes })
}

/** Code and cells belong to a contract's account. */
async function beContract(world: World, address: Bytes): Promise<void> {
  await changeAccount(world, address, {})
  await world.markContract(address)
}

/** Tells the pool the nonces of those whose transactions wait. */
async function followAll({ pool, state, head }: ChainContext): Promise<void> {
  const world = state.worldAt(head.current().block.header.number)
  for (const { byNonce } of [...pool.queues()]) {
    const [entry] = byNonce.values()
    if (entry !== undefined) pool.follow(entry.sender, (await world.getAccount(entry.sender))?.nonce ?? 0n)
  }
}
