import { expect, it } from 'vitest'
import type { Chain } from '../../../src/chain/openChain.ts'
import { MINES_ON_DEMAND, openTestChain } from '../../_helpers/chain.ts'
import { serveChain } from '../../_helpers/chainServer.ts'
import { deploy, importAll, keep, mine } from '../../chain/import/_branches.ts'

it('eth_getFilterChanges returns logs of removed blocks first, with removed true', async () => {
  const open = (): Promise<Chain> => openTestChain({ submitting: MINES_ON_DEMAND })
  const [ours, theirs] = [await open(), await open()]
  await importAll(theirs, await mine(ours, [deploy]))
  const { askResult, close } = await serveChain(ours)
  const id = await askResult('eth_newFilter', {})
  await mine(ours, [keep(1n, 11n)])
  const [first] = [await askResult('eth_getFilterChanges', id)].flat()
  expect(first).toMatchObject({ blockNumber: '0x2', logIndex: '0x0', removed: false })
  await importAll(ours, await mine(theirs, [], [keep(1n, 21n)]))
  const second = await askResult('eth_getFilterChanges', id)
  expect(second).toEqual([
    { ...Object(first), removed: true },
    expect.objectContaining({ blockNumber: '0x3', removed: false }),
  ])
  expect(Object.keys(Object([second].flat()[0]))).toEqual(Object.keys(Object(first)))
  expect(await askResult('eth_getFilterChanges', id)).toEqual([])
  await close()
  await theirs.close()
})
