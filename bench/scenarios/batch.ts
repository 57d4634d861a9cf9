import { toHex } from '../../src/base/hex.ts'
import { measureBodies, type Scenario } from './scenario.ts'

const LENGTH = 100

/** Measures a batch of a hundred balances. */
export const batch: Scenario = {
  name: 'batch',
  stage: 'grown',
  async run(bench) {
    const { senders } = bench.scene
    const requests = Array.from({ length: LENGTH }, (_, id) => {
      const address = toHex(senders[id % senders.length]?.address ?? new Uint8Array(20))
      return { jsonrpc: '2.0', id, method: 'eth_getBalance', params: [address, 'latest'] }
    })
    return [await measureBodies(bench, 'batch of 100 eth_getBalance', [JSON.stringify(requests)])]
  },
}
