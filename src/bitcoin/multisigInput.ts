import { type Bytes, concatBytes, EMPTY_BYTES, equalBytes } from '../base/bytes.ts'
import { isPublicKey, isSignedBy } from '../crypto/secp256k1.ts'
import { BitcoinError, ScriptError } from './bitcoinError.ts'
import { decodeSignature, type EcdsaSignature, encodeSignature } from './ecdsa.ts'
import { takesOneSignature } from './outputScript.ts'
import { FIRST_TESTNET_ERP_SCRIPT, parseRedeemScript } from './redeemScript.ts'
import { witnessScript } from './script.ts'
import { parseScript, pushData } from './scriptChunks.ts'
import { legacySignatureHash } from './signatureHash.ts'
import { decodeTransaction, encodeTransaction, Transaction, transactionId } from './transaction.ts'

/** A key is none of those in a script, or a signature is no key's. */
export class UnknownSigner extends BitcoinError {}

type Input = Transaction['ins'][number]

/** Before and after the places for signatures: what OP_CHECKMULTISIG takes too much, and the script. */
const FIRST_SLOT = 1
const BEHIND_SLOTS = 1
/** Keys that OP_CHECKMULTISIG takes; a script may say more, and nobody can spend from it. */
const MOST_SIGNATURES = 20

function inputAt({ ins }: Transaction, index: number): Input {
  const input = ins[index]
  if (input === undefined) throw new BitcoinError(`there is no input ${index}`)
  return input
}

/**
 * Returns the script that an input shows to spend an output that names only the script's hash: the last push of its witness or,
 * without one, of its script. Undefined when that is no script; throws a `ScriptError` when the input's own is none.
 */
export function redeemScriptOf({ script, witness }: Input): Bytes | undefined {
  const last = witness.length > 0 ? witness.at(-1) : parseScript(script).at(-1)?.data
  if (last === undefined) return undefined
  try {
    parseScript(last)
    return last
  } catch (error) {
    if (error instanceof ScriptError) return undefined
    throw error
  }
}

/** Makes an input one that lacks nothing but the signatures. Throws for scripts of other forms than federations'. */
export function setUnsigned(input: Input, redeemScript: Bytes, hasWitness: boolean): void {
  const parsed = parseRedeemScript(redeemScript)
  if (parsed === undefined) throw new BitcoinError('a script that is not for several keys cannot be spent')
  const empty = Array<Bytes>(FIRST_SLOT + parsed.threshold).fill(EMPTY_BYTES)
  if (hasWitness) {
    // The way without emergency keys is always chosen here.
    input.witness = [...empty, EMPTY_BYTES, redeemScript]
    input.script = pushData(witnessScript(redeemScript))
  } else {
    const slots = parsed.hasEmergencyKeys ? [...empty, EMPTY_BYTES] : empty
    input.script = concatBytes(...slots.map(pushData), pushData(redeemScript))
  }
}

/**
 * Returns the transaction as it was before anybody signed; undefined when not all of its inputs spend from scripts for several
 * keys, of as many as a script can be for.
 */
export function withoutSignatures(transaction: Transaction): Transaction | undefined {
  const copy = decodeTransaction(encodeTransaction(transaction))
  for (const input of copy.ins) {
    const redeemScript = redeemScriptOf(input)
    const threshold = redeemScript === undefined ? undefined : parseRedeemScript(redeemScript)?.threshold
    if (redeemScript === undefined || threshold === undefined || threshold > MOST_SIGNATURES) return undefined
    setUnsigned(input, redeemScript, input.witness.length > 0)
  }
  return copy
}

/**
 * Returns the id of the transaction as it was before anybody signed; undefined when not all of its inputs spend from scripts
 * for several keys. Signatures in witnesses are no part of an id. Throws without `asksForMultisig` (before RSKIP-305)
 * when an input's last push is a script of another form: some public keys are, which fails their holders' peg-ins.
 */
export function unsignedId(transaction: Transaction, asksForMultisig: boolean): Bytes | undefined {
  if (transaction.hasWitnesses()) return transactionId(transaction)
  if (!asksForMultisig) requireMultisig(transaction)
  const unsigned = withoutSignatures(transaction)
  return unsigned === undefined ? undefined : transactionId(unsigned)
}

/** Up to the first input that shows no script at all. */
function requireMultisig({ ins }: Transaction): void {
  for (const input of ins) {
    const redeemScript = redeemScriptOf(input)
    if (redeemScript === undefined) return
    if (parseRedeemScript(redeemScript) === undefined && !takesOneSignature(redeemScript)) {
      throw new BitcoinError('a script that is not for several keys cannot be spent')
    }
  }
}

/**
 * What transactions of the federation are known by, signed or not: the hash that the first input's signatures would
 * sign if it had no witness (RSKIP-379). Undefined for transactions of others.
 */
export function pegoutIndexHash(transaction: Transaction): Bytes | undefined {
  const [first] = transaction.ins
  const redeemScript = first === undefined ? undefined : redeemScriptOf(first)
  if (redeemScript === undefined) return undefined
  const unsigned = withoutSignatures(transaction)
  return unsigned === undefined ? undefined : legacySignatureHash(unsigned, 0, redeemScript)
}

/** Returns the pushes of an input, of its witness or else of its script; an opcode stands for itself. */
function slotsOf({ script, witness }: Input): readonly Bytes[] {
  return witness.length > 0 ? witness : parseScript(script).map(({ data, encoded }) => data ?? encoded)
}

/** Returns whether there are signatures of as many keys as each input's script asks for. */
export function hasEnoughSignatures({ ins }: Transaction): boolean {
  return ins.every((input) => {
    const redeemScript = redeemScriptOf(input)
    if (redeemScript === undefined) throw new BitcoinError('an input shows no script')
    const slots = slotsOf(input).slice(FIRST_SLOT, hasEmergencyKeys(redeemScript) ? -2 : -1)
    return !slots.some(({ length }) => length === 0)
  })
}

function hasEmergencyKeys(redeemScript: Bytes): boolean {
  const parsed = parseRedeemScript(redeemScript)
  const isKnown = parsed !== undefined || equalBytes(redeemScript, FIRST_TESTNET_ERP_SCRIPT)
  if (!isKnown) throw new ScriptError('a redeem script of unknown form')
  return parsed?.hasEmergencyKeys === true
}

/** Returns whether a signature of this key is among those of an input. */
export function isInputSignedBy(transaction: Transaction, index: number, hash: Bytes, publicKey: Bytes): boolean {
  const slots = slotsOf(inputAt(transaction, index)).slice(FIRST_SLOT, -BEHIND_SLOTS)
  return slots.some((slot) => slot.length > 0 && isSignature(slot, hash, publicKey))
}

function isSignature(encoded: Bytes, hash: Bytes, publicKey: Bytes): boolean {
  const { r, s } = decodeSignature(encoded)
  if (!isPublicKey(publicKey)) throw new BitcoinError('a key is no point of the curve')
  return isSignedBy(hash, r, s, publicKey)
}

/**
 * Adds a key's signature to an input, those that are there in the order of their keys in the script. Throws
 * {@link UnknownSigner} when the key is none of those, and a {@link BitcoinError} when there is no room.
 */
export function insertSignature(
  transaction: Transaction,
  index: number,
  hash: Bytes,
  publicKey: Bytes,
  signature: EcdsaSignature,
): void {
  const input = inputAt(transaction, index)
  const slots = slotsOf(input)
  const position = positionOf(slots, hash, publicKey)
  if (slots.at(-BEHIND_SLOTS - 1)?.length !== 0) throw new BitcoinError('an input has all its signatures already')
  const present = slots.slice(FIRST_SLOT, -BEHIND_SLOTS).filter(({ length }) => length > 0)
  const encoded = concatBytes(encodeSignature(signature), Uint8Array.of(Transaction.SIGHASH_ALL))
  const filled = present.toSpliced(position, 0, encoded)
  const room = slots.length - FIRST_SLOT - BEHIND_SLOTS
  const rest = Array<Bytes>(room - filled.length).fill(EMPTY_BYTES)
  const updated = [...slots.slice(0, FIRST_SLOT), ...filled, ...rest, ...slots.slice(-BEHIND_SLOTS)]
  if (input.witness.length > 0) input.witness = updated
  else input.script = concatBytes(...updated.map(pushData))
}

/** How many of the signatures that are there come before this key's. */
function positionOf(slots: readonly Bytes[], hash: Bytes, publicKey: Bytes): number {
  const { keys = [] } = parseRedeemScript(slots.at(-1) ?? EMPTY_BYTES) ?? {}
  const keyIndex = keys.findIndex((key) => equalBytes(key, publicKey))
  if (keyIndex === -1) throw new UnknownSigner('a key is none of those in the script')
  const present = slots.slice(FIRST_SLOT, -BEHIND_SLOTS).filter(({ length }) => length > 0)
  const later = present.findIndex((slot) => {
    const signer = keys.findIndex((key) => isSignature(slot, hash, key))
    if (signer === -1) throw new UnknownSigner('a signature is no key’s of the script')
    return keyIndex < signer
  })
  return later === -1 ? present.length : later
}
