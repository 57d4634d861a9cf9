import { type Bytes, concatBytes, EMPTY_BYTES } from '../base/bytes.ts'
import { doubleSha256 } from '../crypto/sha256.ts'
import { joinChunks, parseScript } from './scriptChunks.ts'
import { encodeTransaction, Transaction } from './transaction.ts'

const { SIGHASH_ALL, SIGHASH_NONE, SIGHASH_SINGLE, SIGHASH_ANYONECANPAY } = Transaction
/** Mask of the bits that select the signed outputs. */
const OUTPUTS = 0x1f
const OP_CODESEPARATOR = 0xab
const NO_OUTPUT = { value: -1n, script: EMPTY_BYTES }

/**
 * Consensus: reproduces bitcoinj's legacy signature hash, which includes the witnesses of other inputs. Do not replace
 * by a library. Computes the hash that a signature of an input without witness signs. `type` selects the parts of the
 * transaction. The federation's transactions are indexed by this hash (RSKIP-379).
 */
export function legacySignatureHash(
  transaction: Transaction,
  inputIndex: number,
  script: Bytes,
  type: number = SIGHASH_ALL,
): Bytes {
  const outputs = type & OUTPUTS
  const signsOne = outputs === SIGHASH_SINGLE
  if (signsOne && inputIndex >= transaction.outs.length) return concatBytes(Uint8Array.of(1), new Uint8Array(31))
  const signed = transaction.clone()
  for (const [i, input] of signed.ins.entries()) {
    input.script = i === inputIndex ? withoutSeparators(script) : EMPTY_BYTES
    if (i !== inputIndex && (signsOne || outputs === SIGHASH_NONE)) input.sequence = 0
  }
  if (outputs === SIGHASH_NONE) signed.outs = []
  if (signsOne) signed.outs = signed.outs.slice(0, inputIndex + 1).map((one, i) => (i < inputIndex ? NO_OUTPUT : one))
  if ((type & SIGHASH_ANYONECANPAY) !== 0) keepInput(signed, inputIndex)
  return doubleSha256(concatBytes(encodeTransaction(signed), Uint8Array.of(type & 0xff, 0, 0, 0)))
}

/**
 * Selects the signed input. It gets the first input's witness, because bitcoinj stores witnesses separately from the
 * inputs.
 */
function keepInput(transaction: Transaction, index: number): void {
  const witness = transaction.ins[0]?.witness ?? []
  transaction.ins = transaction.ins.slice(index, index + 1).map((input) => ({ ...input, witness }))
}

function withoutSeparators(script: Bytes): Bytes {
  return joinChunks(parseScript(script).filter(({ opcode }) => opcode !== OP_CODESEPARATOR))
}

/** Computes the hash that a signature of an input with a witness signs, for the whole transaction (BIP-143). */
export function witnessSignatureHash(
  transaction: Transaction,
  inputIndex: number,
  script: Bytes,
  satoshis: bigint,
): Bytes {
  return transaction.hashForWitnessV0(inputIndex, script, satoshis, SIGHASH_ALL)
}
