import { expect, it } from 'vitest'
import { openSqlForReading } from '../../../src/storage/engines.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { fileIn } from '../engines.ts'

const BLOCKS = 250
const MAX_BYTES = 6 * 1024

it(`a block of one transfer takes at most ${MAX_BYTES} bytes of the file`, async () => {
  const place = fileIn(await temporaryFolder())
  const chain = await openTestChain({ store: await openStore(place) })
  const before = await countBytes()
  const to = requireAccount(1).address
  for (let nonce = 0; nonce < BLOCKS; nonce++) {
    const fields = { nonce: BigInt(nonce), gasPrice: 65_000_000n, value: 1n, to }
    await chain.submits.sendRaw(signFrom(0, fields))
  }
  expect((await chain.reads.findBlock({ kind: 'latest' }))?.header.number).toBe(BLOCKS)
  expect(((await countBytes()) - before) / BLOCKS).toBeLessThanOrEqual(MAX_BYTES)
  await chain.close()

  async function countBytes(): Promise<number> {
    const sql = await openSqlForReading(place)
    const [pages] = await sql.all('PRAGMA page_count')
    const [size] = await sql.all('PRAGMA page_size')
    await sql.close()
    return Number(pages?.page_count) * Number(size?.page_size)
  }
})
