import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { isDevelopmentChain, type Network } from '../../chainspec/network.ts'
import { createKeyedMutex } from '../../concurrency/mutex.ts'
import { createImpersonated } from '../../primitives/impersonation.ts'
import type { Impersonation } from '../api/controls.ts'
import type { Reads } from '../api/engine.ts'
import { ControlRefused } from '../api/errors.ts'
import type { ImpersonatedSubmitter } from '../mining/local/transactionSubmitter.ts'

/** Max accounts that are impersonated by address. */
const MAX_ACCOUNTS = 10_000

export type ImpersonatedAccounts = ReturnType<typeof createImpersonatedAccounts>

/**
 * Returns the accounts whose transactions need no signature. They are in memory only. Throws on networks with other
 * nodes, see `primitives/impersonation`.
 */
export function createImpersonatedAccounts(network: Pick<Network, 'genesisKind'>, startsForAll = false) {
  const accounts = new Set<string>()
  let isForAll = startsForAll

  if (startsForAll) requireSandbox(network)
  return {
    begin(address: Bytes): void {
      requireSandbox(network)
      if (accounts.size >= MAX_ACCOUNTS)
        throw new ControlRefused(`at most ${MAX_ACCOUNTS} accounts can be impersonated`)
      accounts.add(toHex(address))
    },
    end: (address: Bytes): boolean => accounts.delete(toHex(address)),
    setForAll(isOn: boolean): void {
      if (isOn) requireSandbox(network)
      isForAll = isOn
    },
    isOn: (address: Bytes): boolean => isForAll || accounts.has(toHex(address)),
    /** Ends all impersonations but that of the start. */
    clear(): void {
      accounts.clear()
      isForAll = startsForAll
    },
  }
}

function requireSandbox(network: Pick<Network, 'genesisKind'>): void {
  if (isDevelopmentChain(network)) return
  throw new ControlRefused('accounts can be impersonated on sandboxes only: other nodes would refuse such blocks')
}

/** The parts of a chain with which impersonated accounts send. */
interface SendingParts {
  readonly network: Pick<Network, 'chainId' | 'genesisKind'>
  readonly reads: Pick<Reads, 'nonceAt' | 'defaultGasPrice'>
  readonly submits: ImpersonatedSubmitter
}

/** Returns the impersonation, which sends orders of one account one after the other, with consecutive nonces. */
export function createImpersonation(
  accounts: ImpersonatedAccounts,
  { network, reads, submits }: SendingParts,
): Impersonation {
  const sends = createKeyedMutex()
  return {
    ...accounts,
    send: ({ from, ...order }, listener) =>
      sends.run(toHex(from), async () => {
        requireSandbox(network)
        const nonce = order.nonce ?? (await reads.nonceAt(from, { kind: 'pending' }))
        const { gasPrice = reads.defaultGasPrice() } = order
        const transaction = createImpersonated({ ...order, nonce, gasPrice }, network.chainId, from)
        return submits.sendFor(from, transaction, listener)
      }),
  }
}
