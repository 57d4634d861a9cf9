import { toHex } from '../src/base/hex.ts'
import { requireText } from './client.ts'
import type { Scene } from './scene.ts'
import type { Sender } from './sign.ts'

const MINED_WITHIN_MS = 30_000

/** Waits until every transaction is in a block: anvil answers a hash before it mines. */
export async function allMined({ client, target }: Scene, senders: readonly Sender[]): Promise<void> {
  const deadline = performance.now() + MINED_WITHIN_MS
  for (const { address, nonce } of senders) {
    let mined = -1n
    while (mined !== nonce) {
      if (performance.now() > deadline) throw new Error(`${target.name} mined ${mined} transactions of ${nonce}`)
      mined = BigInt(requireText(await client.call('eth_getTransactionCount', [toHex(address), 'latest'])))
    }
  }
}
