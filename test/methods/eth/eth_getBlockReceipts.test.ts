import { describe, expect, it } from 'vitest'
import { askFixture } from '../../_helpers/sharedFixture.ts'
import facts from '../../contract/fixture-facts.json' with { type: 'json' }

const getReceipts = (block: unknown) => askFixture('eth_getBlockReceipts', block)

describe('the receipts of a block', () => {
  it('the receipts of a block equal those of its transactions', async () => {
    const hashes = [facts.storedFirstHash, facts.storedSecondHash]
    const each = await Promise.all(hashes.map((hash) => askFixture('eth_getTransactionReceipt', hash)))
    const receipts = each.map((body) => ('result' in body ? body.result : undefined))
    const all = await getReceipts('0x4')
    const found = 'result' in all && Array.isArray(all.result) ? all.result : []
    expect(found).toHaveLength(3)
    expect(JSON.stringify(found.slice(0, 2))).toBe(JSON.stringify(receipts))
  })

  it('the receipts of a block are the same by number, hash, tag and object, cached or not', async () => {
    const expected = await getReceipts('0x5')
    for (const block of ['latest', 'safe', facts.block5Hash, { blockHash: facts.block5Hash }, { blockNumber: '5' }]) {
      expect([await getReceipts(block), await getReceipts(block)]).toEqual([expected, expected])
    }
    const canonical = { blockHash: facts.block5Hash, requireCanonical: true }
    expect([await getReceipts(canonical), await getReceipts(canonical)]).toEqual([expected, expected])
  })

  it('the receipts of a side block are returned by its hash, without making it canonical', async () => {
    const beside = { blockHash: facts.sideBlockHash }
    const refused = { error: { code: -32600 } }
    expect(await getReceipts(beside)).toMatchObject({ result: [{ transactionHash: facts.sideHash }, {}] })
    expect(await getReceipts({ ...beside, requireCanonical: true })).toMatchObject(refused)
    expect(await getReceipts(beside)).toMatchObject({ result: { length: 2 } })
    expect(await getReceipts({ ...beside, requireCanonical: true })).toMatchObject(refused)
  })
})
