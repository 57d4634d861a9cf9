import { describe, expect, it } from 'vitest'
import { askFixture } from '../_helpers/sharedFixture.ts'
import facts from './fixture-facts.json' with { type: 'json' }

const ACCOUNT = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
const UNKNOWN = `0x${'0b'.repeat(32)}`
const UPPER = `0x${'0B'.repeat(32)}`
const HUGE = '1'.repeat(64)

const askAt = (method: string, params: readonly unknown[], block: unknown) => askFixture(method, ...params, block)

describe.each([
  ['eth_getBalance', [ACCOUNT]],
  ['eth_getTransactionCount', [ACCOUNT]],
  ['eth_getCode', [ACCOUNT]],
  ['eth_getStorageAt', [ACCOUNT, '0x0']],
])('unknown blocks of %s', (method, params) => {
  it.each([
    [UNKNOWN, UNKNOWN],
    [UPPER, UPPER],
    [{ blockHash: UNKNOWN }, `with hash ${UNKNOWN}`],
    [{ blockHash: UNKNOWN, requireCanonical: true }, `with hash ${UNKNOWN}`],
    ['0x063', '0x063'],
    [{ blockNumber: '0x63' }, '0x63'],
    [{ blockNumber: `0x${HUGE}` }, `0x${HUGE}`],
    [{ blockNumber: HUGE }, HUGE],
  ])(`${method}: the unknown block %j is -32600 and named in the message`, async (block, named) => {
    const error = { code: -32600, message: `Block ${named} not found` }
    expect(await askAt(method, params, block)).toMatchObject({ error })
  })

  it(`${method}: a block's hash, as text or in an object, has the result of its number`, async () => {
    const expected = await askAt(method, params, '0x1')
    expect(expected).toHaveProperty('result')
    expect(await askAt(method, params, facts.block1Hash)).toEqual(expected)
    expect(await askAt(method, params, { blockHash: facts.block1Hash })).toEqual(expected)
  })
})

describe.each(['eth_call', 'eth_estimateGas'])('unknown blocks of %s', (method) => {
  it.each([
    [UNKNOWN, -32600, `Block ${UNKNOWN} not found`],
    [{ blockHash: UNKNOWN }, -32600, `Block with hash ${UNKNOWN} not found`],
    ['0x63', -32602, 'Invalid block number 99'],
    [{ blockNumber: '0x63' }, -32602, 'Invalid block number 99'],
    ['99', -32602, 'Invalid block number 99'],
    [HUGE, -32602, expect.stringMatching(/^Invalid block number \d+$/)],
  ])(`${method}: the unknown block %j is %i`, async (block, code, message) => {
    expect(await askAt(method, [{ to: ACCOUNT }], block)).toMatchObject({ error: { code, message } })
  })
})
