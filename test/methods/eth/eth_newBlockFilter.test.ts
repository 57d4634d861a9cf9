import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { useFixture } from '../../_helpers/fixture.ts'
import { call } from '../../_helpers/wire.ts'

const start = useFixture()
const START = { networks: ['regtest'], mining: 'auto' }

it('eth_newBlockFilter reports each new block, for any spelling of its id', async () => {
  const { url } = await start(START)
  const ask = async (method: string, ...params: unknown[]) => {
    const { body } = await call(url('regtest'), method, params)
    return 'result' in body ? body.result : body.error
  }
  const id = `${await ask('eth_newBlockFilter')}`
  expect(await ask('eth_getFilterChanges', id)).toEqual([])
  const transfer = signFrom(7, { to: requireAccount(8).address, gasPrice: 1n })
  const hash = await ask('eth_sendRawTransaction', toHex(transfer))
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ blockHash: expect.any(String) })
  const newest = await ask('eth_getBlockByNumber', 'latest')
  const spelled = `000${id.slice(2).toUpperCase()}`
  expect(newest).toMatchObject({ hash: expect.any(String) })
  const told = await ask('eth_getFilterChanges', spelled)
  expect([told]).toEqual([[Reflect.get(Object(newest), 'hash')]])
  expect(await ask('eth_getFilterChanges', id)).toEqual([])
})
