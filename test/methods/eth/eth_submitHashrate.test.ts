import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

it('eth_submitHashrate adds to the hashrate, by client id in any spelling', async ({ node: { ask } }) => {
  await ask('eth_submitHashrate', '0x10', `0x${'ab'.repeat(32)}`)
  await ask('eth_submitHashrate', '20', 'AB'.repeat(32))
  await ask('eth_submitHashrate', '0x1', `0x${'cd'.repeat(32)}`)
  expect(await ask('eth_hashrate')).toMatchObject({ result: '0x21' })
  await ask('eth_submitHashrate', 'f'.repeat(64), `0x${'ef'.repeat(32)}`)
  expect(await ask('eth_hashrate')).toMatchObject({ result: `0x${'f'.repeat(64)}` })
})
