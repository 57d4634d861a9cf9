import { afterEach, describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { toWireError } from '../../src/rpc/errors.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { holdClock, MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'
import { ENGINES } from '../storage/engines.ts'

const LATEST = { kind: 'latest' } as const
const PENDING = { kind: 'pending' } as const
const at = (number: number) => ({ kind: 'number', number, asked: `${number}` }) as const

const open: Chain[] = []
async function openForTest(...args: Parameters<typeof openTestChain>): Promise<Chain> {
  const chain = await openTestChain(...args)
  open.push(chain)
  return chain
}
afterEach(async () => {
  for (const chain of open.splice(0)) await chain.close()
})

const balance = async (chain: Chain, index: number, selector: Parameters<Chain['reads']['worldAt']>[0] = LATEST) =>
  (await (await chain.reads.worldAt(selector)).getAccount(requireAccount(index).address))?.balance

describe('a chain with automatic mining', () => {
  it('a transaction is mined when its hash is returned', async () => {
    const chain = await openForTest()
    const to = requireAccount(1).address
    const before = (await balance(chain, 1)) ?? 0n
    const hash = await chain.submits.sendRaw(signFrom(0, { to, value: 5n }))
    const receipt = await chain.reads.getReceipt(hash)
    expect(receipt?.location).toMatchObject({ blockNumber: 1, index: 0 })
    expect(receipt?.receipt).toMatchObject({ succeeded: true, gasUsed: 21000n })
    expect(await balance(chain, 1)).toBe(before + 5n)
    expect(await balance(chain, 1, at(0))).toBe(before)
  })

  it('the last transaction of every block is that of REMASC', async () => {
    const chain = await openForTest()
    await chain.miner.mineOne()
    const found = await chain.reads.getBlock(LATEST)
    expect(found?.block.transactions.map(({ hash }) => toHex(hash))).toEqual([
      '0x4aa0649fdc1a4b0e07b64c26e43138400c84d6a127d0242027226b7ade17a53e',
    ])
  })

  it('concurrent transactions are mined in shared blocks, by nonce for each sender', async () => {
    const chain = await openForTest()
    const to = requireAccount(9).address
    const sends = [0, 1, 2, 3].flatMap((account) =>
      [0n, 1n, 2n].map((nonce) => chain.submits.sendRaw(signFrom(account, { to, nonce, value: 1n }))),
    )
    const hashes = await Promise.all(sends)
    const receipts = await Promise.all(hashes.map((hash) => chain.reads.getReceipt(hash)))
    expect(receipts.every((receipt) => receipt?.receipt.succeeded)).toBe(true)
    expect(chain.reads.headNumber()).toBeLessThan(12)
  })

  it('a transaction with a later nonce is queued until the nonce gap is filled', async () => {
    const chain = await openForTest()
    const to = requireAccount(9).address
    const later = await chain.submits.sendRaw(signFrom(0, { to, nonce: 1n }))
    expect(chain.reads.headNumber()).toBe(0)
    expect(await chain.reads.getReceipt(later)).toBeUndefined()
    await chain.submits.sendRaw(signFrom(0, { to, nonce: 0n }))
    expect((await chain.reads.getReceipt(later))?.location.blockNumber).toBe(1)
  })

  it('a failed transaction is mined, and is an error with failsOnRevert', async () => {
    const chain = await openForTest({ submitting: { minesAtOnce: true, failsOnRevert: true } })
    const send = (nonce: bigint, code: Hex) =>
      chain.submits
        .sendRaw(signFrom(0, { nonce, data: fromHex(code), gasLimit: 100_000n }))
        .catch((error: unknown) => toWireError(error, () => undefined))
    const message = 'VM Exception while processing transaction: transaction reverted'
    expect(await send(0n, '0x60006000fd')).toEqual({ code: -32015, message, data: '0x' })
    expect((await chain.reads.getBlock(LATEST))?.block.transactions).toHaveLength(2)
    expect(await send(1n, '0x60016000fd')).toEqual({ code: -32015, message, data: '0x00' })
    expect(await send(2n, '0xfe')).toEqual({ code: -32015, message, data: '0x' })
  })

  it('a transaction with more gas than a block has stays pending after genesis', async () => {
    const chain = await openForTest()
    const [to, gasLimit] = [requireAccount(9).address, 10_000_000n]
    const hash = await chain.submits.sendRaw(signFrom(0, { to, gasLimit }))
    expect(await chain.reads.getTransaction(hash)).toMatchObject({ transaction: { gasLimit } })
    expect(await chain.reads.getReceipt(hash)).toBeUndefined()
    const other = await chain.submits.sendRaw(signFrom(1, { to }))
    expect((await chain.reads.getReceipt(other))?.location).toMatchObject({ blockNumber: 2, index: 0 })
    await expect(chain.submits.sendRaw(signFrom(2, { to, gasLimit }))).rejects.toThrow('higher than the block')
  })

  it('invalid bytes are refused as a transaction', async () => {
    const chain = await openForTest()
    await expect(chain.submits.sendRaw(Uint8Array.of(0xc0))).rejects.toMatchObject({ kind: 'invalidTransaction' })
    await expect(chain.submits.sendRaw(Uint8Array.of(2, 1))).rejects.toMatchObject({ kind: 'invalidTransaction' })
  })
})

describe('a transaction that is submitted while a block with its sender is mined', () => {
  it('a transaction that is submitted during mining is checked against the state of the new block', async () => {
    const store = await openStore({ kind: 'memory' })
    const waiting: Array<() => void> = []
    let isHeld = false
    const state = {
      ...store.state,
      async getAt(key: Uint8Array, height: number) {
        const isFirst = isHeld
        isHeld = false
        const value = await store.state.getAt(key, height)
        if (isFirst) await new Promise<void>((release) => waiting.push(release))
        return value
      },
    }
    const chain = await openForTest({ store: { ...store, state }, stateCacheBytes: 1 })
    const to = requireAccount(9).address
    isHeld = true
    const second = chain.submits.sendRaw(signFrom(0, { to, nonce: 1n }))
    const first = await chain.submits.sendRaw(signFrom(0, { to, nonce: 0n }))
    expect((await chain.reads.getReceipt(first))?.location.blockNumber).toBe(1)
    for (const release of waiting) release()
    expect((await chain.reads.getReceipt(await second))?.location.blockNumber).toBe(2)
  })
})

describe('a chain with mining on request', () => {
  it('pending transactions are visible in the pending state and the pending block only', async () => {
    const chain = await openForTest({ submitting: MINES_ON_DEMAND })
    const to = requireAccount(1).address
    const before = (await balance(chain, 1)) ?? 0n
    const hash = await chain.submits.sendRaw(signFrom(0, { to, value: 7n }))
    expect(await balance(chain, 1)).toBe(before)
    expect(await balance(chain, 1, PENDING)).toBe(before + 7n)
    const pending = await chain.reads.getBlock(PENDING)
    expect(pending?.isPending).toBe(true)
    expect(pending?.block.transactions).toHaveLength(2)
    expect(await chain.reads.getTransaction(hash)).not.toHaveProperty('location')
    await chain.miner.mineOne()
    expect((await chain.reads.getTransaction(hash))?.location).toMatchObject({ blockNumber: 1, index: 0 })
  })

  it('the pending nonce counts all pending transactions, also beyond the gas of the next block', async () => {
    const chain = await openForTest({ submitting: MINES_ON_DEMAND })
    const endless = { gasLimit: 6_000_000n, data: fromHex('0x5b600056') }
    for (const nonce of [0n, 1n, 2n]) await chain.submits.sendRaw(signFrom(0, { nonce, ...endless }))
    expect(await chain.reads.nonceAt(requireAccount(0).address, PENDING)).toBe(3n)
    expect(await chain.reads.nonceAt(requireAccount(0).address, LATEST)).toBe(0n)
    expect((await chain.reads.getBlock(PENDING))?.block.transactions).toHaveLength(2)
  })

  it('the time of a block follows the clock, at least one second after its parent', async () => {
    const clock = holdClock(1_700_000_000_000)
    const chain = await openForTest({ submitting: MINES_ON_DEMAND, clock })
    const times: number[] = []
    for (const wait of [0, 0, 60_000]) {
      clock.advance(wait)
      times.push((await chain.miner.mineOne()).block.header.timestamp)
    }
    expect(times).toEqual([1_700_000_000, 1_700_000_001, 1_700_000_060])
  })
})

describe.each(ENGINES)('a chain that is reopened on $name', (engine) => {
  it('a reopened chain has the same head, state and pool', async () => {
    const place = await engine.newPlace()
    const first = await openTestChain({ store: await openStore(place), submitting: MINES_ON_DEMAND })
    const to = requireAccount(1).address
    await first.submits.sendRaw(signFrom(0, { to, value: 3n }))
    await first.miner.mineOne()
    const waiting = await first.submits.sendRaw(signFrom(0, { to, nonce: 1n, value: 4n }))
    const head = await first.reads.getBlock(LATEST)
    await first.close()

    const second = await openForTest({ store: await openStore(place), submitting: MINES_ON_DEMAND })
    expect((await second.reads.getBlock(LATEST))?.block.hash).toEqual(head?.block.hash)
    await second.miner.mineOne()
    expect((await second.reads.getReceipt(waiting))?.location.blockNumber).toBe(2)
  })
})

describe('calls and estimates', () => {
  it('a call or a read at an unknown block number is refused with the number', async () => {
    const chain = await openForTest()
    const request = { data: new Uint8Array(0), to: requireAccount(1).address }
    await expect(chain.calls.call(request, at(99))).rejects.toMatchObject({
      kind: 'unknownBlockNumber',
      message: 'Invalid block number 99',
    })
    await expect(chain.reads.worldAt(at(99))).rejects.toMatchObject({ message: 'Block 99 not found' })
  })

  it('an estimate of a transfer is exact, and an insufficient balance is an error', async () => {
    const chain = await openForTest()
    const request = { data: new Uint8Array(0), to: requireAccount(1).address, from: requireAccount(0).address }
    expect(await chain.calls.estimate(request, LATEST)).toBe(21000n)
    const poor = { ...request, from: new Uint8Array(20).fill(7), value: 1n }
    await expect(chain.calls.estimate(poor, LATEST)).rejects.toMatchObject({
      message: 'insufficient funds for transfer',
    })
  })
})
