import { describe, expect } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { bare, type MinedBitcoin, mineBitcoin } from '../../_helpers/bitcoinMiner.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'

const HASH = '00'.repeat(32)
const list = (hashes: readonly Uint8Array[], separator: string) => hashes.map(bare).join(separator)

const WAYS: readonly (readonly [string, (mined: MinedBitcoin) => readonly string[]])[] = [
  ['mnr_submitBitcoinBlock', ({ block }) => [bare(block)]],
  [
    'mnr_submitBitcoinBlockTransactions',
    ({ header, coinbase, transactionIds }) => [
      ...[HASH, bare(header), bare(coinbase)],
      list(
        transactionIds.map((id) => id.toReversed()),
        '\n ',
      ),
    ],
  ],
  [
    'mnr_submitBitcoinBlockPartialMerkle',
    ({ header, coinbase, transactionIds, merkleHashes }) => [
      ...[HASH, bare(header), bare(coinbase), list(merkleHashes, ' '), transactionIds.length.toString(16)],
    ],
  ],
]

describe.each(WAYS)('%s', (method, paramsOf) => {
  it('a Bitcoin block of 20 transactions is accepted for the work of mnr_getWork, and pending transactions get receipts', async ({
    startNode,
  }) => {
    const { askResult } = await startNode({ networks: ['regtest'] })
    const transfer = signFrom(7, { to: requireAccount(8).address, gasPrice: 10n ** 9n })
    const sent = await askResult('eth_sendRawTransaction', toHex(transfer))
    const work = await askResult('mnr_getWork')
    expect(work).toMatchObject({ notify: true, feesPaidToMiner: expect.stringMatching(/^[1-9][0-9]+$/) })
    expect(await askResult('mnr_getWork')).toMatchObject({ notify: false })
    expect(await askResult('eth_getTransactionReceipt', sent)).toBeNull()
    const hash = Reflect.get(Object(work), 'blockHashForMergedMining')
    const mined = mineBitcoin({ hashForMergedMining: fromHex(String(hash)), transactions: 20 })
    const submitted = await askResult(method, ...paramsOf(mined))
    const head = await askResult('eth_getBlockByNumber', 'latest')
    const blockHash = Reflect.get(Object(head), 'hash')
    const imported = toHex(new TextEncoder().encode('IMPORTED_BEST'))
    expect(submitted).toEqual({ blockImportedResult: imported, blockHash, blockIncludedHeight: '0x6' })
    expect(head).toMatchObject({ hashForMergedMining: hash, bitcoinMergedMiningHeader: toHex(mined.header) })
    expect(await askResult('eth_getTransactionReceipt', sent)).toMatchObject({ blockHash, status: '0x1' })
  })
})

it('a list of hashes is refused with the index of the invalid hash', async ({ node }) => {
  const text = `${HASH} ${HASH}00`
  const { error } = await node.ask('mnr_submitBitcoinBlockTransactions', HASH, HASH, '00', text)
  const message = 'Invalid Bitcoin block: its hash 1 should have 64 hexadecimal digits'
  expect(error).toMatchObject({ code: -32602, message })
})
