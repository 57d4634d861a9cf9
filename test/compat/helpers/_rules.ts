/** A reason why a helper does something else than on Hardhat's own network and on anvil. */
export interface Rule {
  readonly name: string
  readonly why: string
  /** Matches `library: case`. The first matching rule explains a difference. */
  readonly cases: RegExp
}

export const RULES: readonly Rule[] = [
  {
    name: 'minimum gas limit',
    why: "The gas limit of Rootstock's blocks is at least 3,000,000, so a lower one is refused.",
    cases: /setBlockGasLimit, below 3,000,000$/,
  },
  {
    name: 'accounts',
    why: 'The node signs for impersonated accounts, and lists only its own, as Hardhat. The code of the refusal before and after is that of anvil.',
    cases: /: impersonateAccount$/,
  },
  {
    name: 'codes of errors',
    why: 'The same is refused with another code: -32010 for transactions in mode rootstock, -32000 for controls.',
    cases: /impersonateAccount, without balance$|dropTransaction, of a mined one$|anvil_impersonateSignature$/,
  },
  {
    name: 'reset ends impersonation',
    why: "A reset begins the chain again with the settings of the node's start. anvil keeps impersonated accounts, and Hardhat 3 has no reset.",
    cases: /reset, and automine, snapshots, impersonation$/,
  },
  {
    name: 'reset with an empty fork',
    why: 'viem sends `forking` without a URL, which anvil refuses on a chain that is no fork. Here it means no fork.',
    cases: /viem, .*: reset$/,
  },
  {
    name: 'REMASC',
    why: 'Each block ends with the REMASC transaction, which mode rootstock shows. Matchers of balances require a block of one transaction.',
    cases: /changeEtherBalance|changeTokenBalance|anvil_mine_detailed$/,
  },
  {
    name: 'snapshots stay usable',
    why: "A snapshot stays usable after a revert to it, as in Rootstock's node. Hardhat and anvil allow one use.",
    cases: /revert, twice$|rpc evm_snapshot, evm_revert$/,
  },
  {
    name: 'automine does not mine',
    why: 'Turning auto-mining on mines nothing until the next transaction or `mine`, as on Hardhat. anvil mines the pool at once.',
    cases: /viem, mode anvil: setAutomine$/,
  },
  {
    name: 'milliseconds',
    why: 'evm_setIntervalMining takes milliseconds, as on Hardhat. With `mode: anvil`, viem sends seconds, which are below the smallest interval.',
    cases: /viem, mode anvil: setIntervalMining$/,
  },
  {
    name: 'no base fee',
    why: 'Blocks have a minimum gas price instead of a base fee. Setting the minimum works, which the others refuse with EIP-1559.',
    cases: /setMinGasPrice|gas-price, base-fee$/,
  },
  {
    name: 'no fork',
    why: 'The URL of a fork can be changed on forks only. anvil accepts it without effect.',
    cases: /setRpcUrl$/,
  },
  {
    name: "the reference node's form",
    why: "Rootstock's node returns null from evm_mine, and hexadecimal text from evm_increaseTime and evm_setNextBlockTimestamp.",
    cases: /increaseTime$|rpc evm_setNextBlockTimestamp$|rpc evm_mine$/,
  },
  {
    name: 'more than both',
    why: 'The control works here, and neither on Hardhat 3 nor on anvil.',
    cases: /mode hardhat: (set|remove)BlockTimestampInterval$|anvil_rollback$/,
  },
  {
    name: 'fails on revert',
    why: 'A failed transaction is an error, as on Hardhat. cast does not work on Hardhat 3.',
    cases: /send, of a call that reverts, with gas$/,
  },
  {
    name: "Ethereum's costs",
    why: "cast run replays with Ethereum's costs, which are higher for the first access to a slot. With gas from an estimate the replay may run out of it.",
    cases: /cast: run$/,
  },
  {
    name: 'pending block',
    why: "A pending block has no number, hash, nonce and miner, as in Rootstock's node. cast reads neither this form nor Hardhat's nor geth's.",
    cases: /cast: block, age/,
  },
  {
    name: "the pool's form",
    why: "Rootstock's node returns senders without 0x, and each transaction in a list of its own. txpool_contentFrom has geth's form.",
    cases: /getTxpoolContent|inspectTxpool|tx-pool content/,
  },
  {
    name: 'chain id',
    why: 'The chain id is that of the start, because mined transactions are signed for it.',
    cases: /anvil_setChainId$/,
  },
]
