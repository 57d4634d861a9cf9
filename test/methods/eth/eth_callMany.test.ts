import { expect, it } from 'vitest'
import { askFixture } from '../../_helpers/sharedFixture.ts'

const CODE = '0x000000000000000000000000000000000000c0de'
const REGISTER = '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974'
const ENDLESS = { [CODE]: { code: '0x5b5f56' } }

it('eth_callMany ends after its own timeout', async () => {
  const bundles = [{ transactions: Array(10).fill({ to: CODE }) }]
  expect(await askFixture('eth_callMany', bundles, {}, ENDLESS, 1)).toMatchObject({
    error: { message: 'Execution has got timeout out.' },
  })
})

it('eth_callMany returns the reason of each failure', async () => {
  const codes = { [CODE]: { code: '0x5f3556fe5b5f5ffd' } } // jumps to the position in the data
  const call = (word: string) => ({ to: CODE, gas: '0xffff', data: `0x${word.padStart(64, '0')}` })
  const bundles = [{ transactions: [call('4'), { to: CODE, gas: '0xffff' }, { to: REGISTER, data: '0x00' }] }]
  expect(await askFixture('eth_callMany', bundles, {}, codes)).toMatchObject({
    result: [[{ error: 'execution reverted' }, { error: 'invalid jump destination' }, { error: 'execution reverted' }]],
  })
})

it('eth_callMany refuses more than 1,000 calls together', async () => {
  const bundles = [1_000, 1].map((length) => ({ transactions: Array(length).fill({ to: CODE }) }))
  expect(await askFixture('eth_callMany', bundles)).toMatchObject({
    error: { code: -38026, message: 'too many calls (max 1000)' },
  })
})

it('eth_callMany accepts the index of a transaction as a number or in hexadecimal', async () => {
  const read = [{ transactions: [{ to: REGISTER, data: '0x8381f58a' }] }]
  const at = (transactionIndex: unknown) => askFixture('eth_callMany', read, { blockNumber: '0x3', transactionIndex })
  expect(await at('0x1')).toEqual(await at(1))
  expect(await at(-1)).toMatchObject({ result: [[{ value: `0x${'2a'.padStart(64, '0')}` }]] })
  expect(await at(-2)).toMatchObject({ error: { code: -32602 } })
})
