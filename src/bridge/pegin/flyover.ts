import { type Bytes, concatBytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { toHex } from '../../base/hex.ts'
import { scriptHashIn } from '../../bitcoin/outputScript.ts'
import { flyoverRedeemScript } from '../../bitcoin/redeemScript.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Cell, hashedCell } from '../cell.ts'
import { type Federation, outputScript, outputScriptOf, redeemScript } from '../federation/federation.ts'
import { flyoverInformationCell } from '../federation/redeemScripts.ts'

const USED = Uint8Array.of(1)

/** A federation's address for one transfer alone (RSKIP-176). */
export interface FlyoverAddress {
  readonly federation: Federation
  readonly redeemScript: Bytes
  /** Of outputs that are sent there. */
  readonly script: Bytes
}

export function flyoverAddress(call: BridgeCall, federation: Federation, derivationHash: Bytes): FlyoverAddress {
  if (derivationHash.every((byte) => byte === 0)) throw new PrecompileFailure('a derivation hash of zeros')
  const script = flyoverRedeemScript(derivationHash, redeemScript(call, federation))
  return { federation, redeemScript: script, script: outputScriptOf(federation, script) }
}

/** What the two addresses of a transfer, the contract and the terms of the transfer make together. */
export function derivationHashOf(terms: Bytes, refund: Bytes, contract: Bytes, provider: Bytes): Bytes {
  return keccak256(concatBytes(terms, refund, contract, provider))
}

function usedCell(transactionId: Bytes, derivationHash: Bytes): Cell {
  return hashedCell('fastBridgeHashUsedInBtcTx', `${toHex(transactionId).slice(2)}${toHex(derivationHash).slice(2)}`)
}

/** Whether a transaction was taken for this transfer before. */
export async function isUsed(call: BridgeCall, transactionId: Bytes, derivationHash: Bytes): Promise<boolean> {
  const mark = await call.read(usedCell(transactionId, derivationHash))
  return mark?.length === 1 && mark[0] === USED[0]
}

export function markUsed(call: BridgeCall, transactionId: Bytes, derivationHash: Bytes): void {
  call.save(usedCell(transactionId, derivationHash), USED)
}

/** Keeps what an address was made of, for those who spend what was sent there. */
export function saveInformation(call: BridgeCall, address: FlyoverAddress, derivationHash: Bytes): void {
  const federationHash = scriptHashIn(outputScript(call, address.federation))
  const flyoverHash = scriptHashIn(address.script)
  if (federationHash === undefined || flyoverHash === undefined) throw new PrecompileFailure('no hash in an address')
  call.save(flyoverInformationCell(flyoverHash), encodeRlp([derivationHash, federationHash]))
}
