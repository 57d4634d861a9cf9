import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { decodeReceipt } from '../../../src/primitives/receipt.ts'
import { MINES_ON_DEMAND, signFrom } from '../../_helpers/chain.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

it('rsk_getRawTransactionReceiptByHash returns the receipt once the transaction is mined', async () => {
  const { chain, askResult } = await serveTestChain({ submitting: MINES_ON_DEMAND })
  const hash = toHex(await chain.submits.sendRaw(signFrom(0, { to: new Uint8Array(20).fill(5) })))
  expect(await askResult('rsk_getRawTransactionReceiptByHash', hash)).toBeNull()
  await chain.miner.mineOne()
  const receipt = decodeReceipt(fromHex(String(await askResult('rsk_getRawTransactionReceiptByHash', hash))))
  expect(receipt).toMatchObject({ succeeded: true, gasUsed: 21_000n, cumulativeGasUsed: 21_000n, logs: [] })
})
