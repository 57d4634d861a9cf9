import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { GenesisState } from '../../../src/chain/canonical/genesis.ts'
import { decodeDump } from '../../../src/chain/devtools/stateDump.ts'
import type { GenesisSpec } from '../../../src/chainspec/network.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { holdClock, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { keepChain, LATEST, mine, requireDevtools } from '../devtools/_controlled.ts'

const sandbox = createSandbox(regtest)
const startingAt = (genesis: Partial<GenesisSpec>) => ({ ...sandbox, genesis: { ...sandbox.genesis, ...genesis } })

it('a chain that begins at a later block is mined and traced, past the blocks that REMASC and fork detection read', async () => {
  const chain = await openTestChain({ network: startingAt({ number: 1_000 }) })
  const one = { chain, controls: requireDevtools(chain) }
  const clock = holdClock()
  const hash = await chain.submits.sendRaw(signFrom(0, { to: new Uint8Array(20), gasPrice: 1n }))
  await mine({ ...one, clock }, 470)
  const newest = await chain.reads.getBlock(LATEST)
  expect(newest?.block.header.number).toBe(1_471)
  expect((await chain.reads.getBlock({ kind: 'earliest' }))?.block.header.number).toBe(1_000)
  expect(await chain.feeds.placeAt(0)).toMatchObject({ number: 1_000 })
  expect(await chain.reads.getBlock({ kind: 'number', number: 999, asked: '999' })).toBeUndefined()
  expect(
    await chain.traces.transaction(
      hash,
      { kind: 'calls', form: 'rootstock', onlyTopCall: false, withLog: false },
      { signal: new AbortController().signal },
    ),
  ).toBeDefined()
  expect((await chain.reads.feeHistory({ count: 1_024, newest: LATEST, percentiles: [] })).oldestBlock).toBe(1_000)
})

it('a stored chain that begins at a later block is opened again, and refused with another number', async () => {
  const open = keepChain()
  const network = startingAt({ number: 7, timestamp: 1_700_000_000 })
  const one = await open({ network })
  await mine(one, 2)
  await one.chain.close()
  const again = await open({ network })
  expect((await again.chain.reads.getBlock(LATEST))?.block.header.number).toBe(9)
  await again.chain.close()
  await expect(open({ network: startingAt({ number: 8 }) })).rejects.toMatchObject({ kind: 'wrongChain' })
})

it('a clock that starts at the genesis block continues from its time, also after a reset', async () => {
  const clock = holdClock()
  const chain = await openTestChain({ clock, network: startingAt({ timestamp: 1_000, startsClock: true }) })
  const controls = requireDevtools(chain)
  const timeOf = async () => (await chain.reads.getBlock(LATEST))?.block.header.timestamp
  clock.advance(10_000)
  await mine({ chain, controls, clock })
  expect(await timeOf()).toBe(1_010)
  await controls.snapshots.reset()
  await mine({ chain, controls, clock })
  expect(await timeOf()).toBe(1_001)
})

it('the genesis block has accounts with nonce, balance, code and storage beside those of the network', async () => {
  const address = new Uint8Array(20).fill(0xc0)
  const code = fromHex('0x60005460005260206000f3')
  const storage = [[toWord(0n), toWord(77n)]] as const
  const account = { address, nonce: 3n, balance: 9n, code, storage }
  const chain = await openTestChain({ genesisState: { kind: 'accounts', accounts: [account] } })
  const world = await chain.reads.worldAt(LATEST)
  expect(await world.getAccount(address)).toEqual({ nonce: 3n, balance: 9n })
  expect(toHex(await world.getCode(address))).toBe(toHex(code))
  expect(await world.getStorage(address, toWord(0n))).toEqual(Uint8Array.of(77))
  expect((await world.getAccount(requireAccount(0).address))?.balance).toBeGreaterThan(9n)
})

it('a whole state of another chain becomes the genesis state, with its root', async () => {
  const source = await openTestChain()
  await source.submits.sendRaw(signFrom(0, { to: new Uint8Array(20).fill(1), value: 5n }))
  const { writes } = await decodeDump(await requireDevtools(source).edits.dump())
  const genesisState: GenesisState = { kind: 'whole', writes }
  const chain = await openTestChain({ network: startingAt({ number: 12 }), genesisState })
  const roots = await Promise.all(
    [source, chain].map(async ({ reads }) => (await reads.getBlock(LATEST))?.block.header.stateRoot),
  )
  expect(roots[1]).toEqual(roots[0])
})
