import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../src/base/bytes.ts'
import { toHex } from '../../src/base/hex.ts'
import { bytesToBigint } from '../../src/base/integer.ts'
import { keccak256 } from '../../src/base/keccak.ts'
import { isSignedBy, sign } from '../../src/base/secp256k1.ts'
import { BitcoinError } from '../../src/bitcoin/bitcoinError.ts'
import { decodeSignature } from '../../src/bitcoin/ecdsa.ts'
import {
  hasEnoughSignatures,
  insertSignature,
  isInputSignedBy,
  pegoutIndexHash,
  redeemScriptOf,
  setUnsigned,
  UnknownSigner,
  withoutSignatures,
} from '../../src/bitcoin/multisigInput.ts'
import { emergencyScript, majorityScript, scriptNumber } from '../../src/bitcoin/script.ts'
import { pushData } from '../../src/bitcoin/scriptChunks.ts'
import { legacySignatureHash, witnessSignatureHash } from '../../src/bitcoin/signatureHash.ts'
import { encodeTransaction, Transaction, transactionId } from '../../src/bitcoin/transaction.ts'
import { regtestBridge } from '../../src/network/bridge/regtest.ts'

const { members, emergencyKeys } = regtestBridge.federation
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
  ['a multisig script', majorityScript(keys), false],
  ['a script with emergency keys', emergencyScript(keys, emergencyKeys, scriptNumber(500)), false],
  ['a witness', emergencyScript(keys, emergencyKeys, scriptNumber(500)), true],
] as const

describe.each(FORMS)('an input with %s', (_name, script, hasWitness) => {
  function unsigned(): Transaction {
    const transaction = new Transaction()
    transaction.addInput(new Uint8Array(32).fill(3), 0)
    transaction.addOutput(Uint8Array.of(0x51), 1n)
    for (const input of transaction.ins) setUnsigned(input, script, hasWitness)
    return transaction
  }
  const hashOf = (transaction: Transaction) =>
    hasWitness ? witnessSignatureHash(transaction, 0, script, SATOSHIS) : legacySignatureHash(transaction, 0, script)
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
      insertSignature(transaction, 0, hash, key, signatureOf(hash, key))
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
    for (const key of signers.toReversed()) insertSignature(other, 0, hash, key, signatureOf(hash, key))
    expect(transactionId(other)).toEqual(transactionId(transaction))
    expect(encodeTransaction(other)).toEqual(encodeTransaction(transaction))
  })

  it('takes none of a key that is not in the script', () => {
    const transaction = unsigned()
    const hash = hashOf(transaction)
    const [stranger = first] = emergencyKeys
    const insert = () => insertSignature(transaction, 0, hash, stranger, signatureOf(hash, second))
    expect(insert).toThrow(UnknownSigner)
  })

  it('has a place more than it needs only with emergency keys', () => {
    const transaction = unsigned()
    const hash = hashOf(transaction)
    for (const key of [first, second]) insertSignature(transaction, 0, hash, key, signatureOf(hash, key))
    const insertThird = () => insertSignature(transaction, 0, hash, third, signatureOf(hash, third))
    if (script === FORMS[0][1]) expect(insertThird).toThrow(BitcoinError)
    else expect(insertThird).not.toThrow()
  })
})

it('a script that asks for two thousand million signatures is nobody’s', () => {
  const [key = new Uint8Array(33)] = keys
  const threshold = Uint8Array.of(4, 0xff, 0xff, 0xff, 0x7f)
  const usual = concatBytes(threshold, pushData(key), Uint8Array.of(0x51, 0xae))
  const [, ...other] = majorityScript([key])
  const script = concatBytes(
    Uint8Array.of(0x64),
    usual,
    Uint8Array.of(0x67, 0x51, 0xb2, 0x75, 0x51),
    Uint8Array.from(other),
    Uint8Array.of(0x68),
  )
  const transaction = new Transaction()
  transaction.addInput(new Uint8Array(32).fill(3), 0)
  transaction.setWitness(0, [script])
  expect(transaction.ins.map(redeemScriptOf)).toEqual([script])
  expect(withoutSignatures(transaction)).toBeUndefined()
  expect(pegoutIndexHash(transaction)).toBeUndefined()
})

it('a signature is read as the reference reads it', () => {
  const der = (text: string) =>
    decodeSignature(Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
  expect(der('300602010102010f')).toEqual({ r: 1n, s: 15n })
  expect(der('300602010102010fffff')).toEqual({ r: 1n, s: 15n })
  expect(der('3081060201010201ff')).toEqual({ r: 1n, s: 255n })
  for (const bad of [
    '',
    '30',
    '3006',
    '310602010102010f',
    '30060201010301 0f'.replace(' ', ''),
    '3007020200010201 0f'.replace(' ', ''),
  ]) {
    expect(() => der(bad)).toThrow(BitcoinError)
  }
})
