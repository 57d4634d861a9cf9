import { toHex } from '../../base/hex.ts'
import { hasEnoughSignatures } from '../../bitcoin/multisigInput.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { liveFederations } from '../federation/federations.ts'
import { logReleased, logSigned } from './events.ts'
import { memberOf, type Signer, sign } from './sign.ts'
import { waitingForSignatures } from './waitingForSignatures.ts'

/**
 * Adds a member's signatures to a transaction of the federation's; with enough of them it is told of and forgotten. What
 * does not fit, in number or by key, is passed over in silence.
 */
export async function signRelease(call: BridgeCall, signer: Signer): Promise<void> {
  const { key, rskHash, signatures } = signer
  const waiting = await waitingForSignatures.load(call)
  const transaction = waiting.get(toHex(rskHash))
  if (transaction === undefined || transaction.ins.length !== signatures.length) return
  const [member] = (await liveFederations(call)).flatMap((federation) => memberOf(federation, key) ?? [])
  if (member === undefined) return
  if (!call.rules.has('rskip326')) logSigned(call, rskHash, transaction, member)
  await sign(call, transaction, member, signer)
  if (!hasEnoughSignatures(transaction)) return
  logReleased(call, rskHash, transaction)
  waiting.delete(toHex(rskHash))
}
