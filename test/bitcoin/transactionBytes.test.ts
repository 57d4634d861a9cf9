import { Transaction } from 'bitcoinjs-lib'
import { expect, it } from 'vitest'
import { transactionsOfBitcoinBlock } from '../../src/bitcoin/block.ts'
import { readBitcoinTransaction } from '../../src/bitcoin/transactionBytes.ts'
import { mineBitcoin } from '../_helpers/bitcoinMiner.ts'

it('the transactions of a block have the same ids as in bitcoinjs-lib, with and without witnesses', () => {
  const { block, transactionIds } = mineBitcoin({ hashForMergedMining: new Uint8Array(32), transactions: 300 })
  const read = [...transactionsOfBitcoinBlock(block)]
  expect(read.map(({ id }) => id)).toEqual(transactionIds.map((id) => new Uint8Array(id)))
  for (const { encoded } of read) expect(Transaction.fromBuffer(encoded).hasWitnesses()).toBe(false)
})

it.each([0, 1, 252, 253, 65_535, 65_536])(
  'a transaction with scripts of %i bytes is read, and refused if it is cut off',
  (length) => {
    const transaction = new Transaction()
    transaction.addInput(new Uint8Array(32), 0, 0, new Uint8Array(length))
    transaction.addOutput(new Uint8Array(length), 1n)
    const encoded = new Uint8Array(transaction.toBuffer())
    const read = readBitcoinTransaction(encoded, 0)
    expect([read.end, read.transaction.id]).toEqual([encoded.length, new Uint8Array(transaction.getHash())])
    for (const cut of [1, 4, length + 5]) {
      const short = encoded.subarray(0, Math.max(0, encoded.length - cut))
      expect(() => readBitcoinTransaction(short, 0)).toThrow(RangeError)
    }
  },
)
