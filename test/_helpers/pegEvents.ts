import { toHex } from '../../src/base/hex.ts'
import { eventTopic } from '../../src/evm/precompiles/native/abi.ts'
import type { Log } from '../../src/primitives/log.ts'

const EVENTS = new Map(
  [
    'pegin_btc(address,bytes32,int256,int256)',
    'lock_btc(address,bytes32,string,int256)',
    'rejected_pegin(bytes32,int256)',
    'unrefundable_pegin(bytes32,int256)',
    'release_requested(bytes32,bytes32,uint256)',
    'pegout_transaction_created(bytes32,bytes)',
  ].map((signature) => [toHex(eventTopic(signature)), signature.slice(0, signature.indexOf('('))]),
)

/** Names of events, with the reason of those that have one. */
export function told(logs: readonly Log[]): string[] {
  return logs.map(({ topics, data }) => {
    const name = EVENTS.get(toHex(topics[0] ?? new Uint8Array(0))) ?? 'unknown'
    return name.includes('pegin') && name !== 'pegin_btc' ? `${name} ${data.at(-1)}` : name
  })
}
