import { expect } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { decodeBlock } from '../../../src/primitives/block.ts'
import { encodeHeader } from '../../../src/primitives/headerEncoding.ts'
import { signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'

it('debug_getRawBlock returns a block that decodes to the header, transactions and receipts of the other raw methods', async ({
  served: { chain, askResult },
}) => {
  await chain.submits.sendRaw(signFrom(0, { to: new Uint8Array(20).fill(5) }))
  const raw = await askResult('debug_getRawBlock', 'latest')
  const block = decodeBlock(fromHex(String(raw)), chain.network)
  expect(block.hash).toEqual(chain.feeds.head().hash)
  expect(await askResult('debug_getRawBlock', toHex(block.hash))).toBe(raw)
  expect(await askResult('debug_getRawHeader', 'latest')).toBe(toHex(encodeHeader(block.header)))

  const hashes = block.transactions.map(({ hash }) => toHex(hash))
  expect(hashes).toHaveLength(2)
  const askEach = (method: string) => Promise.all(hashes.map((hash) => askResult(method, hash)))
  expect(await askEach('debug_getRawTransaction')).toEqual(block.transactions.map(({ encoded }) => toHex(encoded)))
  expect(await askResult('debug_getRawReceipts', 'latest')).toEqual(await askEach('rsk_getRawTransactionReceiptByHash'))
})
