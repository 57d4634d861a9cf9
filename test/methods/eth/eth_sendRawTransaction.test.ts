import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { keccak256 } from '../../../src/base/keccak.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { replayExamples } from '../../_helpers/examples.ts'
import { useFixture } from '../../_helpers/fixture.ts'
import { loosen } from '../../_helpers/looseRlp.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()

replayExamples('eth_sendRawTransaction', () => start({ networks: ['regtest'] }))

it('takes lengths that are longer than they need to be, encodes anew, and mines under the hash of that', async () => {
  const { url } = await start({ networks: ['regtest'], mining: 'auto' })
  const signed = signFrom(7, { to: requireAccount(8).address, gasPrice: 1n })
  const hash = toHex(keccak256(signed))
  const ask = async (method: string, param: string) => (await call(url('regtest'), method, [param])).body
  expect(await ask('eth_sendRawTransaction', toHex(loosen(signed)))).toMatchObject({ result: hash })
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ result: { status: '0x1' } })
  expect(await ask('eth_sendRawTransaction', toHex(signed))).toMatchObject({ error: { code: -32010 } })
})
