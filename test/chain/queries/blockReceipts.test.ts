import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import type { BlockSelector, FoundReceipt } from '../../../src/chain/api/engine.ts'
import type { Chain, ChainSetup } from '../../../src/chain/openChain.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'

async function open(setup: Partial<ChainSetup> = {}): Promise<Chain> {
  const chain = await openTestChain({ submitting: MINES_ON_DEMAND, ...setup })
  onTestFinished(() => chain.close())
  return chain
}

const transfer = (account: number, nonce = 0n) => signFrom(account, { to: requireAccount(9).address, nonce })

async function mine(chain: Chain, transactions: readonly Bytes[]) {
  for (const encoded of transactions) await chain.submits.sendRaw(encoded)
  return (await chain.miner.mineOne()).block
}

async function receiptsAt(chain: Chain, selector: BlockSelector): Promise<FoundReceipt[] | undefined> {
  const found = await chain.reads.getBlockReceipts(selector)
  if (found === undefined) return undefined
  const receipts: FoundReceipt[] = []
  for await (const receipt of found) receipts.push(receipt)
  return receipts
}

it("the receipts of a block are those of its transactions, REMASC's last", async () => {
  const chain = await open()
  const { transactions } = await mine(chain, [transfer(0), transfer(1), transfer(2)])
  const each = await Promise.all(transactions.map(({ hash }) => chain.reads.getReceipt(hash)))
  expect(each).toHaveLength(4)
  expect(await receiptsAt(chain, { kind: 'latest' })).toEqual(each)
})

it('the receipts of a side block are found by its hash', async () => {
  const [chain, other] = [await open(), await open()]
  await mine(chain, [transfer(0)])
  await mine(chain, [transfer(0, 1n)])
  const side = await mine(other, [transfer(1), transfer(2)])
  expect(await chain.importer.importBlock(side)).toBe('side')
  const selector = { kind: 'hash', hash: side.hash, requireCanonical: false } as const
  expect(await receiptsAt(chain, selector)).toEqual(await receiptsAt(other, { kind: 'latest' }))
  await expect(receiptsAt(chain, { ...selector, requireCanonical: true })).rejects.toMatchObject({
    kind: 'blockNotCanonical',
  })
})

it('a block that is not mined has no receipts', async () => {
  const chain = await open()
  await chain.submits.sendRaw(transfer(0))
  expect(await receiptsAt(chain, { kind: 'pending' })).toBeUndefined()
  expect(await receiptsAt(chain, { kind: 'number', number: 1, asked: '0x1' })).toBeUndefined()
  expect(await receiptsAt(chain, { kind: 'earliest' })).toEqual([])
})

it('reading receipts yields between two receipts and ends when the call is aborted', async () => {
  const budgets = { handOverMs: 0, yieldAfterMs: 0, stopGraceMs: 1_000 }
  const chain = await open({ budgets })
  await mine(chain, [transfer(0), transfer(1)])
  const client = new AbortController()
  const receipts = (await chain.reads.getBlockReceipts({ kind: 'latest' }, client))?.[Symbol.asyncIterator]()
  if (receipts === undefined) throw new Error('the block was mined')
  await receipts.next()
  let others = 0
  const turns = setImmediate().then(() => others++)
  await receipts.next()
  await turns
  expect(others).toBe(1)
  client.abort(new Error('gone'))
  await expect(receipts.next()).rejects.toThrow('gone')
})
