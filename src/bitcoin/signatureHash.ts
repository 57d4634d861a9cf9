import { type Bytes, concatBytes, EMPTY_BYTES } from '../base/bytes.ts'
import { doubleSha256 } from '../crypto/sha256.ts'
import { joinChunks, parseScript } from './scriptChunks.ts'
import { encodeTransaction, Transaction } from './transaction.ts'

const { SIGHASH_ALL, SIGHASH_NONE, SIGHASH_SINGLE, SIGHASH_ANYONECANPAY } = Transaction
/** The low bits say which outputs are signed. */
const OUTPUTS = 0x1f
const OP_CODESEPARATOR = 0xab
const NO_OUTPUT = { value: -1n, script: EMPTY_BYTES }

/**
 * What a signature of an input without witness signs; `type` says which parts of the transaction. As bitcoinj computes
 * it: where another input has a witness, witnesses are part of it, which Bitcoin itself leaves out. Of the federation's
 * own transactions, by which these are known, that is consensus (RSKIP-379).
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

/** Returns the one input that is signed gets the first one's witness: bitcoinj keeps witnesses beside the inputs. */
function keepInput(transaction: Transaction, index: number): void {
  const witness = transaction.ins[0]?.witness ?? []
  transaction.ins = transaction.ins.slice(index, index + 1).map((input) => ({ ...input, witness }))
}

function withoutSeparators(script: Bytes): Bytes {
  return joinChunks(parseScript(script).filter(({ opcode }) => opcode !== OP_CODESEPARATOR))
}

/** What a signature of an input with a witness signs, all of the transaction (BIP-143). */
export function witnessSignatureHash(
  transaction: Transaction,
  inputIndex: number,
  script: Bytes,
  satoshis: bigint,
): Bytes {
  return transaction.hashForWitnessV0(inputIndex, script, satoshis, SIGHASH_ALL)
}
