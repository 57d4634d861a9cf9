import { toHex } from '../../src/base/hex.ts'
import type { Measured } from '../measured.ts'
import { encodeCall } from '../scene.ts'
import { measureRequests, type Scenario } from './scenario.ts'

/** Rounds of each loop that use three million gas by Rootstock's gas table; the same on every target. */
const ROUNDS = { arithmetic: 35_000n, hash: 24_800n, store: 147n }
const MGAS = 3

/** Number of connections for calls of many milliseconds, of which more would only be queued. */
const CONNECTIONS = 2

/** Measures simulated execution: a small read, and loops of one kind of work. */
export const calls: Scenario = {
  name: 'calls',
  stage: 'grown',
  async run(bench) {
    const { token, work, senders, owner } = bench.scene
    const balances = senders.map(({ address }) => {
      return [{ to: token, data: encodeCall('balanceOf(address)', address) }, 'latest']
    })
    const callWork = async (kind: string, signature: string, rounds: bigint) => {
      const params = [[{ to: work, data: encodeCall(signature, rounds) }, 'latest']]
      const requests = { method: 'eth_call', params, connections: CONNECTIONS }
      return withGas(kind, await measureRequests(bench, `eth_call ${MGAS} Mgas ${kind}`, requests))
    }
    const transfers = senders.map(({ address }) => {
      const data = encodeCall('transfer(address,uint256)', address, 1n)
      return [{ from: toHex(owner.address), to: token, data }, 'latest']
    })
    return [
      await measureRequests(bench, 'eth_call balanceOf', { method: 'eth_call', params: balances }),
      ...(await callWork('arithmetic', 'arithmetic(uint256)', ROUNDS.arithmetic)),
      ...(await callWork('keccak', 'hash(uint256)', ROUNDS.hash)),
      ...(await callWork('storage', 'store(uint256)', ROUNDS.store)),
      await measureRequests(bench, 'eth_estimateGas ERC-20 transfer', { method: 'eth_estimateGas', params: transfers }),
    ]
  },
}

/** Returns a row of calls, and a row of the gas by Rootstock's gas table that they use per second. */
function withGas(kind: string, calls: Measured): Measured[] {
  const value = calls.value === undefined ? undefined : calls.value * MGAS
  const note = calls.note === undefined ? {} : { note: calls.note }
  return [calls, { name: `execution, ${kind}`, unit: 'Mgas/s', value, ...note }]
}
