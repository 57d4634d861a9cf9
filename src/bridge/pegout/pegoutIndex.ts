import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { hashedEntry } from '../storageEntry.ts'

const PRESENT = Uint8Array.of(1)

const entryOf = (hash: Bytes) => hashedEntry('pegoutTxSigHash', toHex(hash).slice(2))

/** Whether a hash (`pegoutIndexHash`) is that of a transaction that the Bridge has created (RSKIP-379). */
export async function isInPegoutIndex(call: BridgeCall, hash: Bytes): Promise<boolean> {
  if (!call.rules.has('rskip379')) return false
  return equalBytes((await call.read(entryOf(hash))) ?? new Uint8Array(0), PRESENT)
}

/** Adds the hash of a transaction. Throws a `PrecompileFailure` if the index has it already. */
export async function addToPegoutIndex(call: BridgeCall, hash: Bytes): Promise<void> {
  if (await isInPegoutIndex(call, hash)) throw new PrecompileFailure('the pegout index has this transaction already')
  call.save(entryOf(hash), PRESENT)
}
