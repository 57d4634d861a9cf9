import { eth_accounts } from './eth/eth_accounts.ts'
import { eth_blockNumber } from './eth/eth_blockNumber.ts'
import { eth_call } from './eth/eth_call.ts'
import { eth_chainId } from './eth/eth_chainId.ts'
import { eth_estimateGas } from './eth/eth_estimateGas.ts'
import { eth_gasPrice } from './eth/eth_gasPrice.ts'
import { eth_getBalance } from './eth/eth_getBalance.ts'
import { eth_getBlockByHash } from './eth/eth_getBlockByHash.ts'
import { eth_getBlockByNumber } from './eth/eth_getBlockByNumber.ts'
import { eth_getBlockTransactionCountByHash } from './eth/eth_getBlockTransactionCountByHash.ts'
import { eth_getBlockTransactionCountByNumber } from './eth/eth_getBlockTransactionCountByNumber.ts'
import { eth_getCode } from './eth/eth_getCode.ts'
import { eth_getLogs } from './eth/eth_getLogs.ts'
import { eth_getStorageAt } from './eth/eth_getStorageAt.ts'
import { eth_getTransactionByBlockHashAndIndex } from './eth/eth_getTransactionByBlockHashAndIndex.ts'
import { eth_getTransactionByBlockNumberAndIndex } from './eth/eth_getTransactionByBlockNumberAndIndex.ts'
import { eth_getTransactionByHash } from './eth/eth_getTransactionByHash.ts'
import { eth_getTransactionCount } from './eth/eth_getTransactionCount.ts'
import { eth_getTransactionReceipt } from './eth/eth_getTransactionReceipt.ts'
import { eth_getUncleCountByBlockHash } from './eth/eth_getUncleCountByBlockHash.ts'
import { eth_getUncleCountByBlockNumber } from './eth/eth_getUncleCountByBlockNumber.ts'
import { eth_protocolVersion } from './eth/eth_protocolVersion.ts'
import { eth_sendRawTransaction } from './eth/eth_sendRawTransaction.ts'
import type { Handlers } from './method.ts'
import { net_version } from './net/net_version.ts'
import { rpc_discover } from './rpc/rpc.discover.ts'
import { web3_clientVersion } from './web3/web3_clientVersion.ts'
import { web3_sha3 } from './web3/web3_sha3.ts'

/** Every method of the document; one that is missing, unknown or of another shape does not compile. */
export const methods: Handlers = {
  eth_accounts,
  eth_blockNumber,
  eth_call,
  eth_chainId,
  eth_estimateGas,
  eth_gasPrice,
  eth_getBalance,
  eth_getBlockByHash,
  eth_getBlockByNumber,
  eth_getBlockTransactionCountByHash,
  eth_getBlockTransactionCountByNumber,
  eth_getCode,
  eth_getLogs,
  eth_getStorageAt,
  eth_getTransactionByBlockHashAndIndex,
  eth_getTransactionByBlockNumberAndIndex,
  eth_getTransactionByHash,
  eth_getTransactionCount,
  eth_getTransactionReceipt,
  eth_getUncleCountByBlockHash,
  eth_getUncleCountByBlockNumber,
  eth_protocolVersion,
  eth_sendRawTransaction,
  net_version,
  web3_clientVersion,
  web3_sha3,
  'rpc.discover': rpc_discover,
}
