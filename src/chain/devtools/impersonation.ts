import { toHex } from '../../base/hex.ts'
import type { Network } from '../../chainspec/network.ts'
import { createTurns } from '../../concurrency/keyedMutex.ts'
import { createImpersonated } from '../../primitives/impersonation.ts'
import type { Impersonation } from '../api/controls.ts'
import type { Reads, TransactionSubmitter } from '../api/engine.ts'
import { ControlRefused } from '../api/errors.ts'

/** Nobody needs more by name who can have all. */
const MOST_ACCOUNTS = 10_000

/** Whose transactions are taken without a signature. It is the process's: a restart forgets it. */
export interface ImpersonatedAccounts extends Pick<Impersonation, 'begin' | 'end' | 'setForAll' | 'isOn'> {
  clear(): void
}

/** See `primitives/impersonation` for why none on a network that others have, too. */
export function createImpersonatedAccounts({ genesisKind }: Pick<Network, 'genesisKind'>): ImpersonatedAccounts {
  const accounts = new Set<string>()
  let isForAll = false

  function requireSandbox(): void {
    if (genesisKind === 'sandbox') return
    throw new ControlRefused('accounts can be impersonated on sandboxes only: other nodes would refuse such blocks')
  }

  return {
    begin(address) {
      requireSandbox()
      if (accounts.size >= MOST_ACCOUNTS)
        throw new ControlRefused(`at most ${MOST_ACCOUNTS} accounts can be impersonated`)
      accounts.add(toHex(address))
    },
    end: (address) => accounts.delete(toHex(address)),
    setForAll(isOn) {
      if (isOn) requireSandbox()
      isForAll = isOn
    },
    isOn: (address) => isForAll || accounts.has(toHex(address)),
    clear() {
      accounts.clear()
      isForAll = false
    },
  }
}

/** Sends as the wallet does: orders of one account one after the other, each with the nonce after those before it. */
export function createImpersonation(
  accounts: ImpersonatedAccounts,
  { chainId }: Pick<Network, 'chainId'>,
  { nonceAt }: Pick<Reads, 'nonceAt'>,
  { sendRaw }: Pick<TransactionSubmitter, 'sendRaw'>,
): Impersonation {
  const turns = createTurns()
  return {
    ...accounts,
    send: ({ from, ...order }) =>
      turns.run(toHex(from), async () => {
        const nonce = order.nonce ?? (await nonceAt(from, { kind: 'pending' }))
        return sendRaw(createImpersonated({ ...order, nonce }, chainId, from).encoded)
      }),
  }
}
