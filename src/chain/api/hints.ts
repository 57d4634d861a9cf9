import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Difference } from '../../evm/evm.ts'
import type { BlockRange } from './errors.ts'

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
  mistypedAddress: (address: string) =>
    `${address} has neither Ethereum's checksum (EIP-55) nor one of Rootstock's (EIP-1191, chain ids 30, 31 and 33): it may be mistyped. Nodes do not check checksums.`,
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
