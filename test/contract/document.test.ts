import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type MethodName, methodNames } from '../../generated/methods.ts'
import { resultValidators } from '../../generated/resultValidators.ts'
import { signatures } from '../../generated/signatures.ts'
import { methodTraits } from '../../generated/traits.ts'
import { bundle, readSources } from '../../scripts/codegen/bundle.ts'
import { generate } from '../../scripts/codegen/generate.ts'
import { refName, type Schema } from '../../scripts/codegen/openrpc.ts'
import { lintDocument } from '../../scripts/lint-document/lint.ts'
import { parseParams } from '../../src/rpc/parseParams.ts'
import { InvalidParams } from '../../src/rpc/refusals.ts'

const root = new URL('../..', import.meta.url).pathname
const sources = readSources(`${root}/openrpc`).node
const document = bundle(sources)

const HOSTED: readonly MethodName[] = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_protocolVersion',
  'eth_sendRawTransaction',
  'eth_uninstallFilter',
  'eth_subscribe',
  'eth_unsubscribe',
  'net_version',
  'web3_clientVersion',
  'web3_sha3',
]

/** Methods outside the hosted set, many of which tools of Ethereum's nodes call. */
const NODE: readonly MethodName[] = [
  'anvil_dropAllTransactions',
  'anvil_dropTransaction',
  'anvil_getGenesisTime',
  'anvil_getIntervalMining',
  'anvil_mine',
  'anvil_removePoolTransactions',
  'anvil_reorg',
  'anvil_rollback',
  'anvil_setBlockTimestampInterval',
  'anvil_setIntervalMining',
  'anvil_setRpcUrl',
  'debug_accountTransactionQuota',
  'debug_getRawBlock',
  'debug_getRawHeader',
  'debug_getRawReceipts',
  'debug_storageRangeAt',
  'debug_traceBlockByHash',
  'debug_traceBlockByNumber',
  'debug_traceCall',
  'debug_traceCallMany',
  'debug_traceTransaction',
  'debug_wireProtocolQueueSize',
  'eth_blobBaseFee',
  'eth_bridgeState',
  'eth_callMany',
  'eth_coinbase',
  'eth_createAccessList',
  'eth_feeHistory',
  'eth_fillTransaction',
  'eth_getAccountInfo',
  'eth_getBlockReceipts',
  'eth_getBlocksByNumber',
  'eth_getHeaderByHash',
  'eth_getHeaderByNumber',
  'eth_getProof',
  'eth_getRawTransactionByBlockHashAndIndex',
  'eth_getRawTransactionByBlockNumberAndIndex',
  'eth_getRawTransactionByHash',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleByBlockNumberAndIndex',
  'eth_getWork',
  'eth_hashrate',
  'eth_maxPriorityFeePerGas',
  'eth_mining',
  'eth_netHashrate',
  'eth_pendingTransactions',
  'eth_sendRawTransactionSync',
  'eth_sendTransaction',
  'eth_sendTransactionSync',
  'eth_sendUnsignedTransaction',
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_simulateV1',
  'eth_submitHashrate',
  'eth_submitWork',
  'eth_syncing',
  'evm_freezeTime',
  'evm_increaseTime',
  'evm_mine',
  'evm_mineBlockNumber',
  'evm_mine_detailed',
  'evm_reset',
  'evm_revert',
  'evm_setAutomine',
  'evm_setBlockGasLimit',
  'evm_setIntervalMining',
  'evm_setNextBlockTimestamp',
  'evm_setTime',
  'evm_snapshot',
  'evm_startMining',
  'evm_stopMining',
  'hardhat_addBalance',
  'hardhat_autoImpersonateAccount',
  'hardhat_dealERC20',
  'hardhat_dropTransaction',
  'hardhat_dumpState',
  'hardhat_getAutomine',
  'hardhat_impersonateAccount',
  'hardhat_loadState',
  'hardhat_metadata',
  'hardhat_mine',
  'hardhat_nodeInfo',
  'hardhat_removeBlockTimestampInterval',
  'hardhat_reset',
  'hardhat_setBalance',
  'hardhat_setBlockTimestampInterval',
  'hardhat_setCode',
  'hardhat_setCoinbase',
  'hardhat_setERC20Allowance',
  'hardhat_setLoggingEnabled',
  'hardhat_setMinGasPrice',
  'hardhat_setNextBlockBaseFeePerGas',
  'hardhat_setNonce',
  'hardhat_setStorageAt',
  'hardhat_stopImpersonatingAccount',
  'mnr_getWork',
  'mnr_submitBitcoinBlock',
  'mnr_submitBitcoinBlockPartialMerkle',
  'mnr_submitBitcoinBlockTransactions',
  'net_listening',
  'net_peerCount',
  'net_peerList',
  'personal_dumpRawKey',
  'personal_importRawKey',
  'personal_listAccounts',
  'personal_lockAccount',
  'personal_newAccount',
  'personal_newAccountWithSeed',
  'personal_sendTransaction',
  'personal_sign',
  'personal_unlockAccount',
  'rpc.discover',
  'rpc_modules',
  'rsk_getRawBlockHeaderByHash',
  'rsk_getRawBlockHeaderByNumber',
  'rsk_getRawTransactionReceiptByHash',
  'rsk_getStorageBytesAt',
  'rsk_getTransactionReceiptNodesByHash',
  'rsk_protocolVersion',
  'sco_banAddress',
  'sco_bannedAddresses',
  'sco_clearPeerScoring',
  'sco_peerList',
  'sco_reputationSummary',
  'sco_unbanAddress',
  'trace_block',
  'trace_call',
  'trace_callMany',
  'trace_filter',
  'trace_get',
  'trace_rawTransaction',
  'trace_replayBlockTransactions',
  'trace_replayTransaction',
  'trace_transaction',
  'txpool_content',
  'txpool_contentFrom',
  'txpool_inspect',
  'txpool_status',
]

const NAMES: readonly string[] = methodNames
/** Further names of methods. */
const ALIASES = methodNames.filter((name) => methodTraits[name].aliasOf !== undefined)
const UNSUPPORTED = methodNames.filter((name) => methodTraits[name].unsupported !== undefined)

/** Returns the name as a generated one; throws if the method is not generated. */
function requireMethodName(name: string): MethodName {
  const found = methodNames.find((known) => known === name)
  if (found === undefined) throw new Error(`${name} is not generated`)
  return found
}

/** Returns the names of members in the schema's order, for each object that the schema may be. */
function memberOrders(schema: Schema): string[][] {
  if (schema.$ref !== undefined) return memberOrders(document.components.schemas[refName(schema.$ref)] ?? {})
  if (schema.properties !== undefined) return [Object.keys(schema.properties)]
  return [...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])].flatMap(memberOrders)
}

describe('the document', () => {
  it('the document passes its lint', () => {
    expect(lintDocument(sources)).toEqual([])
  })

  it('generated/ is the output of the document', async () => {
    for (const [name, text] of await generate(document)) {
      expect(readFileSync(`${root}/generated/${name}`, 'utf8') === text, name).toBe(true)
    }
  })

  it('the document has the hosted methods, those of other profiles, aliases and unsupported names', () => {
    expect([...methodNames].sort()).toEqual([...HOSTED, ...NODE, ...ALIASES, ...UNSUPPORTED].sort())
  })

  it('each development method has three names, and aliases have the same traits and signature', () => {
    const wordOf = (name: string) => name.replace(/^[a-z]+_/, '')
    // Ganache's names of Hardhat's methods differ in the second part, too.
    const developmentMethods = methodNames
      .filter((name) => /^(evm|hardhat)_/.test(name) && wordOf(methodTraits[name].aliasOf ?? name) === wordOf(name))
      .map(wordOf)
    const missing = developmentMethods.flatMap((method) =>
      ['evm', 'hardhat', 'anvil'].map((module) => `${module}_${method}`).filter((name) => !NAMES.includes(name)),
    )
    expect(missing).toEqual([])
    for (const alias of ALIASES) {
      const { aliasOf, givesNull: _, ...rest } = methodTraits[alias]
      expect(rest).toEqual(aliasOf && methodTraits[aliasOf])
      expect(signatures[alias]).toEqual(aliasOf && signatures[aliasOf])
    }
  })
})

describe.each(document.methods)('$name', (method) => {
  const name = requireMethodName(method.name)

  it.each(method.examples)(
    `${method.name}, example: $name: parameters and result fit their schemas`,
    ({ params, result }) => {
      const values = params.map(({ value }) => value)
      expect(parseParams(name, values)).toEqual(values)
      expect(parseParams(name, Object.fromEntries(params.map((param) => [param.name, param.value])))).toEqual(values)
      const validate = resultValidators[name]
      expect(validate(result.value), JSON.stringify(validate.errors)).toBe(true)
      const answer = Array.isArray(result.value) ? result.value[0] : result.value
      if (answer === null || typeof answer !== 'object') return
      const named = memberOrders(method.result.schema)
      const orders = named.map((members) => members.filter((name) => name in answer))
      // The validator has refused other members, except in maps and where a schema allows them.
      const known = Object.keys(answer).filter((name) => named.flat().includes(name))
      if (known.length > 0) expect(orders).toContainEqual(known)
    },
  )

  it.each(method['x-error-examples'] ?? [])(
    `${method.name}, error example: $name: parameters are as refused`,
    ({ kind, params, error }) => {
      if (kind !== 'invalidParams') {
        expect(parseParams(name, params)).toEqual(params)
        return
      }
      const refused = catchInvalidParams(() => parseParams(name, params))
      expect({ message: refused.message, data: refused.data }).toEqual({ message: error.message, data: error.data })
    },
  )
})

function catchInvalidParams(run: () => unknown): InvalidParams {
  try {
    run()
  } catch (error) {
    if (error instanceof InvalidParams) return error
    throw error
  }
  throw new Error('the parameters were accepted')
}
