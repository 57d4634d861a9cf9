import { expect, it } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import { fromDigits, toHex } from '../../src/base/hex.ts'
import { BitcoinError } from '../../src/bitcoin/bitcoinError.ts'
import { decodeSignature, encodeSignature, hasLowS } from '../../src/bitcoin/ecdsa.ts'
import {
  hasEnoughSignatures,
  insertSignature,
  isInputSignedBy,
  legacyUnsignedId,
  pegoutIndexHash,
  redeemScriptOf,
  unsignedId,
} from '../../src/bitcoin/multisigInput.ts'
import { dustLimit, keyHashIn, requireReadable, scriptHashIn } from '../../src/bitcoin/outputScript.ts'
import { openPartialMerkleTree } from '../../src/bitcoin/partialMerkleTree.ts'
import { isCompressed, parsePublicKey } from '../../src/bitcoin/publicKey.ts'
import { parseRedeemScript } from '../../src/bitcoin/redeemScript.ts'
import { createMultisigScript } from '../../src/bitcoin/script.ts'
import { parseScript, pushData } from '../../src/bitcoin/scriptChunks.ts'
import { findSender } from '../../src/bitcoin/sender.ts'
import { legacySignatureHash, witnessSignatureHash } from '../../src/bitcoin/signatureHash.ts'
import { spendsScriptHash } from '../../src/bitcoin/spendsScriptHash.ts'
import {
  countInputs,
  countPlainInputs,
  decodeTransaction,
  encodeTransaction,
  isCoinbase,
  transactionId,
  verifyTransaction,
} from '../../src/bitcoin/transaction.ts'
import { findWitnessCommitment } from '../../src/bitcoin/witnessCommitment.ts'
import { isPublicKey, isSignedBy } from '../../src/crypto/secp256k1.ts'
import { readRows } from '../_helpers/readRows.ts'

/**
 * Answers of bitcoinj-thin 0.14.4-rsk-19 with Spongy Castle 1.51 and of rskj's BitcoinUtils to hostile bytes: mutated
 * transactions of the recorded chains, and scripts, keys, signatures and trees that are almost valid. Each line has an
 * answer, a question and its arguments.
 */
const rows = readRows(new URL('bitcoinj.tsv', import.meta.url))

const digits = (bytes: Bytes) => toHex(bytes).slice(2)
const display = (bytes: Bytes) => digits(bytes.toReversed())
const orNone = (bytes: Bytes | undefined) => (bytes === undefined ? 'none' : digits(bytes))
const transaction = (encoded: string) => decodeTransaction(fromDigits(encoded))
const number = (hex: string) => BigInt(`0x${hex}`)

function inputAt(encoded: string, index: string) {
  const input = transaction(encoded).ins[Number(index)]
  return input ?? expect.fail('no such input')
}

function isValid(encoded: string): string {
  try {
    verifyTransaction(transaction(encoded))
    return 'valid'
  } catch (error) {
    expect(error).toBeInstanceOf(BitcoinError)
    return 'invalid'
  }
}

function destinationIn(script: Bytes): string {
  if (keyHashIn(script) !== undefined) return `keyHash ${orNone(keyHashIn(script))}`
  const hash = scriptHashIn(script)
  return hash === undefined ? 'none' : `scriptHash ${digits(hash)}`
}

const QUESTIONS: Record<string, (...args: string[]) => string> = {
  tx(encoded = '') {
    const read = transaction(encoded)
    const { version, locktime, ins, outs } = read
    const witnesses = ins.map(({ witness }) => `w${witness.length}`)
    const facts = [version, locktime, digits(transactionId(read)), ins.length, outs.length]
    return [...facts, digits(encodeTransaction(read)), isCoinbase(read), true, ...witnesses, isValid(encoded)].join(' ')
  },
  inputs: (bytes = '', allowsWitness = '') =>
    (allowsWitness === '1' ? countInputs : countPlainInputs)(fromDigits(bytes)) === 0 ? 'none' : 'some',
  script: (script = '') =>
    parseScript(fromDigits(script))
      .map(({ opcode, data }) => `${opcode}:${data === undefined ? 'null' : digits(data)}`)
      .join(' '),
  push: (data = '') => digits(pushData(fromDigits(data))),
  multisig: (threshold, ...keys) => digits(createMultisigScript(Number(threshold), keys.map(fromDigits))),
  dust: (script = '') => `${dustLimit(fromDigits(script))}`,
  address: (script = '') => destinationIn(fromDigits(script)),
  mine(script = '', hash = '') {
    requireReadable(fromDigits(script))
    return `${orNone(scriptHashIn(fromDigits(script))) === hash}`
  },
  redeem(script = '') {
    const parsed = parseRedeemScript(fromDigits(script))
    if (parsed === undefined) return 'false unknown'
    const { threshold, hasEmergencyKeys, standardPart, keys } = parsed
    return [true, threshold, hasEmergencyKeys, digits(standardPart), ...keys.map(digits)].join(' ')
  },
  der(bytes = '') {
    const signature = decodeSignature(fromDigits(bytes))
    return `${signature.r.toString(16)} ${signature.s.toString(16)} ${hasLowS(signature)}`
  },
  encode: (r = '', s = '') => digits(encodeSignature({ r: number(r), s: number(s) })),
  pub(bytes = '') {
    const key = parsePublicKey(fromDigits(bytes))
    if (key === undefined) throw new BitcoinError('no key')
    return `${isCompressed(key)} ${digits(key)}`
  },
  verify: (hash = '', r = '', s = '', key = '') =>
    `${isPublicKey(fromDigits(key)) && isSignedBy(fromDigits(hash), number(r), number(s), fromDigits(key))}`,
  pmt(bytes = '') {
    const proven = openPartialMerkleTree(fromDigits(bytes))
    if (proven === undefined) throw new BitcoinError('no tree')
    return `${display(proven.merkleRoot)} [${proven.transactionIds.map(display).join(', ')}]`
  },
  commitment: (encoded = '', rskip460) =>
    orNone(findWitnessCommitment(transaction(encoded), { readsScripts: rskip460 === '0' })),
  legacyhash: (encoded = '', index, script = '', type) =>
    digits(legacySignatureHash(transaction(encoded), Number(index), fromDigits(script), Number(type))),
  witnesshash: (encoded = '', index, script = '', satoshis = '') =>
    digits(witnessSignatureHash(transaction(encoded), Number(index), fromDigits(script), BigInt(satoshis))),
  redeemOf: (encoded = '', index = '') => orNone(redeemScriptOf(inputAt(encoded, index))),
  index: (encoded = '') => orNone(pegoutIndexHash(transaction(encoded))),
  without: (encoded = '') => orNone(unsignedId(transaction(encoded))),
  withoutOld: (encoded = '') => orNone(legacyUnsignedId(transaction(encoded))),
  enough: (encoded = '') => `${hasEnoughSignatures(transaction(encoded))}`,
  signedBy: (encoded = '', index, hash = '', key = '') =>
    `${isInputSignedBy(transaction(encoded), Number(index), fromDigits(hash), fromDigits(key))}`,
  insert(encoded = '', index, hash = '', key = '', r = '', s = '') {
    const signed = transaction(encoded)
    const signature = { r: number(r), s: number(s) }
    insertSignature(signed, Number(index), { hash: fromDigits(hash), publicKey: fromDigits(key), signature })
    return digits(encodeTransaction(signed))
  },
  spends: (encoded = '', index, script = '') =>
    `${spendsScriptHash(transaction(encoded), Number(index), fromDigits(script).slice(2, 22))}`,
  sender(encoded = '') {
    const sender = findSender(transaction(encoded))
    if (sender === undefined) return 'none'
    return `${sender.kind} ${digits(sender.address.hash)}${sender.rskAddress === undefined ? '' : ' '}`
  },
}

it.each(Object.entries(QUESTIONS))("the answers to '%s' are those of bitcoinj", (name, ask) => {
  const asked = rows.filter(([, question]) => question === name)

  expect(asked.length).toBeGreaterThan(4)
  for (const [answer = '', , ...args] of asked) {
    if (answer === 'throws') expect(() => ask(...args), args.join()).toThrow(BitcoinError)
    else expect(answer, args.join()).toSatisfy((text: string) => isSame(text, ask(...args)))
  }
})

/** Whether two answers are equal; bitcoinj's answer may continue with the compressed form of a key. */
const isSame = (theirs: string, ours: string) => theirs === ours || theirs.startsWith(`${ours} `)
