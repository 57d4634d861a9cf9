import { moduleOf } from '../base/openrpc.ts'

const PREV_RANDAO = 'PREVRANDAO is the difficulty on Rootstock, which follows from the block and its parent'
const BLOBS = 'Rootstock has no blob transactions (EIP-4844)'
const TEMPO = 'it belongs to the network Tempo'

/** Methods of anvil, Hardhat and Ganache that this node does not have, with the reason or the method to use instead. */
export const foreignMethods: Readonly<Record<string, string>> = {
  anvil_classifyTransaction: TEMPO,
  anvil_dealTIP20: TEMPO,
  anvil_enableTraces: 'every transaction can be traced, by debug_traceTransaction and trace_transaction',
  anvil_getBlobByHash: BLOBS,
  anvil_getBlobsByTransactionHash: BLOBS,
  anvil_impersonateSignature: 'blocks that depend on another result of ecrecover could not be executed again',
  anvil_setChainId: 'mined transactions are signed for the chain id; start scion dev --chain-id with another one',
  anvil_setFeeAmmLiquidity: TEMPO,
  anvil_setFeeToken: TEMPO,
  anvil_setNextBlockPrevRandao: PREV_RANDAO,
  anvil_setPrevRandao: PREV_RANDAO,
  anvil_setValidatorFeeToken: TEMPO,
  evm_addAccount: 'use hardhat_impersonateAccount',
  evm_removeAccount: 'use hardhat_stopImpersonatingAccount',
  hardhat_setPrevRandao: PREV_RANDAO,
  miner_setEtherbase: 'use hardhat_setCoinbase',
  miner_setExtra: "the extra data of a block is the miner's version and name",
  miner_setGasPrice: 'use hardhat_setMinGasPrice',
  miner_start: 'use evm_startMining',
  miner_stop: 'use evm_stopMining',
}

/** The module of viem's test client in mode ganache, of which Ganache itself has no method. */
const GANACHE = "no node has methods of this name; create viem's test client with mode hardhat"

/** Returns why this node does not have a method that another node or tool knows; undefined for other names. */
export function reasonAgainst(method: string): string | undefined {
  if (Object.hasOwn(foreignMethods, method)) return foreignMethods[method]
  return moduleOf(method) === 'ganache' ? GANACHE : undefined
}
