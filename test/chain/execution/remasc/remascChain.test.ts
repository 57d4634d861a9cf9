import { expect, it } from 'vitest'
import type { Chain } from '../../../../src/chain/openChain.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { REMASC_ADDRESS } from '../../../../src/primitives/transaction.ts'
import { openStore } from '../../../../src/storage/openStore.ts'
import type { Store } from '../../../../src/storage/store.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { amountsOf, FEDERATORS, LABS } from '../../../_helpers/remasc.ts'

const LATEST = { kind: 'latest' } as const
const GAS = 21_000n

async function mine(chain: Chain, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await chain.miner.mineOne()
}

async function logsOfLatest(chain: Chain) {
  const { block } = (await chain.reads.getBlock(LATEST)) ?? expect.fail('no head')
  const hash = block.transactions.at(-1)?.hash ?? expect.fail('an empty block')
  const { receipt } = (await chain.reads.getReceipt(hash)) ?? expect.fail('no receipt')
  expect(receipt).toMatchObject({ succeeded: true, gasUsed: 0n })
  expect(block.header.logsBloom).toEqual(receipt.logsBloom)
  return receipt.logs
}

const balanceOf = async (chain: Chain, address: Uint8Array) =>
  (await (await chain.reads.worldAt(LATEST)).getAccount(address))?.balance ?? 0n

it('fees are paid ten blocks later, a fifth of the balance per block, and the payments are found as logs', async () => {
  const chain = await openTestChain({ submitting: MINES_ON_DEMAND })
  await mine(chain, 4)
  await chain.submits.sendRaw(signFrom(0, { to: requireAccount(1).address, gasPrice: 1_000n }))
  await mine(chain, 10)
  expect(await logsOfLatest(chain)).toEqual([])
  expect(await balanceOf(chain, REMASC_ADDRESS)).toBe(GAS * 1_000n)

  await mine(chain, 1)
  const paid = amountsOf(await logsOfLatest(chain))
  const reward = (GAS * 1_000n) / 5n
  expect(paid.slice(0, 4).map(({ receiver }) => receiver)).toEqual([LABS, ...FEDERATORS])
  expect(paid[0]?.amount).toBe(reward / 5n)
  expect(paid.reduce((sum, { amount }) => sum + amount, 0n)).toBe(reward)
  expect(await balanceOf(chain, REMASC_ADDRESS)).toBe(GAS * 1_000n - reward)
  expect(await balanceOf(chain, regtest.minerCoinbase)).toBe(paid.at(-1)?.amount)

  const range = { kind: 'span', from: { kind: 'earliest' }, to: LATEST } as const
  const found: { blockNumber: string; logIndex: string }[] = []
  for await (const page of await chain.reads.findLogs({ range, addresses: [REMASC_ADDRESS], topics: [] })) {
    found.push(...JSON.parse(`[${new TextDecoder().decode(page)}]`))
  }
  expect(found.map(({ blockNumber, logIndex }) => [blockNumber, logIndex])).toEqual(
    [0, 1, 2, 3, 4].map((index) => ['0xf', `0x${index}`]),
  )
  await chain.close()
})

it('the pending block has the payments of the mined block', async () => {
  const chain = await openTestChain({ submitting: MINES_ON_DEMAND })
  await mine(chain, 14)
  const pending = await chain.reads.getBlock({ kind: 'pending' })
  await mine(chain, 1)
  const mined = await chain.reads.getBlock(LATEST)
  expect((await logsOfLatest(chain)).length).toBe(5)
  expect(pending?.block.header.stateRoot).toEqual(mined?.block.header.stateRoot)
  expect(pending?.block.header.receiptsRoot).toEqual(mined?.block.header.receiptsRoot)
  await chain.close()
})

it('mining a block reads no older block from the store', async () => {
  const store = await openStore({ kind: 'memory' })
  const asked: string[] = []
  const chain = await openTestChain({ store: listenTo(store, asked), submitting: MINES_ON_DEMAND })
  await mine(chain, 20)
  asked.length = 0
  await mine(chain, 5)
  expect(asked).toEqual([])
  await chain.reads.getBlock({ kind: 'number', number: 3, asked: '3' })
  expect(asked).toEqual(['getMain'])
  await chain.close()
})

/** Wraps a store, and records the reads of blocks. */
function listenTo(store: Store, asked: string[]): Store {
  const blocks = new Proxy(store.blocks, {
    get(target, name, receiver) {
      asked.push(String(name))
      return Reflect.get(target, name, receiver)
    },
  })
  return { ...store, blocks }
}
