import type { ForkedTransactions } from '../chain/base/openRemoteBase.ts'
import type { Chain } from '../chain/openChain.ts'

/**
 * Mines the transactions that precede the one at which a fork was requested, with the time and the coinbase of their
 * block. A chain that has blocks of its own has them already.
 */
export async function mineForked(chain: Chain, { block, count }: ForkedTransactions): Promise<void> {
  const { controls, submits, miner } = chain
  if (controls === undefined || chain.reads.headNumber() !== block.header.number - 1) return
  const { coinbase, timestamp, minimumGasPrice } = block.header
  const minesAtOnce = controls.mining.minesAtOnce()
  controls.mining.setMinesAtOnce(false)
  for (const { encoded } of block.transactions.slice(0, count)) await submits.sendRaw(encoded)
  await controls.mining.setCoinbase(coinbase)
  await controls.mining.setMinimumGasPrice(minimumGasPrice)
  await controls.time.setNext(timestamp)
  await miner.mineOne()
  await controls.mining.setCoinbase(chain.network.minerCoinbase)
  await controls.mining.setMinimumGasPrice(undefined)
  controls.mining.setMinesAtOnce(minesAtOnce)
}
