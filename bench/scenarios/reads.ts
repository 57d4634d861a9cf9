import { toHex } from '../../src/base/hex.ts'
import { headOf, type Scene } from '../scene.ts'
import { measureRequests, type Scenario } from './scenario.ts'

const VARIED = 200
const OLD_FROM = 50

/** Measures the reads that wallets and indexers send. */
export const reads: Scenario = {
  name: 'reads',
  stage: 'grown',
  async run(bench) {
    const { client, senders, owner } = bench.scene
    const head = await headOf(client)
    const addresses = [owner, ...senders].map(({ address }) => toHex(address))
    const heights = spread(Math.max(1, head - VARIED), head)
    const oldHeights = spread(OLD_FROM, Math.floor(head / 2))
    const hashes = await transactionHashes(bench.scene, heights)
    const measure = (name: string, method: string, params: readonly (readonly unknown[])[]) =>
      measureRequests(bench, name, { method, params })
    return [
      await measure('eth_chainId', 'eth_chainId', [[]]),
      await measure('eth_blockNumber', 'eth_blockNumber', [[]]),
      await measure(
        'eth_getBalance latest',
        'eth_getBalance',
        addresses.map((address) => [address, 'latest']),
      ),
      await measure(
        'eth_getBalance old',
        'eth_getBalance',
        oldHeights.map((height, index) => [addresses[index % addresses.length], height]),
      ),
      await measure(
        'eth_getBlockByNumber',
        'eth_getBlockByNumber',
        heights.map((height) => [height, false]),
      ),
      await measure(
        'eth_getTransactionReceipt',
        'eth_getTransactionReceipt',
        hashes.map((hash) => [hash]),
      ),
    ]
  },
}

/** Returns about 200 heights between two heights, as quantities. */
function spread(from: number, to: number): string[] {
  const step = Math.max(1, Math.floor((to - from) / VARIED))
  const count = Math.max(1, Math.min(VARIED, to - from))
  return Array.from({ length: count }, (_, index) => `0x${(from + index * step).toString(16)}`)
}

async function transactionHashes({ client }: Scene, heights: readonly string[]): Promise<string[]> {
  const hashes: string[] = []
  for (const height of heights) {
    const block = await client.call('eth_getBlockByNumber', [height, false])
    const listed = typeof block === 'object' && block !== null && 'transactions' in block ? block.transactions : []
    if (Array.isArray(listed) && typeof listed[0] === 'string') hashes.push(listed[0])
  }
  return hashes
}
