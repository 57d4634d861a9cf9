import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'

export const eth_bridgeState: Method<'eth_bridgeState'> = async ({ reads }) => {
  const { bitcoinHeight, waitingForSignatures } = await reads.bridgeState()
  return {
    rskTxsWaitingForSignatures: waitingForSignatures.map((hash) => toHex(hash).slice(2)),
    btcBlockchainBestChainHeight: bitcoinHeight,
  }
}
