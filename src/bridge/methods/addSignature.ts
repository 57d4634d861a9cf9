import { type Bytes, equalBytes, HASH_BYTES } from '../../base/bytes.ts'
import { decodeSignature } from '../../bitcoin/ecdsa.ts'
import { compressKey, parsePublicKey } from '../../bitcoin/publicKey.ts'
import { type Items, PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { proposedFederation, requireHolderOrProposed } from '../federation/federations.ts'
import { act } from '../method.ts'
import { signRelease } from '../pegout/sign.ts'
import { isInValidation } from '../svp/registerSvp.ts'
import { signSvpSpend } from '../svp/signSvpSpend.ts'
import { svpSpendTxWaitingForSignatures } from '../svp/svpStorage.ts'

/** Adds a member's signatures, one for each input, to a transaction that waits for them. */
export const addSignature = act({
  name: 'addSignature',
  inputs: ['bytes', 'bytes[]', 'bytes'],
  gas: 70_000n,
  run: (call, [key, signatures, rskHash]) => add(call, key, signatures, rskHash),
})

async function add(call: BridgeCall, keyBytes: Bytes, encoded: Items<Bytes>, rskHash: Bytes): Promise<void> {
  await requireHolderOrProposed(call)
  const key = parsePublicKey(keyBytes)
  if (key === undefined) throw new PrecompileFailure('Public key could not be parsed')
  if (encoded.length === 0) throw new PrecompileFailure('Signatures array is empty')
  const signatures = Array.from(encoded, decodeSignature)
  if (rskHash.length !== HASH_BYTES) throw new PrecompileFailure('Invalid rsk tx hash')
  const signer = { key: compressKey(key), signatures, rskHash }
  if (await isSvpSpend(call, rskHash)) await signSvpSpend(call, signer)
  else await signRelease(call, signer)
}

async function isSvpSpend(call: BridgeCall, rskHash: Bytes): Promise<boolean> {
  const proposed = await proposedFederation(call)
  if (proposed === undefined || !isInValidation(call, proposed)) return false
  const waiting = await svpSpendTxWaitingForSignatures.get(call)
  return waiting !== undefined && equalBytes(waiting.rskTransactionHash, rskHash)
}
