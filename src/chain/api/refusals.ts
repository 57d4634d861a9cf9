import type { Compat, Network } from '../../chainspec/network.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import { TransactionRefused } from './errors.ts'
import { insufficientFundsText, intrinsicGasText } from './gethTexts.ts'

/** The text of a refusal by the style of the chain. */
interface RefusalTexts extends Readonly<Record<Compat, string>> {
  /** Whether the sender cannot pay, which is the same error in calls. */
  readonly isPayment?: boolean
}

const inBoth = (text: string): RefusalTexts => ({ rootstock: text, ethereum: text })

/** The sender, and the wei that it has and needs. */
type Payment = Parameters<typeof insufficientFundsText>

const notPayable =
  (rootstock: string) =>
  (...payment: Payment): RefusalTexts => ({ rootstock, ethereum: insufficientFundsText(...payment), isPayment: true })

/**
 * The reasons for which the pool refuses a transaction: the texts of the reference node (protocol/pool#admission), and those
 * of geth (`core/txpool/errors.go`, `core/txpool/validation.go`). Geth has no text for rules of Rootstock.
 */
export const refusals = {
  alreadyKnown: (isPending: boolean) => ({
    rootstock: `${isPending ? 'pending' : 'queued'} transaction with same hash already exists`,
    ethereum: 'already known',
  }),
  unknownSender: notPayable("the sender account doesn't exist"),
  initCodeTooLong: (bytes: number, limit: number) => ({
    rootstock: "transaction's init code size is invalid",
    ethereum: `max initcode size exceeded: code size ${bytes}, limit ${limit}`,
  }),
  tooLong: (bytes: number, limit: number) => ({
    rootstock: `transaction's size is higher than defined maximum: ${bytes} > ${limit}`,
    ethereum: `oversized data: transaction size ${bytes}, limit ${limit}`,
  }),
  remasc: () => inBoth('transaction is a remasc transaction'),
  gasLimitTooHigh: (gasLimit: bigint, max: bigint) => ({
    rootstock: `transaction's gas limit of ${gasLimit} is higher than the block's gas limit of ${max}`,
    ethereum: `exceeds block gas limit: tx gas ${gasLimit}, limit ${max}`,
  }),
  nonceTooLong: (bytes: number, limit: number) =>
    inBoth(`transaction nonce byte length exceeds maximum: ${bytes} > ${limit}`),
  nonceNotCanonical: () => inBoth('transaction nonce has non-canonical encoding'),
  nonceTooLow: ({ nonce }: Pick<Transaction, 'nonce'>, next: bigint) => ({
    rootstock: 'transaction nonce too low',
    ethereum: `nonce too low: next nonce ${next}, tx nonce ${nonce}`,
  }),
  nonceTooHigh: ({ nonce }: Pick<Transaction, 'nonce'>, next: bigint) => ({
    rootstock: 'transaction nonce too high',
    ethereum: `nonce too high: tx nonce ${nonce}, gapped nonce ${next}`,
  }),
  gasNotPayable: notPayable('insufficient funds'),
  pendingNotPayable: notPayable('insufficient funds to pay for pending and new transactions'),
  priceTooLow: ({ gasPrice }: Pick<Transaction, 'gasPrice'>, minimum: bigint) => ({
    rootstock: "transaction's gas price lower than block's minimum",
    ethereum: `transaction underpriced: gas tip cap ${gasPrice}, minimum needed ${minimum}`,
  }),
  priceAboveCap: () => inBoth("transaction's gas price exceeds cap"),
  intrinsicGasTooLow: ({ gasLimit }: Pick<Transaction, 'gasLimit'>, min: bigint) => ({
    rootstock: "transaction's basic cost is above the gas limit",
    ethereum: intrinsicGasText(gasLimit, min),
  }),
  replacementTooCheap: () => ({
    rootstock: 'gas price not enough to bump transaction',
    ethereum: 'replacement transaction underpriced',
  }),
  quotaExceeded: () => inBoth('account exceeds quota'),
  poolFull: () => ({ rootstock: 'transaction pool is full', ethereum: 'txpool is full' }),
} as const satisfies Readonly<Record<string, (...facts: never) => RefusalTexts>>

/** Returns the error of a refusal. `hint` is a text of `hints`. */
export function refuse(texts: RefusalTexts, { compat }: Pick<Network, 'compat'>, hint?: string): TransactionRefused {
  if (compat === 'rootstock') return new TransactionRefused(texts.rootstock, hint)
  const kind = texts.isPayment === true ? 'insufficientFunds' : 'transactionRefusedAsEthereum'
  return new TransactionRefused(texts.ethereum, hint, kind)
}
