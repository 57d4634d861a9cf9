import { fromHex } from '../../base/hex.ts'
import { hash160 } from '../../bitcoin/hash160.ts'
import { payToKeyHash } from '../../bitcoin/outputScript.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { planOfActive } from './activeWallet.ts'
import { buildRelease, sumOfCoins } from './buildRelease.ts'
import { loadRequests } from './requests.ts'

/** Of an address that nobody is asked for: the reference's own, for transactions that are only imagined. */
const IMAGINED_RECEIVER = hash160(fromHex('0x0329f519f8d13a7e3dd35fa5c2480c6bf6c0489da40081e8311a91813492083953'))

/** What a transaction for all that waits and one more request leaves to the miners; undefined when there is none. */
export async function imaginedFee(call: BridgeCall, satoshis: bigint): Promise<bigint | undefined> {
  const requests = [...(await loadRequests(call)), { hash: IMAGINED_RECEIVER, satoshis }]
  const outputs = requests.map((request) => ({ script: payToKeyHash(request.hash), satoshis: request.satoshis }))
  const result = buildRelease({ ...(await planOfActive(call)), outputs })
  if (result.kind !== 'release') return undefined
  const paid = result.transaction.outs.reduce((sum, { value }) => sum + value, 0n)
  return sumOfCoins(result.spent) - paid
}
