import { CONSTANTS } from '../../../chainspec/constants.ts'
import type { Rules } from '../../../chainspec/rules.ts'
import type { Transaction } from '../../../primitives/transaction.ts'
import type { Account } from '../../../state/stateView.ts'
import { SimulationRefused } from '../../api/errors.ts'
import { isPriceAllowed } from '../../execution/blockLimits.ts'
import { intrinsicGas, isInitCodeTooLong } from '../../execution/intrinsicGas.ts'

/** What a call of a simulated block is held against. */
export interface TakingBlock {
  readonly rules: Rules
  readonly minimumGasPrice: bigint
}

/**
 * Throws `SimulationRefused` when a block cannot take the call as a transaction, in geth's order and with its texts;
 * `validates`: nonce and gas price count, too.
 */
export function requireTakeable(tx: Transaction, sender: Account, block: TakingBlock, validates: boolean): void {
  if (validates) requireNonceAndPrice(tx, sender, block)
  const cost = tx.value + tx.gasLimit * tx.gasPrice
  if (sender.balance < cost) {
    const message = `insufficient funds for gas * price + value: have ${sender.balance} want ${cost}`
    throw new SimulationRefused('simulatedFundsTooLow', message)
  }
  const intrinsic = intrinsicGas(tx, block.rules)
  if (tx.gasLimit < intrinsic) {
    throw new SimulationRefused('simulatedGasTooLow', `intrinsic gas too low: have ${tx.gasLimit}, want ${intrinsic}`)
  }
  if (isInitCodeTooLong(tx, block.rules)) {
    const message = `max initcode size exceeded: code size ${tx.data.length} limit ${CONSTANTS.maximumInitCodeBytes}`
    throw new SimulationRefused('simulatedInitCodeTooLong', message)
  }
}

function requireNonceAndPrice(tx: Transaction, sender: Account, { rules, minimumGasPrice }: TakingBlock): void {
  if (tx.nonce < sender.nonce) {
    throw new SimulationRefused('simulatedNonceTooLow', `nonce too low: tx: ${tx.nonce} state: ${sender.nonce}`)
  }
  if (tx.nonce > sender.nonce) {
    throw new SimulationRefused('simulatedNonceTooHigh', `nonce too high: tx: ${tx.nonce} state: ${sender.nonce}`)
  }
  if (!isPriceAllowed(tx.gasPrice, minimumGasPrice, rules)) {
    const message = `gas price not allowed: tx: ${tx.gasPrice} minimum: ${minimumGasPrice}`
    throw new SimulationRefused('simulatedGasPriceTooLow', message)
  }
}
