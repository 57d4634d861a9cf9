import { describe, expect, it } from 'vitest'
import { fromDigits, toHex } from '../../src/base/hex.ts'
import { BitcoinError } from '../../src/bitcoin/bitcoinError.ts'
import {
  hasEnoughSignatures,
  isInputSignedBy,
  legacyUnsignedId,
  pegoutIndexHash,
  redeemScriptOf,
  unsignedId,
  withoutSignatures,
} from '../../src/bitcoin/multisigInput.ts'
import { parseRedeemScript } from '../../src/bitcoin/redeemScript.ts'
import { legacySignatureHash, witnessSignatureHash } from '../../src/bitcoin/signatureHash.ts'
import {
  decodeTransaction,
  encodeTransaction,
  encodeWithoutWitness,
  type Transaction,
  transactionId,
  verifyTransaction,
} from '../../src/bitcoin/transaction.ts'
import { findWitnessCommitment } from '../../src/bitcoin/witnessCommitment.ts'
import { sha256 } from '../../src/crypto/sha256.ts'
import { readRows } from '../_helpers/readRows.ts'

/**
 * Peg transactions of mainnet and the test network that the reference's tests quote. Each row has a kind, the Bitcoin
 * transaction id, an answer, the bytes and possibly a second answer.
 */
const CASES = readRows(new URL('pegTransactions.tsv', import.meta.url)).map((row) => {
  const [kind = '', id = '', answer = '', encoded = '', other = ''] = row
  return { kind, id, answer, encoded, other, transaction: decodeTransaction(fromDigits(encoded)) }
})
const of = (kind: string) => CASES.filter((row) => row.kind === kind)
const digits = (bytes: Uint8Array) => toHex(bytes).slice(2)

function scriptOf({ ins }: Transaction, index: number) {
  const input = ins[index] ?? expect.fail('no such input')
  const script = redeemScriptOf(input) ?? expect.fail('no script')
  return { script, parsed: parseRedeemScript(script) ?? expect.fail('not for several keys') }
}

/** Counts the keys of an input's script that have signed. */
function countSigners(transaction: Transaction, index: number, hash: Uint8Array): number {
  return scriptOf(transaction, index).parsed.keys.filter((key) => isInputSignedBy(transaction, index, hash, key)).length
}

it.each(CASES)('transaction $id ($kind) is decoded and encoded to the same bytes', ({ id, encoded, transaction }) => {
  expect(digits(transactionId(transaction))).toBe(id)
  expect(digits(encodeTransaction(transaction))).toBe(encoded)
  expect(() => verifyTransaction(transaction)).not.toThrow()
})

describe('transactions of federations', () => {
  it.each(of('signed'))(
    'federation transaction $id has the signatures that its scripts require',
    ({ answer, transaction }) => {
      expect(digits(sha256(scriptOf(transaction, 0).script))).toBe(answer)
      expect(hasEnoughSignatures(transaction)).toBe(true)
      for (const index of transaction.ins.keys()) {
        const { script, parsed } = scriptOf(transaction, index)
        const hash = legacySignatureHash(transaction, index, script)
        expect(countSigners(transaction, index, hash)).toBe(parsed.threshold)
      }
    },
  )

  it.each(of('signed'))(
    'federation transaction $id has the index hash that its first input signs',
    ({ transaction }) => {
      const hash = pegoutIndexHash(transaction) ?? expect.fail('not known')
      expect(countSigners(transaction, 0, hash)).toBe(scriptOf(transaction, 0).parsed.threshold)
      const unsigned = withoutSignatures(transaction) ?? expect.fail('not of several keys')
      expect(pegoutIndexHash(unsigned)).toEqual(hash)
      expect(unsignedId(transaction)).toEqual(transactionId(unsigned))
      expect(hasEnoughSignatures(unsigned)).toBe(false)
    },
  )

  it('a federation transaction has the unsigned id that the Bridge logged at its creation', () => {
    const released = of('signed').find(({ id }) => id.startsWith('bb7156f0ae'))?.transaction ?? expect.fail('is gone')
    for (const idOf of [unsignedId, legacyUnsignedId]) {
      const id = idOf(released) ?? expect.fail('not of several keys')
      expect(digits(id)).toBe('7fba184a41c4ca22e2b806bdd961c4e52b1bd2a1d2552bbe61cbba4d56c00fae')
    }
  })

  it.each(of('witness'))(
    'federation transaction $id has its redeem script in its witness',
    ({ id, answer, transaction }) => {
      expect(digits(sha256(scriptOf(transaction, 0).script))).toBe(answer)
      expect(digits(unsignedId(transaction) ?? new Uint8Array(0))).toBe(id)
      const unsigned = withoutSignatures(transaction) ?? expect.fail('not of several keys')
      expect(pegoutIndexHash(unsigned)).toEqual(pegoutIndexHash(transaction))
      expect(unsigned.ins.map(({ script }) => script)).toEqual(transaction.ins.map(({ script }) => script))
    },
  )

  it('signatures of a witness commit to the spent amount', () => {
    const [spent] = of('witness')
    const transaction = spent?.transaction ?? expect.fail('is gone')
    const { script, parsed } = scriptOf(transaction, 0)
    const signersOf = (satoshis: bigint) =>
      countSigners(transaction, 0, witnessSignatureHash(transaction, 0, script, satoshis))
    expect([parsed.keys.length, parsed.threshold]).toEqual([20, 11])
    expect([signersOf(100_000n), signersOf(100_001n)]).toEqual([11, 0])
  })
})

describe('other transactions', () => {
  it.each(of('key'))('transaction $id has no redeem script and no peg-out index hash', ({ transaction }) => {
    expect(pegoutIndexHash(transaction)).toBeUndefined()
    expect(transaction.ins.map(redeemScriptOf)).toEqual(transaction.ins.map(() => undefined))
  })

  it.each(of('parsed'))(
    'transaction $id has a key that parses as a script, which throws before RSKIP-305',
    ({ transaction }) => {
      expect(transaction.ins.map(redeemScriptOf)).not.toContain(undefined)
      expect(pegoutIndexHash(transaction)).toBeUndefined()
      expect(unsignedId(transaction)).toBeUndefined()
      expect(() => legacyUnsignedId(transaction)).toThrow(BitcoinError)
    },
  )

  it.each(of('stripped'))('transaction $id has the same id without witnesses', ({ id, other, transaction }) => {
    expect(digits(encodeWithoutWitness(transaction))).toBe(other)
    expect(digits(transactionId(decodeTransaction(fromDigits(other))))).toBe(id)
  })
})

describe('coinbases', () => {
  it.each(of('coinbase'))('coinbase $id commits to witnesses', ({ answer, other, transaction }) => {
    expect(digits(findWitnessCommitment(transaction, { readsScripts: false }) ?? new Uint8Array(0))).toBe(other)
    const find = () => findWitnessCommitment(transaction, { readsScripts: true })
    // An output after the commitment is no valid script, which throws before RSKIP-460.
    if (answer === 'throws') expect(find).toThrow(BitcoinError)
    else expect(digits(find() ?? new Uint8Array(0))).toBe(answer)
  })
})
