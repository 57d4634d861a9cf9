import { readWitnessRoot } from '../bitcoinChain/witnessRoot.ts'
import { read, since } from '../method.ts'

/** Whether the coinbase of a Bitcoin block was registered (RSKIP-143). */
export const hasBtcBlockCoinbaseTransactionInformation = read(
  'hasBtcBlockCoinbaseTransactionInformation',
  ['bytes32'],
  'bool',
  5000n,
  since('rskip143'),
  async (call, blockHash) => (await readWitnessRoot(call, blockHash)) !== undefined,
)
