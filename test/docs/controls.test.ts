import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { profilesOf } from '../../generated/profiles.ts'
import { foreignMethods } from '../../src/rpc/foreignMethods.ts'
import { it as itWithNode } from '../_helpers/it.ts'
import { root } from './_guide.ts'
import { methodsOf, namesIn, ROWS, rowsOf, rowsUnder, sections } from './_methodTables.ts'

const NAMES: readonly string[] = methodNames
const isServed = (name: string) => profilesOf[name as keyof typeof profilesOf]?.includes('dev') ?? false

describe('the tables of methods', () => {
  it('each table has rows', () => {
    expect(sections.map((section) => rowsOf(section).length > 0)).toEqual([true, true, true, true])
  })

  it.each(ROWS.map((row) => [`${row.title}: ${row.names.join(', ')}`, row] as const))('%s', (_name, row) => {
    const methods = methodsOf(row)
    expect(methods.length).toBeGreaterThan(0)
    if (row.here.startsWith('works')) {
      expect(methods.filter((name) => !NAMES.includes(name) || !isServed(name))).toEqual([])
      return
    }
    const reason = row.here.replace(/^refused: /, '').replace(/^other name: /, 'use ')
    expect(methods.map((name) => foreignMethods[name])).toEqual(methods.map(() => reason))
  })

  it('each refused method is in a table', () => {
    expect(Object.keys(foreignMethods).filter((name) => !ROWS.some((row) => methodsOf(row).includes(name)))).toEqual([])
  })

  it('the name to use instead of a refused method is served', () => {
    const others = Object.values(foreignMethods).flatMap((reason) => /^use (\w+)$/.exec(reason)?.[1] ?? [])
    expect(others.length).toBeGreaterThan(3)
    expect(others.filter((name) => !NAMES.includes(name))).toEqual([])
  })

  it('no refused method is in the document', () => {
    expect(Object.keys(foreignMethods).filter((name) => NAMES.includes(name))).toEqual([])
  })
})

describe("the table of viem's test client", () => {
  const folder = join(root, 'node_modules/viem/actions/test')
  const actions = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  const rows = rowsUnder("viem's test client")

  it('the table has each action of the installed viem', () => {
    expect(rows.flatMap(({ names }) => names)).toEqual(actions.sort())
  })

  it.each(actions)('%s: the table has its method, as viem sends it in modes anvil and hardhat', (action) => {
    const source = readFileSync(join(folder, `${action}.ts`), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    const sent = [...source.matchAll(/method: [`'](?:\$\{client\.mode\}|(\w+?))(_\w+)[`']/g)]
    const methods = sent.map(([, module = '*', word]) => `${module}${word}`)
    const ofBoth = methods.filter((name) => !name.startsWith('miner_')) // for mode ganache
    const row = rows.find(({ names }) => names[0] === action)
    expect(namesIn(row?.columns[1] ?? '')).toEqual(ofBoth.slice(-1)) // a method of mode ganache comes first
  })
})

/** The functions of alloy's `AnvilApi` (crates/provider/src/ext/anvil.rs at 01372a25) with the methods that they call. */
const ALLOY: Readonly<Record<string, string>> = {
  anvil_auto_impersonate_account: 'anvil_autoImpersonateAccount',
  anvil_deal_erc20: 'anvil_dealERC20',
  anvil_drop_all_transactions: 'anvil_dropAllTransactions',
  anvil_drop_transaction: 'anvil_dropTransaction',
  anvil_dump_state: 'anvil_dumpState',
  anvil_get_auto_mine: 'anvil_getAutomine',
  anvil_get_blob_by_versioned_hash: 'anvil_getBlobByHash',
  anvil_get_blobs_by_tx_hash: 'anvil_getBlobsByTransactionHash',
  anvil_impersonate_account: 'anvil_impersonateAccount',
  anvil_increase_time: 'evm_increaseTime',
  anvil_load_state: 'anvil_loadState',
  anvil_metadata: 'anvil_metadata',
  anvil_mine: 'anvil_mine',
  anvil_mine_detailed: 'evm_mine_detailed',
  anvil_node_info: 'anvil_nodeInfo',
  anvil_remove_block_timestamp_interval: 'anvil_removeBlockTimestampInterval',
  anvil_remove_pool_transactions: 'anvil_removePoolTransactions',
  anvil_reorg: 'anvil_reorg',
  anvil_reset: 'anvil_reset',
  anvil_revert: 'evm_revert',
  anvil_rollback: 'anvil_rollback',
  anvil_send_impersonated_transaction: 'eth_sendTransaction',
  anvil_send_impersonated_transaction_with_config: 'eth_sendTransaction',
  anvil_set_auto_mine: 'anvil_setAutomine',
  anvil_set_balance: 'anvil_setBalance',
  anvil_set_block_gas_limit: 'evm_setBlockGasLimit',
  anvil_set_block_timestamp_interval: 'anvil_setBlockTimestampInterval',
  anvil_set_chain_id: 'anvil_setChainId',
  anvil_set_code: 'anvil_setCode',
  anvil_set_coinbase: 'anvil_setCoinbase',
  anvil_set_erc20_allowance: 'anvil_setERC20Allowance',
  anvil_set_interval_mining: 'anvil_setIntervalMining',
  anvil_set_logging: 'anvil_setLoggingEnabled',
  anvil_set_min_gas_price: 'anvil_setMinGasPrice',
  anvil_set_next_block_base_fee_per_gas: 'anvil_setNextBlockBaseFeePerGas',
  anvil_set_next_block_timestamp: 'evm_setNextBlockTimestamp',
  anvil_set_nonce: 'anvil_setNonce',
  anvil_set_rpc_url: 'anvil_setRpcUrl',
  anvil_set_storage_at: 'anvil_setStorageAt',
  anvil_set_time: 'evm_setTime',
  anvil_snapshot: 'evm_snapshot',
  anvil_stop_impersonating_account: 'anvil_stopImpersonatingAccount',
  eth_send_raw_transaction_sync: 'eth_sendRawTransactionSync',
  eth_send_transaction_sync: 'eth_sendTransactionSync',
  eth_send_unsigned_transaction: 'eth_sendUnsignedTransaction',
  evm_mine: 'evm_mine',
}

it("the table of anvil has each function of alloy's AnvilApi beside the method that it calls", () => {
  const shown = rowsUnder('anvil and alloy').flatMap(({ names, columns }) =>
    columns.length < 3 ? [] : namesIn(columns[1] ?? '').map((name) => [name, names] as const),
  )
  expect(shown.map(([name]) => name).sort()).toEqual(Object.keys(ALLOY))
  expect(shown.filter(([name, methods]) => !methods.includes(ALLOY[name] ?? ''))).toEqual([])
})

itWithNode('a node answers refused methods with their reasons, in every profile', async ({ startNode }) => {
  for (const profile of ['local', 'dev']) {
    const { ask } = await startNode({ profile, networks: ['regtest'] })
    for (const [method, reason] of Object.entries(foreignMethods)) {
      const error = { code: -32601, message: `${method} is not supported: ${reason}`, data: { method } }
      expect(await ask(method)).toMatchObject({ error })
    }
    const { error } = Object(await ask('ganache_setNonce', '0x1'))
    expect(error.message).toMatch(/^ganache_setNonce is not supported: no node has methods of this name/)
    expect(await ask('anvil_setBalanc')).toMatchObject({ error: { message: 'method not found' } })
  }
})
