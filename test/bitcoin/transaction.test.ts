import { Transaction as Independent } from 'bitcoinjs-lib'
import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { BitcoinError } from '../../src/bitcoin/bitcoinError.ts'
import { legacySignatureHash } from '../../src/bitcoin/signatureHash.ts'
import {
  countInputs,
  countPlainInputs,
  decodeTransaction,
  encodeTransaction,
  encodeWithoutWitness,
  isCoinbase,
  transactionId,
  verifyTransaction,
} from '../../src/bitcoin/transaction.ts'
import { doubleSha256 } from '../../src/crypto/sha256.ts'
import { readPegFile } from '../_helpers/recordedPeg.ts'

const HASH = new Uint8Array(32).fill(7)
const SCRIPT = fromHex('0x76a914000102030405060708090a0b0c0d0e0f1011121388ac')

function build(change: (transaction: Independent) => void = () => undefined): Uint8Array {
  const transaction = new Independent()
  transaction.version = 2
  transaction.addInput(HASH, 1, 0xfffffffe, Uint8Array.of(0x51))
  transaction.addOutput(SCRIPT, 5000n)
  change(transaction)
  return transaction.toBuffer()
}

const withWitness = () => build((transaction) => transaction.setWitness(0, [new Uint8Array(0), HASH]))

interface RecordedBitcoin {
  readonly blocks: readonly { readonly txs: readonly Hex[] }[]
  readonly transactions: readonly { readonly txid: string; readonly wtxid: string; readonly raw: Hex }[]
}

it('all recorded Bitcoin transactions of chain P are decoded, encoded and hashed as recorded', () => {
  const { blocks, transactions } = readPegFile<RecordedBitcoin>('chainP', 'bitcoin')
  const raws = blocks.flatMap(({ txs }) => txs).map(fromHex)
  expect(raws.length).toBeGreaterThan(500)
  for (const raw of raws) {
    const transaction = decodeTransaction(raw)
    expect(toHex(encodeTransaction(transaction))).toBe(toHex(raw))
    expect(toHex(transactionId(transaction)).slice(2)).toBe(Independent.fromBuffer(raw).getId())
    verifyTransaction(transaction)
  }
  for (const { txid, wtxid, raw } of transactions) {
    const bytes = fromHex(raw)
    expect(toHex(transactionId(decodeTransaction(bytes)))).toBe(`0x${txid}`)
    expect(toHex(doubleSha256(bytes).reverse())).toBe(`0x${wtxid}`)
  }
})

describe('decodeTransaction', () => {
  it('decodeTransaction decodes transactions with and without witnesses', () => {
    for (const bytes of [build(), withWitness()]) {
      const transaction = decodeTransaction(bytes)
      expect(toHex(encodeTransaction(transaction))).toBe(toHex(bytes))
      expect(transaction.ins[0]).toMatchObject({ index: 1, sequence: 0xfffffffe })
      expect(transaction.outs).toEqual([{ value: 5000n, script: SCRIPT }])
    }
    expect(toHex(encodeWithoutWitness(decodeTransaction(withWitness())))).toBe(toHex(build()))
  })

  it('decodeTransaction ignores trailing bytes', () => {
    const longer = concatBytes(build(), Uint8Array.of(1, 2, 3))
    expect(toHex(encodeTransaction(decodeTransaction(longer)))).toBe(toHex(build()))
  })

  it('decodeTransaction accepts a flag with empty witnesses, unlike Bitcoin', () => {
    const plain = build()
    const flagged = concatBytes(
      plain.slice(0, 4),
      Uint8Array.of(0, 1),
      plain.slice(4, -4),
      Uint8Array.of(0),
      plain.slice(-4),
    )
    expect(() => Independent.fromBuffer(flagged)).toThrow()
    expect(toHex(encodeTransaction(decodeTransaction(flagged)))).toBe(toHex(plain))
  })

  it('decodeTransaction refuses an unknown flag and a cut at any byte', () => {
    const plain = build()
    const flagged = concatBytes(plain.slice(0, 4), Uint8Array.of(0, 2), plain.slice(4))
    expect(() => decodeTransaction(flagged)).toThrow(BitcoinError)
    for (let length = 0; length < plain.length; length++) {
      expect(() => decodeTransaction(plain.slice(0, length))).toThrow(BitcoinError)
    }
  })

  it('a transaction with 200,000 outputs and witness pushes is decoded, encoded and hashed', () => {
    const many = 200_000
    const transaction = decodeTransaction(withWitness())
    for (const input of transaction.ins) input.witness = Array<Uint8Array>(many).fill(new Uint8Array(0))
    transaction.outs = Array<(typeof transaction.outs)[number]>(many).fill({ value: 0n, script: new Uint8Array(0) })
    const read = decodeTransaction(encodeTransaction(transaction))
    expect([read.outs.length, read.ins[0]?.witness.length]).toEqual([many, many])
    expect(legacySignatureHash(read, 0, new Uint8Array(many))).toHaveLength(32)
  })

  it('decodeTransaction refuses a count beyond the end', () => {
    const bytes = concatBytes(new Uint8Array(4), Uint8Array.of(0xfe, 0xff, 0xff, 0xff, 0xff), new Uint8Array(100))
    expect(() => decodeTransaction(bytes)).toThrow(BitcoinError)
  })
})

describe('verifyTransaction', () => {
  const verify = (change: (transaction: Independent) => void) => verifyTransaction(decodeTransaction(build(change)))

  it.each<[string, (transaction: Independent) => void]>([
    ['no outputs', ({ outs }) => void outs.splice(0)],
    ['an output that it spends twice', (transaction) => void transaction.addInput(HASH, 1)],
    ['more than the maximum supply', (transaction) => void transaction.addOutput(SCRIPT, 2_100_000_000_000_000n)],
    ['a null input beside another', (transaction) => void transaction.addInput(new Uint8Array(32), 0xffffffff)],
  ])('verifyTransaction refuses a transaction with %s', (_name, change) => {
    expect(() => verify(change)).toThrow(BitcoinError)
  })

  it('verifyTransaction refuses a coinbase with a script that is too short', () => {
    const coinbase = (script: Uint8Array) => {
      const transaction = new Independent()
      transaction.addInput(new Uint8Array(32), 0xffffffff, 0xffffffff, script)
      transaction.addOutput(SCRIPT, 1n)
      return decodeTransaction(transaction.toBuffer())
    }
    expect(isCoinbase(coinbase(Uint8Array.of(1)))).toBe(true)
    expect(() => verifyTransaction(coinbase(Uint8Array.of(1)))).toThrow(BitcoinError)
    verifyTransaction(coinbase(Uint8Array.of(1, 2)))
  })

  it('verifyTransaction accepts a valid transaction', () => verify(() => undefined))
})

it('countInputs counts the inputs of transactions with and without witnesses', () => {
  expect([countInputs(build()), countInputs(withWitness()), countPlainInputs(withWitness())]).toEqual([1, 1, 0])
  expect(() => countInputs(new Uint8Array(4))).toThrow(BitcoinError)
})
