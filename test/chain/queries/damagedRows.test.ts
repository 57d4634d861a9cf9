import { expect, it } from 'vitest'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { openSql } from '../../../src/storage/engines.ts'
import { createStore } from '../../../src/storage/openStore.ts'
import { openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'

async function errorOf(read: () => unknown): Promise<unknown> {
  try {
    return await read()
  } catch (error) {
    return error
  }
}

const damagedIn = (table: string) => ({
  kind: 'storeDamaged',
  cause: expect.objectContaining({
    message: expect.stringMatching(new RegExp(`^table ${table}, key 0x[0-9a-f]{64}: `)),
  }),
})

it('a block, a transaction and a node that do not have their hash are errors that name table and key', async () => {
  const sql = await openSql({ kind: 'memory' })
  const chain = await openTestChain({ store: await createStore(sql) })
  const { address } = requireAccount(5)
  const raw = signFrom(0, { to: address, value: 1n })
  for (let nonce = 0n; nonce < 3n; nonce++) await chain.submits.sendRaw(signFrom(0, { nonce, to: address, value: 1n }))
  // Block 1 takes the content of block 2, and its transaction that of the next one.
  await sql.transaction(async (writer) => {
    await writer.run('UPDATE blocks SET encoded = (SELECT encoded FROM blocks WHERE number = 2) WHERE number = 1')
    const other = 'SELECT encoded FROM transactions WHERE block_number = 2 AND tx_index = 0'
    await writer.run(`UPDATE transactions SET encoded = (${other}) WHERE block_number = 1 AND tx_index = 0`)
  })
  const reopened = await openTestChain({ store: await createStore(sql) }) // without cached blocks
  expect(await errorOf(() => reopened.reads.getBlock({ kind: 'number', number: 1, asked: '1' }))).toMatchObject(
    damagedIn('blocks'),
  )
  expect(await errorOf(() => reopened.reads.getTransaction(keccak256(raw)))).toMatchObject(damagedIn('transactions'))
  await chain.close()
})
