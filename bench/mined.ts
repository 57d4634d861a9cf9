import { toHex } from '../src/base/hex.ts'
import { requireText } from './client.ts'
import type { BaseScene } from './scene.ts'
import type { Sender } from './sign.ts'

const MINED_WITHIN_MS = 30_000
/** Maximum number of blocks that are mined on demand for waiting transactions. */
const MAX_BLOCKS_ON_DEMAND = 1_000

/**
 * Waits until every transaction of the senders is in a block, because anvil returns a hash before it mines. Resolves with
 * false if that takes longer than 30 s: anvil sometimes leaves transactions of many senders in its pool, and blocks are then
 * mined on demand. Rejects if a transaction is lost.
 */
export async function allMined(
  { client, target }: Pick<BaseScene, 'client' | 'target'>,
  senders: readonly Sender[],
): Promise<boolean> {
  const deadline = performance.now() + MINED_WITHIN_MS
  let isInTime = true
  let onDemand = 0
  for (const { address, nonce } of senders) {
    let mined = -1n
    while (mined !== nonce) {
      if (isInTime && performance.now() > deadline) isInTime = false
      if (!isInTime) {
        if (onDemand++ >= MAX_BLOCKS_ON_DEMAND)
          throw new Error(`${target.name} lost a transaction: ${toHex(address)} is at nonce ${mined} of ${nonce}`)
        await client.call('evm_mine', [])
      }
      mined = BigInt(requireText(await client.call('eth_getTransactionCount', [toHex(address), 'latest'])))
    }
  }
  return isInTime
}
