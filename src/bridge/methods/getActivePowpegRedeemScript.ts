import type { Bytes } from '../../base/bytes.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { redeemScript } from '../federation/federation.ts'
import { activeFederation } from '../federation/federations.ts'
import { read, since } from '../method.ts'

export const getActivePowpegRedeemScript = read(
  'getActivePowpegRedeemScript',
  [],
  'bytes',
  30_000n,
  since('rskip293'),
  activeRedeemScript,
)

/** The script that spends the active federation's bitcoins. */
async function activeRedeemScript(call: BridgeCall): Promise<Bytes> {
  return redeemScript(call, await activeFederation(call))
}
