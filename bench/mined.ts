import { toHex } from '../src/base/hex.ts'
import { requireText } from './client.ts'
import type { Scene } from './scene.ts'
import type { Sender } from './sign.ts'

const MINED_WITHIN_MS = 30_000
/** So many blocks on demand hold whatever still waits. */
const BLOCKS_ON_DEMAND = 1_000

/**
 * Waits until every transaction is in a block: anvil answers a hash before it mines. False when that takes too long: from
 * many senders at once anvil sometimes leaves transactions waiting until it is told to mine, which it is then. Throws when
 * one is lost.
 */
export async function allMined({ client, target }: Scene, senders: readonly Sender[]): Promise<boolean> {
  const deadline = performance.now() + MINED_WITHIN_MS
  let isInTime = true
  let onDemand = 0
  for (const { address, nonce } of senders) {
    let mined = -1n
    while (mined !== nonce) {
      if (isInTime && performance.now() > deadline) isInTime = false
      if (!isInTime) {
        if (onDemand++ >= BLOCKS_ON_DEMAND)
          throw new Error(`${target.name} lost a transaction: ${toHex(address)} is at nonce ${mined} of ${nonce}`)
        await client.call('evm_mine', [])
      }
      mined = BigInt(requireText(await client.call('eth_getTransactionCount', [toHex(address), 'latest'])))
    }
  }
  return isInTime
}
