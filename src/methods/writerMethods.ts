import type { Methods } from '../../generated/methods.ts'
import { requireShortData, requireShortTransaction } from '../wire/transactionLength.ts'
import type { Handlers, MethodContext } from './method.ts'

/** Of the owner's: they change the chain, or what the process in charge remembers. */
const MODULES = ['anvil_', 'evm_', 'hardhat_', 'mnr_', 'sco_']

const FORWARDED: ReadonlySet<string> = new Set<keyof Handlers>([
  'debug_accountTransactionQuota',
  'eth_accounts',
  'eth_getWork',
  'eth_hashrate',
  'eth_mining',
  'eth_pendingTransactions',
  'eth_sendRawTransaction',
  'eth_sendTransaction',
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_submitHashrate',
  'eth_submitWork',
  'personal_listAccounts',
])

/** As `rpc/throughWriter` takes it: nothing, all of it, all of it but with secrets, some of it. */
type WriterShare = 'none' | 'all' | 'secret' | 'some'

/**
 * What, of several processes with one chain, the one that writes has to do with a method: what changes the chain, and
 * what only that process knows, the accounts that it signs for and the work that it has given to miners.
 */
export function writerShareOf(name: string): WriterShare {
  if (FORWARDED.has(name) || MODULES.some((module) => name.startsWith(module))) return 'all'
  if (name === 'eth_sendRawTransactionSync') return 'some' // it hands the transaction over, and waits itself
  return name.startsWith('personal_') ? 'secret' : 'none'
}

/** Checks of parameters before a request is forwarded. */
const FORWARDING_CHECKS: {
  readonly [M in keyof Methods]?: (context: Pick<MethodContext, 'network'>, params: Methods[M]['params']) => void
} = {
  eth_sendRawTransaction: (context, [signed]) => requireShortTransaction(context, signed),
  eth_sendTransaction: (context, [request]) => requireShortData(context, request),
}

/**
 * Throws what the writer would throw for a transaction that is too long: no long request that it refuses goes from
 * process to process. `params` have passed the method's validator.
 */
export function requireForwardable(method: string, context: Pick<MethodContext, 'network'>, params: never): void {
  if (isChecked(method)) FORWARDING_CHECKS[method]?.(context, params)
}

function isChecked(method: string): method is keyof typeof FORWARDING_CHECKS {
  return Object.hasOwn(FORWARDING_CHECKS, method)
}
