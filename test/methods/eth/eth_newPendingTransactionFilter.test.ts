import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { useFixture } from '../../_helpers/fixture.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()
const START = { networks: ['regtest'], mining: 'auto' }

it('eth_newPendingTransactionFilter reports each pending transaction, also those mined at once', async () => {
  const { url } = await start(START)
  const ask = async (method: string, ...params: unknown[]) => {
    const { body } = await call(url('regtest'), method, params)
    return 'result' in body ? body.result : body.error
  }
  const id = await ask('eth_newPendingTransactionFilter')
  const transfer = signFrom(7, { to: requireAccount(8).address, gasPrice: 1n })
  const hash = await ask('eth_sendRawTransaction', toHex(transfer))
  expect(await ask('eth_getFilterChanges', id)).toEqual([hash])
  expect(await ask('eth_getFilterChanges', id)).toEqual([])
})
