import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../src/base/bytes.ts'
import { toHex } from '../../src/base/hex.ts'
import { bytesToBigint } from '../../src/base/integer.ts'
import { BitcoinError } from '../../src/bitcoin/bitcoinError.ts'
import {
  hasEnoughSignatures,
  insertSignature,
  isInputSignedBy,
  legacyUnsignedId,
  pegoutIndexHash,
  redeemScriptOf,
  setUnsigned,
  UnknownSigner,
  unsignedId,
  withoutSignatures,
} from '../../src/bitcoin/multisigInput.ts'
import { payToKeyHash } from '../../src/bitcoin/outputScript.ts'
import { emergencyScript, majorityScript, scriptNumber } from '../../src/bitcoin/script.ts'
import { pushData } from '../../src/bitcoin/scriptChunks.ts'
import { legacySignatureHash, witnessSignatureHash } from '../../src/bitcoin/signatureHash.ts'
import { encodeTransaction, Transaction, transactionId } from '../../src/bitcoin/transaction.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { isSignedBy, sign } from '../../src/crypto/secp256k1.ts'

const { members, emergencyKeys } = regtest.bridge.federation
const SEEDS = ['federator1', 'federator2', 'federator3']
const privateKeys = SEEDS.map((seed) => keccak256(new TextEncoder().encode(seed)))
const keys = members.map(({ btcKey }) => btcKey)
const SATOSHIS = 100_000n

function signatureOf(hash: Uint8Array, publicKey: Uint8Array) {
  for (const key of privateKeys) {
    const { r, s } = sign(hash, key)
    const signature = { r: bytesToBigint(r), s: bytesToBigint(s) }
    if (isSignedBy(hash, signature.r, signature.s, publicKey)) return signature
  }
  return expect.fail('nobody has that key')
}

const FORMS = [
  ['a multisig script', majorityScript(keys), 'script'],
  ['a script with emergency keys', emergencyScript(keys, emergencyKeys, scriptNumber(500)), 'script'],
  ['a witness', emergencyScript(keys, emergencyKeys, scriptNumber(500)), 'witness'],
] as const

describe.each(FORMS)('an input with %s', (_name, script, place) => {
  function unsigned(): Transaction {
    const transaction = new Transaction()
    transaction.addInput(new Uint8Array(32).fill(3), 0)
    transaction.addOutput(Uint8Array.of(0x51), 1n)
    for (const input of transaction.ins) setUnsigned(input, script, place)
    return transaction
  }
  const hashOf = (transaction: Transaction) =>
    place === 'witness'
      ? witnessSignatureHash(transaction, 0, script, SATOSHIS)
      : legacySignatureHash(transaction, 0, script)
  const [first = new Uint8Array(0), second = first, third = first] = keys

  it('shows its script, and lacks all signatures', () => {
    const transaction = unsigned()
    expect(transaction.ins.map(redeemScriptOf)).toEqual([script])
    expect(hasEnoughSignatures(transaction)).toBe(false)
  })

  it.each([
    ['in order', [first, third]],
    ['in the other order', [third, first]],
  ])('takes signatures %s and has them in that of the keys', (_order, signers) => {
    const transaction = unsigned()
    const hash = hashOf(transaction)
    for (const key of signers) {
      expect(isInputSignedBy(transaction, 0, hash, key)).toBe(false)
      insertSignature(transaction, 0, { hash, publicKey: key, signature: signatureOf(hash, key) })
      expect(isInputSignedBy(transaction, 0, hash, key)).toBe(true)
    }
    expect(hasEnoughSignatures(transaction)).toBe(true)
    expect(toHex(withoutSignatures(transaction)?.ins[0]?.script ?? hash)).toBe(
      toHex(unsigned().ins[0]?.script ?? first),
    )
    expect(toHex(encodeTransaction(withoutSignatures(transaction) ?? transaction))).toBe(
      toHex(encodeTransaction(unsigned())),
    )
    expect(pegoutIndexHash(transaction)).toEqual(pegoutIndexHash(unsigned()))
    // Signed the other way round it is the same transaction.
    const other = unsigned()
    for (const key of signers.toReversed())
      insertSignature(other, 0, { hash, publicKey: key, signature: signatureOf(hash, key) })
    expect(transactionId(other)).toEqual(transactionId(transaction))
    expect(encodeTransaction(other)).toEqual(encodeTransaction(transaction))
  })

  it('takes none of a key that is not in the script', () => {
    const transaction = unsigned()
    const hash = hashOf(transaction)
    const [stranger = first] = emergencyKeys
    const insert = () =>
      insertSignature(transaction, 0, { hash, publicKey: stranger, signature: signatureOf(hash, second) })
    expect(insert).toThrow(UnknownSigner)
  })

  it('has a place more than it needs only with emergency keys', () => {
    const transaction = unsigned()
    const hash = hashOf(transaction)
    for (const key of [first, second])
      insertSignature(transaction, 0, { hash, publicKey: key, signature: signatureOf(hash, key) })
    const insertThird = () =>
      insertSignature(transaction, 0, { hash, publicKey: third, signature: signatureOf(hash, third) })
    if (script === FORMS[0][1]) expect(insertThird).toThrow(BitcoinError)
    else expect(insertThird).not.toThrow()
  })
})

describe('the id of an unsigned transaction', () => {
  const [first = new Uint8Array(0)] = keys
  function spentBy(script: Uint8Array): Transaction {
    const transaction = new Transaction()
    transaction.addInput(new Uint8Array(32).fill(3), 0, 0xffffffff, concatBytes(Uint8Array.of(0), pushData(script)))
    transaction.addOutput(Uint8Array.of(0x51), 1n)
    return transaction
  }

  it('is that with empty places for signatures', () => {
    const transaction = spentBy(majorityScript(keys))
    expect(unsignedId(transaction)).toEqual(legacyUnsignedId(transaction))
    expect(unsignedId(transaction)).not.toEqual(transactionId(transaction))
  })

  it('with witnesses is its own', () => {
    const transaction = spentBy(majorityScript(keys))
    for (const input of transaction.ins) input.witness = [first]
    for (const idOf of [unsignedId, legacyUnsignedId]) {
      expect(idOf(transaction)).toEqual(transactionId(transaction))
    }
  })

  it('is nobody’s where the last push is a key that cannot be read as a script', () => {
    const key = concatBytes(Uint8Array.of(3), new Uint8Array(32).fill(0x4b))
    expect(legacyUnsignedId(spentBy(key))).toBeUndefined()
  })

  it('could not be told before RSKIP-305 where the last push is a key that can be read as one', () => {
    const key = concatBytes(Uint8Array.of(3), new Uint8Array(32).fill(0x61))
    expect(unsignedId(spentBy(key))).toBeUndefined()
    expect(() => legacyUnsignedId(spentBy(key))).toThrow(BitcoinError)
    // What one key signs for was spent.
    const forKey = concatBytes(pushData(first), Uint8Array.of(0xac))
    for (const script of [forKey, payToKeyHash(new Uint8Array(20))]) {
      expect(legacyUnsignedId(spentBy(script))).toBeUndefined()
    }
  })

  it('does not make room for signatures that no script can ask for', () => {
    const script = concatBytes(Uint8Array.of(4, 0xff, 0xff, 0xff, 0x7f, 1, 1, 0x51, 0xae))
    const transaction = spentBy(script)
    expect(withoutSignatures(transaction)).toBeUndefined()
    for (const input of transaction.ins) input.witness = [script]
    expect(withoutSignatures(transaction)).toBeUndefined()
  })
})
