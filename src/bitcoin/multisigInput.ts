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

/** A key is not in the script, or a signature matches no key. */
export class UnknownSigner extends BitcoinError {}

type Input = Transaction['ins'][number]

/** Number of pushes besides signatures: the extra value of OP_CHECKMULTISIG and the script. */
const FIRST_SLOT = 1
const BEHIND_SLOTS = 1
/** Maximum number of keys of OP_CHECKMULTISIG. A script with more cannot be spent from. */
const MOST_SIGNATURES = 20

function inputAt({ ins }: Transaction, index: number): Input {
  const input = ins[index]
  if (input === undefined) throw new BitcoinError(`there is no input ${index}`)
  return input
}

/**
 * Returns the script with which an input spends from a script hash: the last push of its witness or, without one, of
 * its script. Undefined if that is not a script. Throws a `ScriptError` if the input's own script is invalid.
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

/** The part of an input that has the signatures and the redeem script. */
export type SignaturePlace = 'script' | 'witness'

/** Completes an input except for the signatures. Throws for scripts that no federation has. */
export function setUnsigned(input: Input, redeemScript: Bytes, place: SignaturePlace): void {
  const parsed = parseRedeemScript(redeemScript)
  if (parsed === undefined) throw new BitcoinError('a script that is not for several keys cannot be spent')
  const empty = Array<Bytes>(FIRST_SLOT + parsed.threshold).fill(EMPTY_BYTES)
  if (place === 'witness') {
    // The branch without emergency keys is always chosen here.
    input.witness = [...empty, EMPTY_BYTES, redeemScript]
    input.script = pushData(witnessScript(redeemScript))
  } else {
    const slots = parsed.hasEmergencyKeys ? [...empty, EMPTY_BYTES] : empty
    input.script = concatBytes(...slots.map(pushData), pushData(redeemScript))
  }
}

/**
 * Returns the transaction without signatures; undefined unless all inputs spend from multisig scripts with a valid
 * number of keys.
 */
export function withoutSignatures(transaction: Transaction): Transaction | undefined {
  const copy = decodeTransaction(encodeTransaction(transaction))
  for (const input of copy.ins) {
    const redeemScript = redeemScriptOf(input)
    const threshold = redeemScript === undefined ? undefined : parseRedeemScript(redeemScript)?.threshold
    if (redeemScript === undefined || threshold === undefined || threshold > MOST_SIGNATURES) return undefined
    setUnsigned(input, redeemScript, input.witness.length > 0 ? 'witness' : 'script')
  }
  return copy
}

/**
 * Returns the id of the transaction without signatures; undefined unless all inputs spend from multisig scripts.
 * Witness signatures are not part of an id.
 */
export function unsignedId(transaction: Transaction): Bytes | undefined {
  if (transaction.hasWitnesses()) return transactionId(transaction)
  const unsigned = withoutSignatures(transaction)
  return unsigned === undefined ? undefined : transactionId(unsigned)
}

/**
 * Returns the same id by the rules before RSKIP-305: throws if an input's last push is a script of another form. Some
 * public keys are, so peg-ins of their holders fail.
 */
export function legacyUnsignedId(transaction: Transaction): Bytes | undefined {
  if (!transaction.hasWitnesses()) requireMultisig(transaction)
  return unsignedId(transaction)
}

/** Checks the scripts of the inputs up to the first input without one. */
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
 * Returns the index key of a federation's transaction, signed or not: the hash that the first input's signatures would
 * sign without a witness (RSKIP-379). Undefined for other transactions.
 */
export function pegoutIndexHash(transaction: Transaction): Bytes | undefined {
  const [first] = transaction.ins
  const redeemScript = first === undefined ? undefined : redeemScriptOf(first)
  if (redeemScript === undefined) return undefined
  const unsigned = withoutSignatures(transaction)
  return unsigned === undefined ? undefined : legacySignatureHash(unsigned, 0, redeemScript)
}

/** Returns the pushes of an input's witness or, without one, of its script. An opcode is returned as its byte. */
function slotsOf({ script, witness }: Input): readonly Bytes[] {
  return witness.length > 0 ? witness : parseScript(script).map(({ data, encoded }) => data ?? encoded)
}

/** Returns whether each input has as many signatures as its script requires. */
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

/** Returns whether an input has a signature of this key. */
export function isInputSignedBy(transaction: Transaction, index: number, hash: Bytes, publicKey: Bytes): boolean {
  const slots = slotsOf(inputAt(transaction, index)).slice(FIRST_SLOT, -BEHIND_SLOTS)
  return slots.some((slot) => slot.length > 0 && isSignature(slot, hash, publicKey))
}

function isSignature(encoded: Bytes, hash: Bytes, publicKey: Bytes): boolean {
  const { r, s } = decodeSignature(encoded)
  if (!isPublicKey(publicKey)) throw new BitcoinError('a key is no point of the curve')
  return isSignedBy(hash, r, s, publicKey)
}

/** A key's signature of an input's hash. */
export interface InputSignature {
  readonly hash: Bytes
  readonly publicKey: Bytes
  readonly signature: EcdsaSignature
}

/**
 * Adds a key's signature to an input, in the order of the keys in the script. Throws {@link UnknownSigner} if the key
 * is not in the script, and a {@link BitcoinError} if all signatures are present.
 */
export function insertSignature(
  transaction: Transaction,
  index: number,
  { hash, publicKey, signature }: InputSignature,
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

/** Returns the number of present signatures that precede this key's. */
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
