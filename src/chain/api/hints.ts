import { toHex } from '../../base/hex.ts'
import type { Difference } from '../../evm/evm.ts'
import type { BlockRange } from './errors.ts'

/**
 * What Rootstock does where people who come from Ethereum expect something else, and what to do about it: for
 * `error.data.hint` and the log of `scion dev`.
 */
export const hints = {
  /** The words in which indexers look for a range that passes: those of Infura and zkSync. */
  blockRange: ({ fromBlock, toBlock }: BlockRange) =>
    `Try with this block range [0x${fromBlock.toString(16)}, 0x${toBlock.toString(16)}].`,
  typedTransaction:
    "Rootstock has legacy transactions only, with a gasPrice: viem type: 'legacy', ethers type: 0, cast and forge --legacy, Hardhat gasPrice in the network's configuration.",
  ignoredMembers: (names: readonly string[]) =>
    `Not used: ${names.join(', ')}. The wallet signs legacy transactions, which pay gasPrice.`,
  gasPriceTooLow: (minimumWei: bigint) =>
    `Rootstock's blocks have a minimum gas price, now ${minimumWei} wei; eth_gasPrice answers a price that is enough.`,
  gasPriceTooHigh: (capWei: bigint) =>
    `Rootstock takes at most 80 times the block's minimum gas price, now ${capWei} wei (RSKIP-252); eth_gasPrice answers a price that is taken.`,
  /** What a wallet sends that counts on where an earlier chain stood. */
  nonceAhead: (nonce: bigint, next: bigint) =>
    `Nonce ${nonce} is ahead of the account's next one, ${next}: nothing is mined before those between. A wallet that has seen an earlier chain counts on from there; delete its activity and nonce data.`,
  mistypedAddress: (address: string) =>
    `${address} has neither Ethereum's checksum (EIP-55) nor one of Rootstock's (EIP-1191, chain ids 30, 31 and 33): it may be mistyped. Nodes do not look at checksums.`,
  /** A call that failed and has no error, since it did not revert. */
  emptyAnswer: (reason: string) =>
    `The call failed (${reason}). Rootstock answers 0x then, where Ethereum's nodes answer an error.`,
  ofDifference,
} as const

/** Why a run failed. */
function ofDifference(difference: Difference): string {
  switch (difference.kind) {
    case 'missingOpcode': {
      const { name, code, programCounter, contract, isInitCode, evmVersion } = difference
      const place = `pc ${programCounter} of ${isInitCode ? 'the init code of ' : ''}${toHex(contract)}`
      return `Rootstock does not have ${name} (0x${code.toString(16)}), at ${place}, in this block; solc with evmVersion ${evmVersion} does without it.`
    }
    case 'stipendNotCovered':
      return `${toHex(difference.contract)} had no gas left for the stipend of a call with value: on Rootstock the caller pays its 2,300 gas, on Ethereum nobody does. Give the transaction more gas.`
    case 'stipendUsedUp':
      return `${toHex(difference.contract)} was called with value and 2,300 gas, as Solidity's transfer and send do, and needs more by Rootstock's gas table. Send with call{value: ...}("").`
    case 'nothingKeptBack':
      return `A call from ${toHex(difference.contract)} failed and took all gas along: Rootstock keeps no 64th back for the caller (EIP-150). Limit what it takes with call{gas: ...}.`
    case 'refundsComeLater':
      return `${difference.refund} gas of refunds were due, but come at the end only. On Rootstock they are up to half of the gas used (on Ethereum a fifth), so a gas limit has to be above the gasUsed of a receipt.`
  }
}
