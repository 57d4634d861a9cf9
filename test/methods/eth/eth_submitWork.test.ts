import { Block, Transaction } from 'bitcoinjs-lib'
import { expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'

const NO_DIGEST = `0x${'00'.repeat(32)}`
const TIMESTAMP = 1_700_000_000

/** The coinbase in the document. */
const coinbaseFor = (powHash: string) =>
  [
    ...['01000000', '01', '00'.repeat(32), 'ffffffff', '09', '080000000000000000', 'ffffffff', '02'],
    ...['00f2052a01000000', '19', '6a'.repeat(25), '0000000000000000', '2b', '6a29', '52534b424c4f434b3a'],
    ...[powHash.slice(2), '00000000'],
  ].join('')

/** Returns whether the document's Bitcoin block, created by a Bitcoin library, meets the target with this nonce. */
function meets([powHash, , target]: readonly string[], nonce: number): boolean {
  const block = new Block()
  const merkleRoot = Transaction.fromHex(coinbaseFor(powHash ?? '')).getHash()
  const fields = { version: 70_001, prevHash: new Uint8Array(32), bits: 0x20555555, timestamp: TIMESTAMP }
  Object.assign(block, { ...fields, merkleRoot, nonce })
  return `0x${block.getId()}` <= (target ?? '')
}

const inHex = (value: number) => value.toString(16).padStart(8, '0')

it('eth_submitWork accepts only nonces that meet the target', async ({ node: { askResult } }) => {
  const sent = await askResult(
    'eth_sendRawTransaction',
    toHex(signFrom(7, { to: requireAccount(8).address, gasPrice: 10n ** 9n })),
  )
  const work = await askResult('eth_getWork')
  if (!Array.isArray(work)) throw new Error('there should be work')
  const submit = (nonce: number) =>
    askResult('eth_submitWork', `0x${inHex(TIMESTAMP)}${inHex(nonce)}`, work[0], NO_DIGEST)
  let nonce = 0
  for (; !meets(work, nonce); nonce++) expect(await submit(nonce)).toBe(false)
  expect(await askResult('eth_blockNumber')).toBe('0x5')
  expect(await submit(nonce)).toBe(true)
  expect(await askResult('eth_blockNumber')).toBe('0x6')
  expect(await askResult('eth_getTransactionReceipt', sent)).toMatchObject({ blockNumber: '0x6', status: '0x1' })
  expect(await askResult('eth_getWork')).not.toEqual(work)
})
