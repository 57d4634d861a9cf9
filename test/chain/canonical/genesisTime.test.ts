import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import type { FilterEntries } from '../../../src/chain/api/engine.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { requireAccount } from '../../_helpers/chain.ts'
import { balanceOf, type Controlled, headOf, keepChain, mine, openControlled } from '../devtools/_controlled.ts'
import { deploy, keep, keeper } from '../import/_branches.ts'

const sandbox = createSandbox(regtest)
const NOW = 1_800_000_000 // the time at which held clocks begin
const HOUR = 3_600_000

const genesisOf = async ({ chain }: Pick<Controlled, 'chain'>) => {
  const block = await chain.reads.findBlock({ kind: 'earliest' })
  return block && { hash: toHex(block.hash), timestamp: block.header.timestamp }
}

const timeOf = async (one: Controlled) => (await headOf(one)).header.timestamp

describe('a genesis block with the time of its creation', () => {
  it('is followed by a block a second later, and the clock moves with that', async () => {
    const one = await openControlled({ genesisTime: 'creation', blocksMoveClock: true })
    expect(await timeOf(one)).toBe(NOW)
    await mine(one)
    expect(await timeOf(one)).toBe(NOW + 1)
    one.clock.advance(5_000)
    await mine(one)
    expect(await timeOf(one)).toBe(NOW + 6)
  })

  it('is the time of calls at the newest block', async () => {
    const { chain } = await openControlled({ genesisTime: 'creation' })
    const { address: from } = requireAccount(0)
    const data = fromHex('0x4260005260206000f3') // returns TIMESTAMP
    const called = await chain.calls.call({ from, data }, { kind: 'latest' })
    expect(Number(toHex(called))).toBe(NOW)
  })

  it('accepts times relative to it', async () => {
    const one = await openControlled({ genesisTime: 'creation', blocksMoveClock: true })
    await one.controls.time.setNext(NOW + 3_600)
    await mine(one)
    await one.controls.time.increase(100)
    await mine(one)
    expect(await timeOf(one)).toBe(NOW + 3_700)
  })

  it('is stored: the chain has it after later starts, also of commands that do not create such chains', async () => {
    const open = keepChain()
    const one = await open({ genesisTime: 'creation' })
    const genesis = await genesisOf(one)
    await mine(one)
    await one.chain.close()
    for (const genesisTime of ['creation', 'stored'] as const) {
      one.clock.advance(HOUR)
      const again = await open({ genesisTime, clock: one.clock })
      expect(await genesisOf(again)).toEqual(genesis)
      expect(again.chain.reads.headNumber()).toBe(1)
      await again.chain.close()
    }
    await expect(open()).rejects.toMatchObject({
      kind: 'wrongChain',
      message: expect.stringMatching(/sandbox regtest, timestamp 1800000000\), .* \(sandbox regtest, timestamp 0\)/),
    })
  })

  it('is not that of a new chain otherwise', async () => {
    for (const genesisTime of ['network', 'stored'] as const)
      expect((await genesisOf(await openControlled({ genesisTime })))?.timestamp).toBe(0)
  })

  it('does not change a stored chain that has another time', async () => {
    const open = keepChain()
    const one = await open()
    const genesis = await genesisOf(one)
    await one.chain.close()
    const again = await open({ genesisTime: 'creation' })
    expect(await genesisOf(again)).toEqual(genesis)
    await again.chain.close()
  })
})

describe('a reset of a chain whose genesis has the time of its creation', () => {
  it('begins again with the time of the reset, the state of genesis and the clock of the system, also after a restart', async () => {
    const open = keepChain()
    const one = await open({ genesisTime: 'creation' })
    const first = await genesisOf(one)
    const { address } = requireAccount(0)
    const balance = await balanceOf(one, address)
    await one.controls.edits.setBalance(address, 1n)
    await one.controls.time.increase(999)
    await mine(one, 3)
    for (let reset = 1; reset <= 2; reset++) {
      one.clock.advance(HOUR)
      await one.controls.snapshots.reset()
      expect(await genesisOf(one)).toMatchObject({ timestamp: NOW + (reset * HOUR) / 1_000 })
      expect(one.chain.reads.headNumber()).toBe(0)
      expect(await balanceOf(one, address)).toBe(balance)
    }
    const last = await genesisOf(one)
    expect(last?.hash).not.toBe(first?.hash)
    await mine(one)
    expect(await timeOf(one)).toBe((last?.timestamp ?? 0) + 1)
    await one.controls.snapshots.rollback(1)
    expect(toHex((await headOf(one)).hash)).toBe(last?.hash)
    await one.chain.close()
    const again = await open({ genesisTime: 'creation', clock: one.clock })
    expect(await genesisOf(again)).toEqual(last)
    expect(await balanceOf(again, address)).toBe(balance)
    await again.chain.close()
  })

  it('within the second of the creation keeps the block and undoes edits of its state', async () => {
    const one = await openControlled({ genesisTime: 'creation' })
    const { address } = requireAccount(0)
    const before = { genesis: await genesisOf(one), balance: await balanceOf(one, address) }
    await one.controls.edits.setBalance(address, 1n)
    await one.controls.snapshots.reset()
    expect({ genesis: await genesisOf(one), balance: await balanceOf(one, address) }).toEqual(before)
    await mine(one)
    expect(await balanceOf(one, address)).toBe(before.balance)
  })

  it('keeps a time that was chosen', async () => {
    const network = { ...sandbox, genesis: { ...sandbox.genesis, timestamp: 77, startsClock: true } }
    const one = await openControlled({ network })
    await mine(one)
    one.clock.advance(HOUR)
    await one.controls.snapshots.reset()
    expect(await timeOf(one)).toBe(77)
  })

  it('removes the blocks and logs of filters and of positions, which continue from the new genesis', async () => {
    const one = await openControlled({ genesisTime: 'creation' })
    const { filters, feeds, submits } = one.chain
    const range = { kind: 'span', from: { kind: 'latest' }, to: { kind: 'latest' } } as const
    const atGenesis = feeds.head()
    const idle = await filters.installForBlocks('alice')
    const logs = await filters.installForLogs('alice', { range, addresses: [keeper], topics: [] })
    await submits.sendRaw(deploy)
    await submits.sendRaw(keep(1n, 5n))
    const place = feeds.head()
    expect(await printLogs(await filters.poll('alice', logs))).toEqual([false])
    one.clock.advance(HOUR)
    await one.controls.snapshots.reset()
    await submits.sendRaw(deploy)
    await submits.sendRaw(keep(1n, 6n))
    const hashes = [await hashAt(one, 1), await hashAt(one, 2)]
    expect(await printLogs(await filters.poll('alice', logs))).toEqual([true, false])
    expect(await filters.poll('alice', idle)).toEqual({ kind: 'hashes', hashes })
    const { removed, added } = await feeds.changesSince(place, 100)
    expect(removed.map(({ number }) => number)).toEqual([2, 1, 0])
    expect(added.map(({ hash }) => hash)).toEqual(hashes)
    expect((await feeds.changesSince(atGenesis, 100)).added.map(({ number }) => number)).toEqual([1, 2])
  })
})

const hashAt = async ({ chain }: Controlled, number: number) =>
  (await chain.reads.findBlock({ kind: 'number', number, asked: `${number}` }))?.hash

/** Returns whether each log was removed. */
async function printLogs(entries: FilterEntries): Promise<boolean[]> {
  if (entries.kind === 'hashes') throw new Error('the filter is one of logs')
  const texts: string[] = []
  for await (const page of entries.pages) texts.push(new TextDecoder().decode(page))
  const logs: { removed: boolean }[] = JSON.parse(`[${texts.join()}]`)
  return logs.map(({ removed }) => removed)
}
