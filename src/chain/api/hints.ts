import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { MAX_SANDBOX_GAS_LIMIT } from '../../chainspec/sandbox.ts'
import type { Difference } from '../../evm/evm.ts'
import type { BlockRange } from './errors.ts'

/** The gas limit of a transaction, and those of a block. */
interface GasLimits {
  readonly gasLimit: bigint
  /** Maximum of one transaction. */
  readonly max: bigint
  /** That of the block's header. */
  readonly ofBlock: bigint
  /** Whether the chain's gas limit is a setting. */
  readonly isOwnChain: boolean
}

/** Gas limit that tools of Ethereum expect, that of Hardhat's node. */
const USUAL_GAS_LIMIT = 30_000_000n

/** Returns the sentence that names the flag with which a block has the gas. */
function suggestGasLimit(gasLimit: bigint): string {
  if (gasLimit > MAX_SANDBOX_GAS_LIMIT) return ''
  return ` Start a chain with --gas-limit ${gasLimit > USUAL_GAS_LIMIT ? gasLimit : USUAL_GAS_LIMIT} for more.`
}

/** Differences between Rootstock and Ethereum, each with its fix, for `error.data.hint` and the log of `scion dev`. */
export const hints = {
  /** A text in the form of Infura and zkSync, which indexers parse. */
  blockRange: ({ fromBlock, toBlock }: BlockRange) =>
    `Try with this block range [0x${fromBlock.toString(16)}, 0x${toBlock.toString(16)}].`,
  typedTransaction:
    "Rootstock has legacy transactions only, with a gasPrice: viem type: 'legacy', ethers type: 0, cast and forge --legacy, Hardhat gasPrice in the network's configuration.",
  ignoredMembers: (names: readonly string[]) =>
    `Ignored: ${names.join(', ')}. The wallet signs legacy transactions, which pay gasPrice.`,
  gasPriceTooLow: (minimumWei: bigint) =>
    `Rootstock's blocks have a minimum gas price, now ${minimumWei} wei. eth_gasPrice returns a sufficient price.`,
  gasPriceTooHigh: (capWei: bigint) =>
    `Rootstock accepts at most 80 times the block's minimum gas price, now ${capWei} wei (RSKIP-252). eth_gasPrice returns an accepted price.`,
  /** For wallets that continue the nonces of an earlier chain. */
  nonceAhead: (nonce: bigint, next: bigint) =>
    `Nonce ${nonce} is ahead of the account's next nonce, ${next}: the transactions between must be mined first. If the wallet has used an earlier chain, delete its activity and nonce data.`,
  /** For a nonce that the pool does not store, while automining is off. */
  nonceTooFar: (nonce: bigint, next: bigint) =>
    `Nonce ${nonce} is too far ahead of the pool's next nonce, ${next}. Automining is off: send the transactions between first, and mine all with evm_mine.`,
  /** For a transaction that the pool stores while automining is off. */
  nonceWaits: (nonce: bigint, next: bigint) =>
    `Automining is off, and nonce ${nonce} is ahead of the account's next nonce, ${next}: evm_mine mines the transaction after those between.`,
  waitsInPool: (reason: string) =>
    `The next block cannot have the transaction: ${reason}. It stays in the pool, and txpool_content has the reason.`,
  notInBlock: (reason: string) =>
    `The next block cannot have the transaction: ${reason}. It was removed from the pool.`,
  gasLimitTooHigh: ({ gasLimit, max, ofBlock, isOwnChain }: GasLimits) =>
    `A transaction can have ${max} gas: ${max < ofBlock ? `blocks reserve the rest of their ${ofBlock} gas for parallel transactions (RSKIP-144)` : 'the gas limit of blocks'}.${isOwnChain ? suggestGasLimit(gasLimit) : ''}`,
  mistypedAddress: (address: string) =>
    `${address} has neither Ethereum's checksum (EIP-55) nor one of Rootstock's (EIP-1191, chain ids 30, 31 and 33): it may be mistyped. Nodes do not check checksums.`,
  /** For the first revert of a process. */
  revertForm:
    "viem does not decode reverts with Rootstock's code -32015: start with --compat ethereum. Hardhat's matchers also expect an error from a send that fails: start with --compat hardhat. Both create another chain.",
  lostFilter: (number: number, hash: Bytes) =>
    `The filter has reported all up to block ${number} (${toHex(hash)}), whose branch is no longer known. Create it again; eth_getLogs returns the logs that were missed.`,
  /** For a failed call without a revert, which is no error. */
  emptyAnswer: (reason: string) =>
    `The call failed (${reason}). Rootstock returns 0x in this case, and Ethereum's nodes return an error.`,
  ofDifference,
} as const

/** Returns the reason of a failed execution. */
function ofDifference(difference: Difference): string {
  switch (difference.kind) {
    case 'missingOpcode': {
      const { name, code, programCounter, contract, isInitCode, evmVersion } = difference
      const place = `pc ${programCounter} of ${isInitCode ? 'the init code of ' : ''}${toHex(contract)}`
      return `Rootstock does not have ${name} (0x${code.toString(16)}), at ${place}, in this block. Compile with evmVersion ${evmVersion} in solc.`
    }
    case 'stipendNotCovered':
      return `${toHex(difference.contract)} had no gas left for the stipend of a call with value: on Rootstock the caller pays the 2,300 gas of the stipend, on Ethereum it is free. Give the transaction more gas.`
    case 'stipendUsedUp':
      return `${toHex(difference.contract)} was called with value and 2,300 gas, as by Solidity's transfer and send, and needs more under Rootstock's gas table. Send with call{value: ...}("").`
    case 'nothingKeptBack':
      return `A call from ${toHex(difference.contract)} failed and used all gas: Rootstock does not reserve 1/64 for the caller (EIP-150). Limit the gas with call{gas: ...}.`
    case 'refundsComeLater':
      return `${difference.refund} gas of refunds is applied only at the end of the transaction (up to 1/2 of gas used on Rootstock, 1/5 on Ethereum). Set a gas limit above the receipt's gasUsed.`
  }
}
