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
  return expect.fail('unknown key')
}

const FORMS = [
  ['a multisig script', majorityScript(keys), 'script'],
  ['a script with emergency keys', emergencyScript(keys, emergencyKeys, scriptNumber(500)), 'script'],
  ['a witness', emergencyScript(keys, emergencyKeys, scriptNumber(500)), 'witness'],
] as const

describe.each(FORMS)('an unsigned input with %s', (name, script, place) => {
  const extra = script === FORMS[0][1] ? 'refuses' : 'accepts'

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

  it(`an input with ${name} exposes its redeem script, and has too few signatures`, () => {
    const transaction = unsigned()
    expect(transaction.ins.map(redeemScriptOf)).toEqual([script])
    expect(hasEnoughSignatures(transaction)).toBe(false)
  })

  it.each([
    ['in order', [first, third]],
    ['in the other order', [third, first]],
  ])(`an input with ${name} accepts signatures %s and stores them in the order of the keys`, (_order, signers) => {
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
    // Signing in the reverse order results in the same transaction.
    const other = unsigned()
    for (const key of signers.toReversed())
      insertSignature(other, 0, { hash, publicKey: key, signature: signatureOf(hash, key) })
    expect(transactionId(other)).toEqual(transactionId(transaction))
    expect(encodeTransaction(other)).toEqual(encodeTransaction(transaction))
  })

  it(`an input with ${name} refuses a signature of a key that is not in the script`, () => {
    const transaction = unsigned()
    const hash = hashOf(transaction)
    const [stranger = first] = emergencyKeys
    const insert = () =>
      insertSignature(transaction, 0, { hash, publicKey: stranger, signature: signatureOf(hash, second) })
    expect(insert).toThrow(UnknownSigner)
  })

  it(`an input with ${name} ${extra} a signature beyond the threshold`, () => {
    const transaction = unsigned()
    const hash = hashOf(transaction)
    for (const key of [first, second])
      insertSignature(transaction, 0, { hash, publicKey: key, signature: signatureOf(hash, key) })
    const insertThird = () =>
      insertSignature(transaction, 0, { hash, publicKey: third, signature: signatureOf(hash, third) })
    if (extra === 'refuses') expect(insertThird).toThrow(BitcoinError)
    else expect(insertThird).not.toThrow()
  })
})

describe('unsignedId', () => {
  const [first = new Uint8Array(0)] = keys
  function spentBy(script: Uint8Array): Transaction {
    const transaction = new Transaction()
    transaction.addInput(new Uint8Array(32).fill(3), 0, 0xffffffff, concatBytes(Uint8Array.of(0), pushData(script)))
    transaction.addOutput(Uint8Array.of(0x51), 1n)
    return transaction
  }

  it('the unsigned id is that of the transaction with empty signature slots', () => {
    const transaction = spentBy(majorityScript(keys))
    expect(unsignedId(transaction)).toEqual(legacyUnsignedId(transaction))
    expect(unsignedId(transaction)).not.toEqual(transactionId(transaction))
  })

  it('the unsigned id of a transaction with witnesses is its id', () => {
    const transaction = spentBy(majorityScript(keys))
    for (const input of transaction.ins) input.witness = [first]
    for (const idOf of [unsignedId, legacyUnsignedId]) {
      expect(idOf(transaction)).toEqual(transactionId(transaction))
    }
  })

  it('the unsigned id is undefined if the last push is a key that does not parse as a script', () => {
    const key = concatBytes(Uint8Array.of(3), new Uint8Array(32).fill(0x4b))
    expect(legacyUnsignedId(spentBy(key))).toBeUndefined()
  })

  it('the unsigned id throws before RSKIP-305 if the last push is a key that parses as a script', () => {
    const key = concatBytes(Uint8Array.of(3), new Uint8Array(32).fill(0x61))
    expect(unsignedId(spentBy(key))).toBeUndefined()
    expect(() => legacyUnsignedId(spentBy(key))).toThrow(BitcoinError)
    // These scripts need the signature of one key.
    const forKey = concatBytes(pushData(first), Uint8Array.of(0xac))
    for (const script of [forKey, payToKeyHash(new Uint8Array(20))]) {
      expect(legacyUnsignedId(spentBy(script))).toBeUndefined()
    }
  })

  it('withoutSignatures returns undefined for a threshold that no script can have', () => {
    const script = concatBytes(Uint8Array.of(4, 0xff, 0xff, 0xff, 0x7f, 1, 1, 0x51, 0xae))
    const transaction = spentBy(script)
    expect(withoutSignatures(transaction)).toBeUndefined()
    for (const input of transaction.ins) input.witness = [script]
    expect(withoutSignatures(transaction)).toBeUndefined()
  })
})
