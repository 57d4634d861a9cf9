import { expect } from 'vitest'
import { type Hex, toHex } from '../../../src/base/hex.ts'
import { MINES_ON_DEMAND, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'
import { rootOfReceipt } from '../../_helpers/receiptProof.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

it("nodes and raw receipt lead to the header's root, for each of a block's 141 transactions", async () => {
  const { chain, askResult } = await serveTestChain({ submitting: MINES_ON_DEMAND })
  for (let nonce = 0n; nonce < 14n; nonce++) {
    for (let account = 0; account < 10; account++) {
      await chain.submits.sendRaw(signFrom(account, { nonce, to: new Uint8Array(20).fill(5) }))
    }
  }
  const { block } = await chain.miner.mineOne()
  expect(block.transactions).toHaveLength(141)
  for (const [index, { hash }] of block.transactions.entries()) {
    const nodes = (await askResult('rsk_getTransactionReceiptNodesByHash', toHex(block.hash), toHex(hash))) as Hex[]
    const receipt = (await askResult('rsk_getRawTransactionReceiptByHash', toHex(hash))) as Hex
    expect(rootOfReceipt(nodes, index, receipt)).toBe(toHex(block.header.receiptsRoot))
    // The helper checks every node.
    if (index !== 140) continue
    expect(() => rootOfReceipt(nodes, 139, receipt)).toThrow()
    expect(() => rootOfReceipt(nodes, index, `${receipt}00`)).toThrow()
    expect(() => rootOfReceipt(nodes.slice(1), index, receipt)).toThrow()
  }
})

it('rsk_getTransactionReceiptNodesByHash is null for an unknown block', async ({ served: { askResult } }) => {
  const unknown = `0x${'ab'.repeat(32)}`
  expect(await askResult('rsk_getTransactionReceiptNodesByHash', unknown, unknown)).toBeNull()
})
