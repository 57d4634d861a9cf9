import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { hashedCell } from '../cell.ts'

const PRESENT = Uint8Array.of(1)

/** The hash as it is computed. */
const cellOf = (hash: Bytes) => hashedCell('pegoutTxSigHash', toHex(hash).slice(2))

/** Whether this is the index hash of a transaction that the Bridge has made (RSKIP-379). */
export async function isInPegoutIndex(call: BridgeCall, hash: Bytes): Promise<boolean> {
  if (!call.rules.has('rskip379')) return false
  return equalBytes((await call.read(cellOf(hash))) ?? new Uint8Array(0), PRESENT)
}

/** Fails the call when it is there already. */
export async function addToPegoutIndex(call: BridgeCall, hash: Bytes): Promise<void> {
  if (await isInPegoutIndex(call, hash)) throw new PrecompileFailure('the pegout index has this transaction already')
  call.save(cellOf(hash), PRESENT)
}
