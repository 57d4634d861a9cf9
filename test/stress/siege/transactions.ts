import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { type DevelopmentAccount, MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { signTransaction } from '../../../src/primitives/transaction.ts'
import type { NetworkName } from './besieged.ts'

const CHAIN_IDS: Readonly<Record<NetworkName, number>> = { mainnet: 30, testnet: 31, regtest: 33 }
const GAS_PRICE = 60_000_000n
/** Almost what a block has. */
export const BLOCK_GAS = 6_700_000n

export interface Order {
  /** Absent: a contract is made of the data. */
  readonly to?: Hex
  readonly value?: bigint
  readonly gasLimit: bigint
  readonly data?: Hex
}

/** A signed transaction, as eth_sendRawTransaction takes it. */
export function signOrder(network: NetworkName, account: DevelopmentAccount, nonce: bigint, order: Order): Hex {
  const { to, value = 0n, gasLimit, data = '0x' } = order
  const fields = { nonce, gasPrice: GAS_PRICE, gasLimit, value, data: fromHex(data) }
  const transaction = to === undefined ? fields : { ...fields, to: fromHex(to) }
  return toHex(signTransaction(transaction, CHAIN_IDS[network], fromHex(account.privateKey)).encoded)
}

/** One of those that have money on every sandbox. */
function accountOf(index: number): DevelopmentAccount {
  const account = MNEMONIC_ACCOUNTS[index]
  if (account === undefined) throw new Error(`there is no account ${index}`)
  return account
}

/** Whom bystanders send from. */
export const BYSTANDER = accountOf(0)

/** Whom attackers send from: nobody twice, since attacks may run at the same time. */
export const ATTACKERS = {
  heavy: accountOf(1),
  native: accountOf(2),
  changing: accountOf(3),
  logs: accountOf(4),
  bridge: [5, 6, 7, 8, 9, 10, 11, 12].map(accountOf),
}
