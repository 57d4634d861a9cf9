import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { contractAddress, decodeTransaction } from '../../../src/primitives/transaction.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { Store } from '../../../src/storage/store.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { at, deploy, importAll, keep, LATEST, mine, openOn, readCell, transfer } from './_branches.ts'

const openEmpty = () => openStore({ kind: 'memory' })

/** A store that runs `next` once, after its next read of a canonical hash. */
function createHooked(store: Store) {
  let next: (() => Promise<unknown>) | undefined
  const getMainHash: Store['blocks']['getMainHash'] = async (number) => {
    const hash = await store.blocks.getMainHash(number)
    const work = next
    next = undefined
    await work?.()
    return hash
  }
  const hooked: Store = { ...store, blocks: { ...store.blocks, getMainHash } }
  return {
    hooked,
    doOnce(work: () => Promise<unknown>) {
      next = work
    },
  }
}

it('returned transactions are pending at once, also if the state cannot be read after the reorganisation', async () => {
  const store = await openEmpty()
  let isBroken = false
  const ours = await openOn({
    ...store,
    async writeInSteps(steps) {
      await store.writeInSteps(steps)
      isBroken = true
    },
    state: {
      ...store.state,
      getAt: (...args) => (isBroken ? Promise.reject(new Error('disk read failed')) : store.state.getAt(...args)),
    },
  })
  const theirs = await openOn(await openEmpty())
  const sent = transfer(1, 0n, 5n)
  await mine(ours, [sent])
  expect(await importAll(ours, await mine(theirs, [], []))).toContain('reorganised')
  expect(await ours.reads.getTransaction(decodeTransaction(sent).hash)).not.toHaveProperty('location')
  await expect(ours.submits.sendRaw(sent)).rejects.toThrow()
  isBroken = false
  await expect(ours.submits.sendRaw(sent)).rejects.toThrow('pending transaction with same hash already exists')
  expect(await store.pool.getAll()).toHaveLength(1)
  expect((await ours.miner.mineOne()).block.transactions).toHaveLength(2)
})

describe('a block selected by hash during a reorganisation that removes it', () => {
  async function openBranches() {
    const { hooked, doOnce } = createHooked(await openEmpty())
    const [ours, theirs] = [await openOn(hooked), await openOn(await openEmpty())]
    await importAll(theirs, await mine(ours, [deploy]))
    const [old] = await mine(ours, [keep(1n, 11n)])
    const branch = await mine(theirs, [keep(1n, 21n)], [])
    doOnce(() => importAll(ours, branch))
    return { ours, hash: old?.hash ?? new Uint8Array(32) }
  }

  it('a block that is removed during the read has its own state', async () => {
    const { ours, hash } = await openBranches()
    expect(await readCell(ours, { kind: 'hash', hash, requireCanonical: false })).toEqual(Uint8Array.of(11))
  })

  it('a block that is removed during the read has its own logs or none', async () => {
    const { ours, hash } = await openBranches()
    let text = ''
    const found = await ours.reads.findLogs({ range: { kind: 'block', hash }, addresses: [], topics: [] })
    for await (const page of found) text += new TextDecoder().decode(page)
    const logs: { blockHash: string }[] = JSON.parse(`[${text}]`)
    expect(logs.filter(({ blockHash }) => blockHash !== toHex(hash))).toEqual([])
  })
})

it('a log query that is running during a reorganisation ends with an error', async () => {
  /** Emits 24,000 zero bytes with its first word of data as topic. */
  const emitter = fromHex('0x6009600c60003960096000f35f35615dc05fa100')
  const to = contractAddress(requireAccount(0).address, 0n)
  const emit = (nonce: number, value: bigint) =>
    signFrom(0, { nonce: BigInt(nonce), to, data: toWord(value), gasLimit: 400_000n })
  const [ours, theirs] = [await openOn(await openEmpty()), await openOn(await openEmpty())]
  await importAll(theirs, await mine(ours, [signFrom(0, { data: emitter, gasLimit: 200_000n })]))
  const emitAll = (count: number, value: bigint) =>
    Array.from({ length: count }, (_, index) => [emit(index + 1, value)])
  await mine(ours, ...emitAll(30, 7n))
  const branch = await mine(theirs, ...emitAll(31, 9n))
  const range = { kind: 'span', from: at(0), to: LATEST } as const
  const pages = await ours.reads.findLogs({ range, addresses: [], topics: [] })
  await importAll(ours, branch)
  const readAll = async () => {
    for await (const page of pages) expect(page.length).toBeGreaterThan(0)
  }
  await expect(readAll()).rejects.toThrow('was reorganised')
})

it('concurrent reads and simulations do not wait for the write of a reorganisation, and see one branch', async () => {
  const store = await openEmpty()
  const [writing, written] = [createGate(), createGate()]
  const ours = await openOn({
    ...store,
    async writeInSteps(steps) {
      await store.writeInSteps(steps)
      writing.open()
      await written.opened
    },
  })
  const theirs = await openOn(await openEmpty())
  await importAll(theirs, await mine(ours, [deploy]))
  await mine(ours, [keep(1n, 11n)])
  const importing = importAll(ours, await mine(theirs, [keep(1n, 21n)], []))
  await writing.opened // only the store has the new branch
  const readCode = fromHex('0x5f545f5260205ff3') // slot 0 of the executing account
  const call = () => ours.calls.call({ data: readCode }, LATEST)
  expect(await readCell(ours)).toEqual(Uint8Array.of(11))
  expect(await call()).toEqual(new Uint8Array(32))
  expect((await ours.reads.getBlock({ kind: 'pending' }))?.block.header.number).toBe(3)
  written.open()
  await importing
  expect(await readCell(ours)).toEqual(Uint8Array.of(21))
})

/** A gate that is closed until `open`. */
function createGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
