import { type Bytes, equalBytes } from '../base/bytes.ts'
import { OP_RETURN, parseScript } from './scriptChunks.ts'
import type { Transaction } from './transaction.ts'

/** Prefix of the output: opcode, length, mark. */
const BEGINNING = Uint8Array.of(OP_RETURN, 0x24, 0xaa, 0x21, 0xa9, 0xed)
const HASH_BYTES = 32

/**
 * Returns the hash in the last output of a coinbase that commits to the witnesses (BIP-141). With `readsScripts`
 * (before RSKIP-460), the scripts of later outputs must be valid, otherwise it throws a `ScriptError`.
 */
export function findWitnessCommitment(
  { outs }: Transaction,
  { readsScripts }: { readonly readsScripts: boolean },
): Bytes | undefined {
  for (const { script } of outs.toReversed()) {
    if (readsScripts) parseScript(script)
    const hasRoom = script.length >= BEGINNING.length + HASH_BYTES
    if (hasRoom && equalBytes(script.subarray(0, BEGINNING.length), BEGINNING)) {
      return script.subarray(BEGINNING.length, BEGINNING.length + HASH_BYTES)
    }
  }
  return undefined
}
