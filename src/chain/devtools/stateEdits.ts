import { type Bytes, stripLeadingZeros } from '../../base/bytes.ts'
import type { Mutex } from '../../concurrency/mutex.ts'
import { createOverlay } from '../../state/overlay.ts'
import { toStateRows } from '../../state/stateRows.ts'
import type { Account, StateChanges, WritableState } from '../../state/stateView.ts'
import { applyChanges, rememberNodes } from '../../state/trie/applyChanges.ts'
import type { StateEdits } from '../api/controls.ts'
import { ControlRefused } from '../api/errors.ts'
import { writeAccount } from '../canonical/genesisContract.ts'
import { stateRootOf } from '../canonical/head.ts'
import { stateViewAtRoot, toStoredChanges } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import { decodeDump, dumpState, MAX_BALANCE, MAX_NONCE, OF_FILES } from './stateDump.ts'

/** Returns the edits of accounts in the state after the newest block. */
export function createStateEdits(context: ChainContext, mutex: Mutex, yieldAfterMs: number): StateEdits {
  const edit = (change: (state: WritableState) => Promise<void>) => mutex.run(() => editState(context, change))

  const load = (changes: StateChanges) =>
    mutex.run(async () => {
      await putChanges(context, changes)
      await updatePool(context)
    })

  return {
    async setBalance(address, balance) {
      requireBalance(balance)
      await edit((state) => changeAccount(state, address, { balance }))
    },
    addBalance: (address, amount) =>
      edit(async (state) => {
        const balance = ((await state.getAccount(address))?.balance ?? 0n) + amount
        requireBalance(balance)
        await changeAccount(state, address, { balance })
      }),
    async setNonce(address, nonce) {
      requireAtMost(nonce, MAX_NONCE, 'a nonce must be below 2^63')
      await mutex.run(async () => {
        await editState(context, (state) => changeAccount(state, address, { nonce }))
        context.pool.follow(address, nonce)
      })
    },
    setCode: (address, code) =>
      edit(async (state) => {
        await makeContract(state, address)
        await state.putCode(address, code)
      }),
    setStorage: (address, slot, word) =>
      edit(async (state) => {
        await makeContract(state, address)
        await state.putStorage(address, slot, stripLeadingZeros(word))
      }),
    dump: () => dumpState(context, stateRootOf(context.head.current()), yieldAfterMs),
    load: async (dump) => load(await decodeDump(dump)),
    async dumpForFile() {
      const tip = context.head.current()
      const { number, timestamp } = tip.block.header
      return { state: await dumpState(context, stateRootOf(tip), yieldAfterMs, OF_FILES), number, timestamp }
    },
    loadFromFile: async (dump) => load(await decodeDump(dump, OF_FILES)),
    async putAccounts(accounts) {
      await edit(async (state) => {
        for (const account of accounts) {
          await state.deleteAccount(account.address)
          await writeAccount(state, account)
        }
      })
      await mutex.run(() => updatePool(context))
    },
  }
}

function requireBalance(balance: bigint): void {
  requireAtMost(balance, MAX_BALANCE, 'a balance must be below 2^255')
}

function requireAtMost(value: bigint, max: bigint, message: string): void {
  if (value > max) throw new ControlRefused(message)
}

async function changeAccount(state: WritableState, address: Bytes, changes: Partial<Account>): Promise<void> {
  const account = (await state.getAccount(address)) ?? { nonce: 0n, balance: 0n }
  await state.putAccount(address, { ...account, ...changes })
}

/** Makes an account a contract, which alone has code and storage. */
async function makeContract(state: WritableState, address: Bytes): Promise<void> {
  await changeAccount(state, address, {})
  await state.markContract(address)
}

/** Updates the nonces of all senders in the pool. */
async function updatePool({ pool, state, head }: ChainContext): Promise<void> {
  const view = state.worldAt(head.current().block.header.number)
  for (const { byNonce } of [...pool.queues()]) {
    const [entry] = byNonce.values()
    if (entry !== undefined) pool.follow(entry.sender, (await view.getAccount(entry.sender))?.nonce ?? 0n)
  }
}

/** Edits the state after the newest block; see {@link putChanges}. */
async function editState(context: ChainContext, edit: (state: WritableState) => Promise<void>): Promise<void> {
  const state = createOverlay(stateViewAtRoot(context, stateRootOf(context.head.current())))
  await edit(state)
  await putChanges(context, state.changes())
}

/**
 * Replaces the state after the newest block. The block does not change; its row has the root of the edited state, from
 * which the next block starts. Every read by root uses `stateRootOf`, so proofs, simulations and the next root follow.
 * It is one transaction of the store and counts as a reorganisation, so that no reader mixes both states. The caller
 * must hold the miner's mutex.
 */
async function putChanges(context: ChainContext, edits: StateChanges): Promise<void> {
  if (edits.writes.length === 0 && edits.deletedAccounts.length === 0) return
  const changes = toStoredChanges(context, edits)
  const { store, state, head, trieNodes, reorganisations } = context
  const tip = head.current()
  const { number } = tip.block.header
  const trie = await applyChanges(stateRootOf(tip), number, changes, store.nodes, trieNodes)
  const rows = await toStateRows(changes, store.state, number, trie.longValues)
  await reorganisations.run(
    () =>
      store.write((writers) => {
        writers.nodes.insertAll(number, trie.nodes)
        writers.nodes.insertLongValues(trie.longValues)
        writers.state.insertAll(number, rows)
        writers.blocks.setStateRoot(tip.block.hash, trie.root)
      }),
    () => {
      state.apply(number, rows)
      rememberNodes(trieNodes, trie)
      head.moveTo({ ...tip, stateRoot: trie.root })
    },
  )
}
