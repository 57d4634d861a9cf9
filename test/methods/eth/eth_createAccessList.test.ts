import { expect, it } from 'vitest'
import { askFixture } from '../../_helpers/sharedFixture.ts'

const REGISTER = '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974'
const [CELL, THIRTEEN] = [`0x${'0'.repeat(64)}`, `0x6057361d${'d'.padStart(64, '0')}`]

it('eth_createAccessList returns the accesses and the reason of a failed call', async () => {
  expect(await askFixture('eth_createAccessList', { to: REGISTER, data: THIRTEEN }, 'latest')).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: {
      accessList: [],
      error: 'VM Exception while processing transaction: revert thirteen is not welcome',
      gasUsed: '0x53cb',
    },
  })
})

it('eth_createAccessList follows the state: before a contract exists, it touches nothing', async () => {
  const reading = { to: REGISTER, data: '0x8381f58a' }
  const listed = { result: { accessList: [{ address: REGISTER, storageKeys: [CELL] }] } }
  expect(await askFixture('eth_createAccessList', reading, '0x1')).toMatchObject({ result: { accessList: [] } })
  expect(await askFixture('eth_createAccessList', reading, '0x2')).toMatchObject(listed)
  expect(await askFixture('eth_createAccessList', reading)).toMatchObject(listed)
})
