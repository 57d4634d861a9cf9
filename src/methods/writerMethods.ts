import type { Handlers } from './method.ts'

/** Of the owner's: they change the chain, the wallet, or what the process in charge remembers. */
const MODULES = ['evm_', 'hardhat_', 'personal_', 'mnr_', 'sco_']

const METHODS: ReadonlySet<string> = new Set<keyof Handlers>([
  'debug_accountTransactionQuota',
  'eth_accounts',
  'eth_getWork',
  'eth_hashrate',
  'eth_mining',
  'eth_pendingTransactions',
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_sendTransaction',
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_submitHashrate',
  'eth_submitWork',
])

/**
 * Whether, of several processes with one chain, the one that writes has to answer: what changes the chain, and what only
 * that process knows, the accounts that it signs for and the work that it has given to miners.
 */
export function isForWriter(name: string): boolean {
  return METHODS.has(name) || MODULES.some((module) => name.startsWith(module))
}
