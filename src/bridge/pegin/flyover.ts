import { type Bytes, concatBytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { toHex } from '../../base/hex.ts'
import { scriptHashIn } from '../../bitcoin/outputScript.ts'
import { flyoverRedeemScript } from '../../bitcoin/redeemScript.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, outputScript, outputScriptOf, redeemScript } from '../federation/federation.ts'
import { flyoverInformationEntry } from '../federation/redeemScripts.ts'
import { hashedEntry, type StorageEntry } from '../storageEntry.ts'

const USED = Uint8Array.of(1)

/** A federation's address for one transfer (RSKIP-176). */
export interface FlyoverAddress {
  readonly federation: Federation
  readonly redeemScript: Bytes
  /** Script of outputs to the address. */
  readonly script: Bytes
}

/** Returns the address for a derivation hash of 32 bytes. Throws a `PrecompileFailure` if these are zeros. */
export function flyoverAddress(call: BridgeCall, federation: Federation, derivationHash: Bytes): FlyoverAddress {
  if (derivationHash.every((byte) => byte === 0)) throw new PrecompileFailure('a derivation hash of zeros')
  const script = flyoverRedeemScript(derivationHash, redeemScript(call, federation))
  return { federation, redeemScript: script, script: outputScriptOf(federation, script) }
}

/** Returns the Keccak-256 hash of the terms, the user's refund address, the contract and the provider's address. */
export function derivationHashOf(terms: Bytes, refund: Bytes, contract: Bytes, provider: Bytes): Bytes {
  return keccak256(concatBytes(terms, refund, contract, provider))
}

function usedEntry(transactionId: Bytes, derivationHash: Bytes): StorageEntry {
  return hashedEntry('fastBridgeHashUsedInBtcTx', `${toHex(transactionId).slice(2)}${toHex(derivationHash).slice(2)}`)
}

/** Whether a Bitcoin transaction has been registered for this transfer. Its id is in display order. */
export async function isUsed(call: BridgeCall, transactionId: Bytes, derivationHash: Bytes): Promise<boolean> {
  const mark = await call.read(usedEntry(transactionId, derivationHash))
  return mark?.length === 1 && mark[0] === USED[0]
}

export function markUsed(call: BridgeCall, transactionId: Bytes, derivationHash: Bytes): void {
  call.save(usedEntry(transactionId, derivationHash), USED)
}

/** Saves the parts of an address, which spending its outputs requires (`redeemScripts`). */
export function saveInformation(call: BridgeCall, address: FlyoverAddress, derivationHash: Bytes): void {
  const federationHash = scriptHashIn(outputScript(call, address.federation))
  const flyoverHash = scriptHashIn(address.script)
  if (federationHash === undefined || flyoverHash === undefined) throw new PrecompileFailure('no hash in an address')
  call.save(flyoverInformationEntry(flyoverHash), encodeRlp([derivationHash, federationHash]))
}
