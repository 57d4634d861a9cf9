import { measureRequests, type Scenario } from './scenario.ts'

const UNKNOWN_ADDRESS = `0x${'ee'.repeat(20)}`
const quantity = (height: number) => `0x${height.toString(16)}`

/** Measures log queries: a thousand logs in ten blocks, and none in the whole chain. */
export const logs: Scenario = {
  name: 'logs',
  stage: 'grown',
  async run(bench) {
    const { work, logs } = bench.scene
    const thousand = { address: work, fromBlock: quantity(logs.from), toBlock: quantity(logs.to) }
    const none = { address: UNKNOWN_ADDRESS, fromBlock: '0x0', toBlock: 'latest' }
    return [
      await measureRequests(bench, 'eth_getLogs 1,000 logs', { method: 'eth_getLogs', params: [[thousand]] }),
      await measureRequests(bench, 'eth_getLogs whole range, no match', { method: 'eth_getLogs', params: [[none]] }),
    ]
  },
}
